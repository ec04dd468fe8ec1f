import * as v from 'valibot';

/** Half of a surrogate pair: no character, and no text that UTF-8 can carry. */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Text that a database can keep: Postgres refuses the character 0 and lone surrogates. The pattern has no flags, so that
 * tools can read it in the OpenAPI document; JSON in UTF-8 cannot carry a lone surrogate, so no pattern names it.
 */
export const storableText = v.pipe(
  v.string(),
  v.regex(/^[^\u0000]*$/),
  v.check((text) => !loneSurrogate.test(text)),
);

/** Text that a database can keep, of at most `max` UTF-16 code units. */
export const shortText = (max: number) => v.pipe(storableText, v.maxLength(max));

/** Whether every text in a JSON value, keys included, can be kept by a database. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return v.is(storableText, value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => v.is(storableText, key) && isStorable(part));
}

/** Any JSON value of which a database can keep every text and number. */
export const storableJson = v.pipe(v.unknown(), v.check(isStorable));
