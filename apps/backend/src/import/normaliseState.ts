import { numberOf } from '@etalage/catalog/rules';
import { Rejection, type Changes, type Fields } from './documentFields.ts';

/** How other systems write whether something is sold, in words. */
const statuses: Readonly<Record<string, number>> = { enabled: 1, true: 1, yes: 1, disabled: 2, false: 2, no: 2 };

/** How other systems write where something is shown, in words. */
const visibilities: Readonly<Record<string, number>> = {
  'not visible individually': 1,
  catalog: 2,
  search: 3,
  'catalog, search': 4,
  'catalog/search': 4,
};

/** 1 for what is sold, 2 for what is not. Throws a Rejection for a word that says neither. */
export const statusIn = (document: Fields, changes: Changes): number =>
  stateIn(document, 'status', statuses, 1, changes);

/** From 1, nowhere by itself, to 4, everywhere. Throws a Rejection for a word that says none of it. */
export const visibilityIn = (document: Fields, changes: Changes): number =>
  stateIn(document, 'visibility', visibilities, 4, changes);

function stateIn(
  document: Fields,
  field: string,
  words: Readonly<Record<string, number>>,
  defaultState: number,
  changes: Changes,
): number {
  const value = document[field];
  if (value === undefined || value === null || value === '') return defaultState;
  const number = numberOf(value);
  if (number !== undefined) {
    if (typeof value === 'string') changes.add('number given as text');
    return number;
  }
  const known = words[String(value).trim().toLowerCase()];
  if (known === undefined)
    throw new Rejection(`${field} cannot be read: a number or one of ${Object.keys(words).join(', ')} was wanted`, {
      field,
      value,
    });
  changes.add('state given as word');
  return known;
}
