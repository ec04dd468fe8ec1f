import { expect } from './fixtures.ts';

type Shop = { backendUrl: string; storeCode: string; adminKey: string };
type Pieces = { M: number; L: number };

/** A shirt of this test alone, in sizes S, M and L, which no listing shows; `restock` imports it with these stock quantities. */
export function aShirt({ backendUrl, storeCode, adminKey }: Shop, number: number) {
  const id = 990_000 + number * 10;
  const sku = `E2E-${storeCode.toUpperCase()}-${number}`;
  const slug = `hemd-${sku.toLowerCase()}`;
  const sizes = [
    { value_index: 9_901, label: 'S' },
    { value_index: 9_902, label: 'M' },
    { value_index: 9_903, label: 'L' },
  ];
  const document = (pieces: Record<string, number>) => ({
    id,
    sku,
    name: 'Hemd van deze test',
    type_id: 'configurable',
    status: 1,
    visibility: 2,
    price: 19.95,
    tax_class_id: '2',
    url_key: slug,
    slug,
    url_path: `${slug}.html`,
    category_ids: [],
    stock: { qty: 0, is_in_stock: true, manage_stock: true },
    configurable_options: [{ id: 99, attribute_id: '142', attribute_code: 'maat', label: 'Maat', values: sizes }],
    configurable_children: sizes.map(({ value_index, label }, at) => ({
      id: id + 1 + at,
      sku: `${sku}-${label}`,
      name: `Hemd van deze test ${label}`,
      status: 1,
      price: 19.95,
      maat: String(value_index),
      stock: { qty: pieces[label] ?? 0, is_in_stock: (pieces[label] ?? 0) > 0, manage_stock: true },
    })),
  });
  const restock = async (pieces: Pieces): Promise<void> => {
    const answer = await fetch(`${backendUrl}/api/admin/import`, {
      method: 'POST',
      headers: { 'x-admin-key': adminKey, 'x-vs-store-code': storeCode },
      body: JSON.stringify({ entity: 'product', document: document({ S: 20, ...pieces }) }),
    });
    expect(await answer.json()).toMatchObject({ code: 200, result: { accepted: 1 } });
  };
  return { sku, path: `/p/${sku}/${slug}`, restock };
}
