/** A number that the wire may write as text; undefined for null, blank and nonsense. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** A flag of the wire, written as boolean, number or text; undefined when it is not there. */
export function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 'true') return true;
  if (value === 'false') return false;
  const number = numberOf(value);
  return number === undefined ? undefined : number !== 0;
}

/** Anything with fields of its own and attributes that were not copied to fields. */
export type WithAttributes = {
  [field: string]: unknown;
  custom_attributes?: readonly { attribute_code: string; value?: unknown }[] | null;
};

/** An attribute's value as text, from its own field or from custom_attributes; undefined when it has none. */
export function attributeText(document: WithAttributes, code: string): string | undefined {
  const own = document[code] ?? document.custom_attributes?.find((entry) => entry.attribute_code === code)?.value;
  if (own === null || own === undefined || own === '') return undefined;
  return String(own);
}

/** The option ids of an attribute: one, a list, or several joined by comma. */
export function attributeValues(document: WithAttributes, code: string): string[] {
  const text = attributeText(document, code) ?? '';
  return text.split(',').flatMap((value) => (value.trim() === '' ? [] : [value.trim()]));
}
