/** A document as an import takes it. */
export type TestDocument = Record<string, unknown>;

/** A simple product; state only what matters. */
export const aProductDocument = (differences: TestDocument = {}): TestDocument => ({
  id: 100,
  sku: 'HD-100',
  name: 'Handdoek Fenne',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price: 12.95,
  tax_class_id: '2',
  url_key: 'handdoek-fenne',
  url_path: 'bad/handdoek-fenne.html',
  category_ids: ['10'],
  category: [{ category_id: 10, name: 'Bad', position: 1 }],
  stock: { qty: 8, is_in_stock: true, manage_stock: true },
  updated_at: '2026-11-01 10:00:00',
  ...differences,
});

/** One variant of a configurable product. */
export const aVariantDocument = (differences: TestDocument = {}): TestDocument => ({
  id: 201,
  sku: 'HD-200-wit',
  name: 'Handdoek Loom wit',
  status: 1,
  price: 10,
  kleur: '31',
  stock: { qty: 3, is_in_stock: true },
  ...differences,
});

/** A product that comes in two colours. */
export const aConfigurableDocument = (differences: TestDocument = {}): TestDocument => ({
  ...aProductDocument({
    id: 200,
    sku: 'HD-200',
    name: 'Handdoek Loom',
    url_key: 'handdoek-loom',
    url_path: 'bad/loom.html',
  }),
  type_id: 'configurable',
  price: 10,
  configurable_options: [
    {
      id: 1,
      attribute_id: '3',
      attribute_code: 'kleur',
      label: 'Kleur',
      values: [
        { value_index: 31, label: 'Wit' },
        { value_index: 32, label: 'Blauw' },
      ],
    },
  ],
  configurable_children: [
    aVariantDocument(),
    aVariantDocument({ id: 202, sku: 'HD-200-blauw', name: 'Handdoek Loom blauw', kleur: '32', price: 12 }),
  ],
  ...differences,
});

/** The attribute colour. */
export const aColourDocument = (differences: TestDocument = {}): TestDocument => ({
  id: 3,
  attribute_id: 3,
  attribute_code: 'kleur',
  default_frontend_label: 'Kleur',
  options: [
    { value: '', label: ' ' },
    { value: '31', label: 'Wit' },
    { value: '32', label: 'Blauw' },
  ],
  ...differences,
});

/** A category below the root. */
export const aCategoryDocument = (differences: TestDocument = {}): TestDocument => ({
  id: 10,
  parent_id: 2,
  name: 'Bad',
  level: 2,
  path: '1/2/10',
  position: 1,
  is_active: true,
  url_key: 'bad',
  url_path: 'bad',
  slug: 'bad',
  children_data: [],
  ...differences,
});

/** 21 percent in the Netherlands. */
export const aTaxRuleDocument = (): TestDocument => ({
  id: 2,
  code: 'BTW hoog',
  customer_tax_class_ids: [3],
  product_tax_class_ids: [2],
  rates: [{ id: 6, tax_country_id: 'NL', tax_region_id: 0, rate: 21 }],
});
