import { colours } from './colours.ts';
import { dailydeal } from './dailydeal.ts';
import type { Assortment, Family } from './family.ts';
import { fashion } from './fashion.ts';
import { textile } from './textile.ts';

export const assortments: readonly Assortment[] = [dailydeal, fashion, textile];

type Attribute = { code: string; id: number; label: string; filterable: boolean; labelsOf: (family: Family) => readonly string[] };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const maybe = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text]);

const attributes: readonly Attribute[] = [
  { code: 'kleur', id: 301, label: 'Kleur', filterable: true, labelsOf: (family) => family.colours.map((colour) => colours[colour].label) },
  { code: 'maat', id: 302, label: 'Maat', filterable: true, labelsOf: ({ sizes }) => (sizes.length > 1 ? sizes.map(([label]) => label) : []) },
  { code: 'manufacturer', id: 303, label: 'Merk', filterable: true, labelsOf: ({ brands }) => brands },
  { code: 'model', id: 304, label: 'Model', filterable: true, labelsOf: ({ models }) => models },
  { code: 'geslacht', id: 305, label: 'Geslacht', filterable: true, labelsOf: ({ geslacht }) => maybe(geslacht) },
  { code: 'verpakking', id: 306, label: 'Verpakking', filterable: true, labelsOf: ({ verpakking }) => maybe(verpakking) },
  { code: 'gewicht_gram', id: 307, label: 'Gewicht (g/m²)', filterable: true, labelsOf: ({ grams }) => (grams === undefined ? [] : [String(grams)]) },
  { code: 'materiaal', id: 308, label: 'Materiaal', filterable: false, labelsOf: ({ fibres }) => fibres.slice(0, 1).map(([fibre]) => capital(fibre)) },
];

const labelsIn = (shops: readonly Assortment[], { labelsOf }: Attribute): string[] => [
  ...new Set(shops.flatMap(({ families }) => families.flatMap(labelsOf))),
];

/** attribute code → label → option id: the same in every store, no id used by two attributes. */
const ids = new Map(
  attributes.map((attribute) => [
    attribute.code,
    new Map(labelsIn(assortments, attribute).map((label, at) => [label, attribute.id * 1000 + at + 1])),
  ]),
);

/** The option id of a label. Throws for a label that no family uses. */
export function optionOf(code: string, label: string): number {
  const id = ids.get(code)?.get(label);
  if (id === undefined) throw new RangeError(`No option ${label} of ${code}`);
  return id;
}

/** The attribute_id of a code. */
export function codeOf(code: string): number {
  const found = attributes.find((attribute) => attribute.code === code);
  if (found === undefined) throw new RangeError(`No attribute ${code}`);
  return found.id;
}

/** The attribute documents of one store (wire contract 3.9), with the blank first option that real data has. */
export function attributeDocuments(shop: Assortment) {
  return attributes.map((attribute, at) => ({
    attribute_id: attribute.id, id: attribute.id, attribute_code: attribute.code, frontend_input: 'select',
    default_frontend_label: attribute.label, frontend_labels: null, is_user_defined: true, is_visible: true,
    is_visible_on_front: '1', is_comparable: '0', is_filterable: attribute.filterable, is_searchable: '1', entity_type_id: '4',
    default_value: '', position: at,
    options: [
      { label: ' ', value: '' },
      ...labelsIn([shop], attribute).map((label) => ({ label, value: String(optionOf(attribute.code, label)) })),
    ],
  }));
}

/** Dutch VAT, for products of tax class 2 (wire contract 3.10). */
export const taxRule = {
  id: 2, code: 'BTW hoog', priority: 0, position: 0, customer_tax_class_ids: [3], product_tax_class_ids: [2], tax_rate_ids: [6],
  calculate_subtotal: false,
  rates: [{ id: 6, tax_country_id: 'NL', tax_region_id: 0, tax_postcode: '*', rate: 21, code: 'BTW21', titles: [] }],
  tsk: 1_792_000_000_000,
};
