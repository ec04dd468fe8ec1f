import { attributeDocument, categoryDocument, productDocument, taxRuleDocument } from '@etalage/catalog/contract';
import { storyAnswerSchema } from '@etalage/cms/contract';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { hasPicture, originalPicture, placeholderPath } from '../../data/images/originals.ts';

const data = new URL('../../data/', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, data), 'utf8');
const documents = (store: string, name: string): unknown[] =>
  text(`catalog/${store}/${name}.jsonl`)
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

const pictured = v.looseObject({
  url_key: v.string(),
  media_gallery: v.array(v.looseObject({ image: v.string() })),
  category_ids: v.array(v.string()),
  configurable_children: v.optional(v.array(v.looseObject({ image: v.string() })), []),
  stock: v.looseObject({ qty: v.number(), is_in_stock: v.boolean() }),
  special_price: v.nullable(v.number()),
  special_from_date: v.nullable(v.string()),
  special_to_date: v.nullable(v.string()),
});
const productsOf = (store: string) => documents(store, 'products').map((document) => v.parse(pictured, document));

describe.each(['dailydeal', 'fashion', 'textile'])('the demo data of %s', (store) => {
  it('is as the contract says', () => {
    const kinds = {
      products: productDocument,
      categories: categoryDocument,
      attributes: attributeDocument,
      taxrules: taxRuleDocument,
    };
    for (const [name, schema] of Object.entries(kinds)) {
      for (const document of documents(store, name)) expect(v.safeParse(schema, document).issues).toBeUndefined();
    }
  });

  it('has what a shop in use has: sold out, three left, reduced now, many variants, a full category', () => {
    const products = productsOf(store);
    const reduced = products.filter(
      ({ special_price, special_from_date: from, special_to_date: to }) =>
        special_price !== null && (from ?? '') <= '2026-11-21' && (to ?? '9') >= '2026-11-21',
    );
    const inCategory = (id: string) => products.filter(({ category_ids }) => category_ids.includes(id)).length;
    expect(products.length).toBeGreaterThanOrEqual(72);
    expect(products.filter(({ stock }) => !stock.is_in_stock)).toHaveLength(1);
    expect(products.some(({ stock }) => stock.qty === 3)).toBe(true);
    expect(reduced.length).toBeGreaterThan(0);
    expect(Math.max(...products.map(({ configurable_children }) => configurable_children.length))).toBeGreaterThan(12);
    expect(inCategory('10')).toBeGreaterThanOrEqual(60);
  });

  it('has a picture for every path that it names', async () => {
    const paths = productsOf(store).flatMap(({ media_gallery, configurable_children }) =>
      [...media_gallery, ...configurable_children].map(({ image }) => image),
    );
    for (const path of new Set(paths)) expect(await hasPicture(path), path).toBe(true);
  });

  it('opens with a story whose pictures exist', async () => {
    const home = text(`content/${store}/home.json`);
    expect(v.is(storyAnswerSchema, JSON.parse(home))).toBe(true);
    for (const [path] of home.matchAll(/\/content\/[a-z0-9/-]+\.jpg/g)) expect(await hasPicture(path), path).toBe(true);
  });
});

it('makes the same picture each time, and none for a colour that the product does not have', async () => {
  const path = '/textile/handdoek-fenne/terra-1.jpg';
  expect(await originalPicture(path)).toEqual(await originalPicture(path));
  expect(await originalPicture('/textile/handdoek-fenne/roze-1.jpg')).toBeUndefined();
  expect(await originalPicture(placeholderPath)).toBeDefined();
});
