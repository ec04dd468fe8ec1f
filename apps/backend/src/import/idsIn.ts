import { numberOf } from '@etalage/catalog/rules';
import { Rejection, type Changes } from './documentFields.ts';
import type { ImportEntity } from './entities.ts';
import type { IdBook } from './idBook.ts';

/** The id of a document. Throws a Rejection where there is none. */
export function idIn(ids: IdBook, entity: ImportEntity, value: unknown, changes: Changes): number {
  const id = ids.of(entity, value);
  if (id === undefined)
    throw new Rejection('id cannot be read: a number from 1 or a text was wanted', {
      field: 'id',
      value: value ?? null,
    });
  if (typeof value === 'string') changes.add(numberOf(value) === id ? 'number given as text' : 'id given as text');
  return id;
}

/** The id of another document; 0 is that of the root above all categories. */
export const referenceIn = (ids: IdBook, entity: ImportEntity, value: unknown): number | undefined =>
  numberOf(value) === 0 ? 0 : ids.of(entity, value);
