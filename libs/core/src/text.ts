import * as v from 'valibot';

/** Text that a database can keep: Postgres refuses the character 0 and half of a surrogate pair. */
export const storableText = v.pipe(v.string(), v.regex(/^[^\0\p{Surrogate}]*$/u));
