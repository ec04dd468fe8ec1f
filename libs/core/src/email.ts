import * as v from 'valibot';

const maxLength = 254;

/** RFC 5322's dot-atom: no quotes, comments, spaces, brackets, commas or colons. */
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
/** ASCII and Latin letters; domains in other scripts are written in Punycode. */
const letter = 'A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F';
const label = `[${letter}0-9](?:[${letter}0-9-]{0,61}[${letter}0-9])?`;
const topLevel = `(?:[Xx][Nn]--[A-Za-z0-9-]{1,59}|[${letter}]{2,63})`;
const pattern = new RegExp(`^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLevel}$`);

/**
 * Whether a text is one bare email address (RFC 5321, 5322): no display name, list, group, quoted local part, address literal
 * or control character, so that every mail program reads the same single mailbox in it.
 */
export const isEmailAddress = (text: string): boolean => text.length <= maxLength && pattern.test(text);

/** The same rule as a schema for contracts. */
export const emailAddress = v.pipe(v.string(), v.maxLength(maxLength), v.regex(pattern));
