import { products, taxRules, variants } from '../catalog/tables.ts';
import { coupons } from '../coupons/tables.ts';
import type { Database } from '../database/database.ts';
import { stock } from '../stock/tables.ts';

const plain = (id: number, sku: string, name: string, price: number, changes: object = {}) => ({
  id,
  sku,
  name,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price,
  tax_class_id: 2,
  image: `/${sku}.jpg`,
  url_path: `${sku}.html`,
  ...changes,
});

/** A bath robe in two sizes and two colours; M blue is dearer. */
const robe = plain(20, 'BJ', 'Badjas', 0, {
  type_id: 'configurable',
  configurable_options: [
    option(93, 'kleur', 'Kleur', [
      [50, 'Blauw'],
      [59, 'Wit'],
    ]),
    option(142, 'maat', 'Maat', [
      [167, 'M'],
      [168, 'L'],
    ]),
  ],
  configurable_children: [
    { id: 21, sku: 'BJ-M-blauw', price: 59.95, kleur: '50', maat: '167', tax_class_id: 2, status: 1 },
    { id: 22, sku: 'BJ-M-wit', price: 49.95, kleur: '59', maat: '167', tax_class_id: 2, status: 1 },
    { id: 23, sku: 'BJ-L-wit', price: 49.95, kleur: '59', maat: '168', tax_class_id: 2, status: 1 },
  ],
});

function option(id: number, code: string, label: string, values: [number, string][]) {
  return {
    attribute_id: String(id),
    attribute_code: code,
    label,
    values: values.map(([value_index, text]) => ({ value_index, label: text })),
  };
}

const documents = [
  plain(10, 'HD', 'Handdoek', 12.5),
  plain(11, 'TD', 'Theedoek', 4.95, { special_price: 3.95, special_to_date: '2026-11-30' }),
  plain(12, 'LAATSTE', 'Laatste laken', 80),
  plain(13, 'OP', 'Uitverkocht kussen', 20),
  plain(14, 'UIT', 'Uit de handel', 20, { status: 2 }),
  plain(15, 'GRATIS', 'Zonder prijs', 0),
  plain(17, 'NAAM', 'Naamhanddoek', 20, {
    custom_options: [
      { option_id: 7, title: 'Naam', type: 'field', is_require: true, max_characters: 5, price: 7.95 },
      {
        option_id: 8,
        title: 'Extra',
        type: 'checkbox',
        values: [
          { option_type_id: 21, title: 'Inpakken', price: 2.5 },
          { option_type_id: 22, title: 'Verzekerd', price: 10, price_type: 'percent' },
        ],
      },
    ],
    tier_prices: [{ customer_group_id: 0, qty: 3, value: 18 }],
  }),
  plain(18, 'SET', 'Cadeaudoos', 0, {
    type_id: 'bundle',
    bundle_options: [
      {
        option_id: 1,
        title: 'Handdoek',
        type: 'radio',
        required: true,
        product_links: [
          { id: '31', sku: 'HD', qty: 2, is_default: true },
          { id: '32', sku: 'LAATSTE', qty: 1 },
        ],
      },
      {
        option_id: 2,
        title: 'Erbij',
        type: 'checkbox',
        product_links: [
          { id: '33', sku: 'TD', qty: 1 },
          { id: '34', sku: 'LAATSTE', qty: 1 },
        ],
      },
    ],
  }),
  plain(16, 'BON', 'Cadeaubon per mail', 25, { type_id: 'virtual' }),
  robe,
];

/** sku, id on the wire, pieces. BON has no stock row: it is not managed. */
const pieces: [string, number, number][] = [
  ['HD', 10, 100],
  ['TD', 11, 100],
  ['LAATSTE', 12, 1],
  ['OP', 13, 0],
  ['UIT', 14, 10],
  ['GRATIS', 15, 10],
  ['BJ-M-blauw', 21, 5],
  ['BJ-M-wit', 22, 5],
  ['BJ-L-wit', 23, 0],
];

const rule = {
  id: 1,
  customer_tax_class_ids: [3],
  product_tax_class_ids: [2],
  rates: [
    { id: 1, tax_country_id: 'NL', tax_region_id: 0, rate: 21 },
    { id: 2, tax_country_id: 'BE', tax_region_id: 0, rate: 21 },
  ],
};

/** Puts a small catalogue into a store view: towels, a tea towel on sale, a last sheet, a robe with variants. */
export async function fillShelf(database: Database, storeId = 1): Promise<void> {
  await database.insert(products).values(
    documents.map((document) => ({
      storeId,
      id: document.id,
      sku: document.sku,
      urlPath: document.url_path,
      document,
      digest: '',
    })),
  );
  const children = ['BJ-M-blauw', 'BJ-M-wit', 'BJ-L-wit'];
  await database.insert(variants).values(children.map((sku) => ({ storeId, productId: 20, sku })));
  await database.insert(taxRules).values({ storeId, id: 1, document: rule, digest: '' });
  await database.insert(stock).values(
    pieces.map(([sku, productId, quantity]) => ({
      storeId,
      sku,
      productId,
      pageProductId: sku.startsWith('BJ') ? 20 : productId,
      quantity,
      isInStock: quantity > 0,
      isManaged: true,
    })),
  );
  await database.insert(coupons).values([
    { storeId, code: 'TIEN', type: 'percentage', amount: 10 },
    { storeId, code: 'VERLOPEN', type: 'fixed', amount: 500, validTo: new Date('2026-11-19T00:00:00Z') },
    { storeId, code: 'OPGEBRUIKT', type: 'fixed', amount: 500, usageLimit: 1, timesUsed: 1 },
  ]);
}
