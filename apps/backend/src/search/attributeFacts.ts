import { filters, variantAttributes } from '@etalage/core/constants';
import * as v from 'valibot';
import type { Document } from '../catalog/readCatalogue.ts';

const attribute = v.looseObject({
  attribute_code: v.string(),
  frontend_input: v.nullish(v.string()),
  options: v.nullish(v.array(v.looseObject({ value: v.unknown(), label: v.unknown() }))),
});

/** The attributes that can be filtered and counted: those with options, and the default filters. */
export function attributeCodes(documents: readonly Document[]): string[] {
  const chosen = documents
    .map((document) => v.parse(attribute, document))
    .filter(({ options }) => (options ?? []).length > 0);
  const codes = [...chosen.map(({ attribute_code: code }) => code), ...filters.default];
  return [...new Set(codes)].filter((code) => code !== 'price');
}

/** The label of an attribute's option. */
export function attributeLabels(documents: readonly Document[]): (code: string, value: string) => string | undefined {
  const labels = new Map<string, string>();
  for (const { attribute_code: code, options } of documents.map((document) => v.parse(attribute, document))) {
    for (const { value, label } of options ?? []) labels.set(`${code}:${String(value)}`, String(label));
  }
  return (code, value) => labels.get(`${code}:${value}`);
}

/** What imports may call the colour. */
const colours: ReadonlySet<string> = new Set([variantAttributes.colour, 'color']);

/** An attribute of a colour, with its options. */
export type ColourAttribute = { code: string; options: { value: string; label: string }[] };

/** The attributes of colours, with their options. */
export function colourAttributes(documents: readonly Document[]): ColourAttribute[] {
  const found = documents
    .map((document) => v.parse(attribute, document))
    .filter(({ attribute_code: code }) => colours.has(code));
  return found.map(({ attribute_code: code, options }) => ({
    code,
    options: (options ?? []).map(({ value, label }) => ({ value: String(value), label: String(label) })),
  }));
}

/** An attribute document with those of its options that occur. */
export const withOptions = (document: Document, values: ReadonlySet<string>): Document => ({
  ...document,
  options: (v.parse(attribute, document).options ?? []).filter(({ value }) => values.has(String(value))),
});
