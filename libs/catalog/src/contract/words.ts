import * as v from 'valibot';

/** An id or a number that other systems write as text now and then; compare it as text. */
export const numberOrText = v.union([v.number(), v.string()]);
/** A field that may be absent or null. */
export const maybe = <T extends v.GenericSchema>(schema: T) => v.nullish(schema);
/** An amount in decimal euros, in some exports as text. */
export const amount = maybe(numberOrText);
export const text = v.string();
export const number = v.number();
/** An attribute's value: an option id, several (as list or joined by comma), or plain text. */
export const attributeValue = maybe(v.union([v.number(), v.string(), v.boolean(), v.array(numberOrText)]));
