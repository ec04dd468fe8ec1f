import * as v from 'valibot';

/** The largest whole number of a Postgres `integer` column. */
export const maxInteger = 2_147_483_647;

/** A whole number from `min` to `max`, both included. */
export const integerBetween = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** A whole number that a Postgres `integer` column can hold. */
export const storableInteger = integerBetween(-maxInteger - 1, maxInteger);

/** An id of the database. */
export const idNumber = integerBetween(1, maxInteger);

/** A number that any column can hold and arithmetic keeps exact: JSON's `1e400` reads as Infinity and is refused. */
export const storableNumber = v.pipe(
  v.number(),
  v.minValue(Number.MIN_SAFE_INTEGER),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);
