import { attributeDocument, categoryDocument, productDocument, taxRuleDocument } from '@etalage/catalog/contract';
import { storyAnswerSchema } from '@etalage/cms/contract';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
const sold = v.looseObject({
  type_id: v.string(),
  sku: v.string(),
  tier_prices: v.array(v.unknown()),
  custom_options: v.optional(v.array(v.looseObject({ type: v.string() })), []),
  bundle_options: v.optional(
    v.array(v.looseObject({ product_links: v.array(v.looseObject({ sku: v.string() })) })),
    [],
  ),
  product_links: v.array(v.looseObject({ link_type: v.string(), linked_product_sku: v.string() })),
});
const article = v.looseObject({
  tag_list: v.array(v.string()),
  content: v.looseObject({
    title: v.string(),
    teaser: v.string(),
    date: v.pipe(v.string(), v.isoDate()),
    image: v.looseObject({ filename: v.string() }),
  }),
});
const sized = v.looseObject({
  name: v.string(),
  configurable_options: v.optional(
    v.array(v.looseObject({ attribute_code: v.string(), values: v.array(v.looseObject({ label: v.string() })) })),
    [],
  ),
});
const sizeGuide = v.looseObject({
  body: v.array(v.looseObject({ rows: v.array(v.tupleWithRest([v.string()], v.string())) })),
});
const productsOf = (store: string) => documents(store, 'products').map((document) => v.parse(pictured, document));

describe.each(['dailydeal', 'fashion', 'textile'])('the demo data of %s', (store) => {
  it('has a row in the table of sizes for each size where one has a choice', () => {
    const { story } = v.parse(storyAnswerSchema, JSON.parse(text(`content/${store}/maattabel.json`)));
    const rows = v.parse(sizeGuide, story.content).body.flatMap((table) => table.rows.map(([size]) => size));
    const untold = documents(store, 'products').flatMap((document) => {
      const { name, configurable_options } = v.parse(sized, document);
      const labels = configurable_options.flatMap(({ attribute_code, values }) =>
        attribute_code === 'maat' && values.length > 1 ? values.map(({ label }) => label) : [],
      );
      return labels.filter((label) => !rows.some((size) => label.startsWith(size))).map((label) => `${name} ${label}`);
    });
    expect(untold).toEqual([]);
  });

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
    expect(products.length).toBeGreaterThanOrEqual(120);
    expect(products.filter(({ stock }) => !stock.is_in_stock)).toHaveLength(1);
    expect(products.some(({ stock }) => stock.qty === 3)).toBe(true);
    expect(reduced.length).toBeGreaterThan(0);
    expect(Math.max(...products.map(({ configurable_children }) => configurable_children.length))).toBeGreaterThan(12);
    expect(inCategory('10')).toBeGreaterThanOrEqual(60);
  });

  it('sells in every way that the wire knows, and ties products that exist', () => {
    const products = documents(store, 'products').map((document) => v.parse(sold, document));
    const skus = new Set(products.map(({ sku }) => sku));
    const types = ['bundle', 'configurable', 'downloadable', 'grouped', 'simple', 'virtual'];
    expect([...new Set(products.map(({ type_id }) => type_id))].sort()).toEqual(types);
    expect(products.some(({ custom_options }) => custom_options.some(({ type }) => type === 'field'))).toBe(true);
    expect(products.some(({ custom_options }) => custom_options.some(({ type }) => type === 'checkbox'))).toBe(true);
    expect(products.some(({ tier_prices }) => tier_prices.length > 0)).toBe(true);
    const links = products.flatMap(({ product_links }) => product_links);
    expect([...new Set(links.map(({ link_type }) => link_type))].sort()).toEqual(['associated', 'related', 'upsell']);
    const named = [
      ...links.map(({ linked_product_sku }) => linked_product_sku),
      ...products.flatMap(({ bundle_options }) =>
        bundle_options.flatMap(({ product_links }) => product_links.map(({ sku }) => sku)),
      ),
    ];
    expect(named.filter((sku) => !skus.has(sku))).toEqual([]);
  });

  it('has at least six articles with image, title, date, teaser and tags', async () => {
    const files = readdirSync(new URL(`content/${store}/blog/`, data));
    expect(files.length).toBeGreaterThanOrEqual(6);
    for (const file of files) {
      const { story } = v.parse(storyAnswerSchema, JSON.parse(text(`content/${store}/blog/${file}`)));
      const { tag_list, content } = v.parse(article, story);
      expect(tag_list.length).toBeGreaterThan(0);
      expect(await hasPicture(content.image.filename), content.image.filename).toBe(true);
    }
  });

  it('has a picture for every path that it names', async () => {
    const paths = productsOf(store).flatMap(({ media_gallery, configurable_children }) =>
      [...media_gallery, ...configurable_children].map(({ image }) => image),
    );
    for (const path of new Set(paths)) expect(await hasPicture(path), path).toBe(true);
  });

  it('shows each of its things whole, from close by and from another side', () => {
    const book = v.parse(
      v.record(v.string(), v.object({ shape: v.string() })),
      JSON.parse(text('images/pictures.json')),
    );
    const shapes = new Set(
      Object.entries(book).flatMap(([path, { shape }]) => (path.startsWith(`/${store}/`) ? shape : [])),
    );
    expect(shapes.size).toBeGreaterThan(10);
    for (const shape of shapes)
      for (const view of [1, 2, 3])
        for (const pass of ['', '-dye'])
          expect(
            existsSync(new URL(`images/scenes/${shape}-${view}${pass}.webp`, data)),
            `${shape}-${view}${pass}`,
          ).toBe(true);
  });

  it('opens with a story whose pictures exist', async () => {
    const home = text(`content/${store}/home.json`);
    expect(v.is(storyAnswerSchema, JSON.parse(home))).toBe(true);
    for (const [path] of home.matchAll(/\/content\/[a-z0-9/-]+\.jpg/g)) expect(await hasPicture(path), path).toBe(true);
  });
});

it('DAILY-03 has an offer for each day of a round of 31, below the price of a product that is sold', () => {
  const offer = v.looseObject({
    day: v.number(),
    sku: v.string(),
    special_price: v.number(),
    associated: v.array(v.string()),
  });
  const priced = v.looseObject({ sku: v.string(), price: v.number() });
  const prices = new Map(
    documents('dailydeal', 'products')
      .map((document) => v.parse(priced, document))
      .map(({ sku, price }) => [sku, price]),
  );
  const offers = v.parse(v.array(offer), JSON.parse(text('offers/dailydeal.json')));
  expect(offers.map(({ day }) => day)).toEqual(Array.from({ length: 31 }, (_, day) => day));
  expect(new Set(offers.map(({ sku }) => sku)).size).toBe(31);
  for (const { sku, special_price, associated } of offers) {
    expect(special_price, sku).toBeLessThan(prices.get(sku) ?? 0);
    for (const beside of associated) expect(prices.has(beside), beside).toBe(true);
  }
});

it('makes the same picture each time, and none for a colour that the product does not have', async () => {
  const path = '/textile/handdoek-fenne/terra-1.jpg';
  expect(await originalPicture(path)).toEqual(await originalPicture(path));
  expect(await originalPicture('/textile/handdoek-fenne/roze-1.jpg')).toBeUndefined();
  expect(await originalPicture(placeholderPath)).toBeDefined();
});
