import { numberOf } from '@etalage/catalog/rules';
import type { ImportEntity } from './entities.ts';

/** An id that is text, or a number that an int4 column does not hold, and the number that stands for it. */
export type AssignedId = { entity: ImportEntity; sourceId: string; id: number };

/** Finds the numbers by which documents are known here. */
export type IdBook = {
  /** The id of a document; undefined for what is no id. */
  of(entity: ImportEntity, given: unknown): number | undefined;
  /** What was assigned since the book was opened. */
  assigned(): readonly AssignedId[];
};

/** Ids up to here are kept as they are; those above it are ours to assign, so that the two never meet. */
const largestGivenId = 999_999_999;

/** A longer text is no id. */
const longestId = 255;

/** The numbers that were assigned by earlier imports, continued: an id has the same number in every import. */
export function idBook(earlier: readonly AssignedId[]): IdBook {
  const known = new Map(earlier.map((entry) => [keyOf(entry.entity, entry.sourceId), entry.id]));
  const fresh: AssignedId[] = [];
  let last = earlier.reduce((largest, { id }) => Math.max(largest, id), largestGivenId);
  const assign = (entity: ImportEntity, sourceId: string): number => {
    const key = keyOf(entity, sourceId);
    const id = known.get(key);
    if (id !== undefined) return id;
    last += 1;
    known.set(key, last);
    fresh.push({ entity, sourceId, id: last });
    return last;
  };
  return {
    of: (entity, given) => {
      if (isGivenId(given)) return Number(given);
      const sourceId = sourceIdOf(given);
      return sourceId === undefined ? undefined : assign(entity, sourceId);
    },
    assigned: () => fresh,
  };
}

const keyOf = (entity: ImportEntity, sourceId: string): string => `${entity} ${sourceId}`;

const isGivenId = (given: unknown): boolean => isWhole(given) && Number(given) >= 1 && Number(given) <= largestGivenId;

/** 12, '12' and '12.0'; not '1e3', which is a name. */
const isWhole = (given: unknown): boolean =>
  typeof given === 'number' ? Number.isInteger(given) : typeof given === 'string' && /^\s*\d+(?:\.0+)?\s*$/.test(given);

/** A text or a number that is too large; neither 0 nor anything below it, nor a part of a number. */
function sourceIdOf(given: unknown): string | undefined {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined;
  const number = numberOf(given);
  if (number !== undefined && (number < 1 || !isWhole(given)) && !/[a-z]/i.test(String(given))) return undefined;
  const text = String(given).trim();
  return text === '' || text.length > longestId ? undefined : text;
}
