import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '../catalog/tables.ts';
import { groupTokenOf } from '../customers/groupToken.ts';
import { aBackend } from '../testing/aBackend.ts';
import { fillShelf } from '../testing/shelf.ts';
import { rebuildIndex } from './followCatalogue.ts';

const textile = 3;
const tier = (customer_group_id: number, value: number, qty = 1) => ({ customer_group_id, qty, value });
/** Group 2 pays less for the towel, of which a set is made, and for one robe; of the towel with a name, only guests do. */
const tiers: Record<string, object[]> = {
  HD: [tier(2, 9), tier(2, 8, 2), tier(3, 1), tier(32_000, 7, 12)],
  NAAM: [tier(0, 12)],
};
const variantTiers: Record<string, object[]> = { 'BJ-M-wit': [tier(2, 30)] };

const cheapestFirst = { _appliedSort: [{ field: 'final_price', options: 'asc' }] };
const priceFrom = (from: number, to: number) => ({
  attribute: 'final_price',
  value: { gte: from, lte: to },
  scope: 'default',
});
const isSold = { attribute: 'status', value: { eq: 1 }, scope: 'default' };
const answer = v.object({
  hits: v.array(v.object({ sku: v.string() })),
  aggregations: v.record(v.string(), v.looseObject({ value: v.nullish(v.number()) })),
});

let backend: Awaited<ReturnType<typeof aBackend>>;
beforeAll(async () => {
  backend = await aBackend();
  const { database, stores } = backend.ports;
  await fillShelf(database, textile);
  const rows = await database.select().from(products).where(eq(products.storeId, textile));
  for (const { id, sku, document } of rows) {
    const changed = withTiers(sku, document);
    await database
      .update(products)
      .set({ document: changed })
      .where(and(eq(products.storeId, textile), eq(products.id, id)));
  }
  const store = stores.find(({ id }) => id === textile) ?? expect.unreachable();
  await rebuildIndex(backend.ports, store);
});

const children = v.looseObject({ configurable_children: v.optional(v.array(v.looseObject({ sku: v.string() }))) });
function withTiers(sku: string, document: unknown) {
  const { configurable_children: variants, ...product } = v.parse(children, document);
  return {
    ...product,
    ...(tiers[sku] && { tier_prices: tiers[sku] }),
    ...(variants && {
      configurable_children: variants.map((variant) => ({ ...variant, tier_prices: variantTiers[variant.sku] })),
    }),
  };
}

type Query = { _appliedFilters?: object[] } & Record<string, unknown>;

async function ask(groupId: number | undefined, query: Query) {
  const group = groupId && { groupId, groupToken: await groupTokenOf(backend.ports, { id: 1, groupId }) };
  const filters = [...(query._appliedFilters ?? []), isSold];
  const request = encodeURIComponent(JSON.stringify({ ...query, _appliedFilters: filters, ...group }));
  const found = await backend.app.request(`/api/catalog/etalage_textile/product/_search?request=${request}`);
  return v.parse(answer, await found.json());
}
const skus = async (groupId: number | undefined, query: Query) =>
  (await ask(groupId, query)).hits.map(({ sku }) => sku);

/** Of a group that has no price of its own anywhere. */
const [guests, business, stranger] = [undefined, 2, 7];

describe('PRICE-09 lists and search by what a group pays', () => {
  it.each([
    ['guests', guests, ['TD', 'HD', 'NAAM', 'OP', 'BON', 'SET', 'BJ', 'LAATSTE', 'GRATIS']],
    ['a group', business, ['TD', 'HD', 'SET', 'OP', 'BON', 'NAAM', 'BJ', 'LAATSTE', 'GRATIS']],
    ['a group that is in no tier', stranger, ['TD', 'HD', 'OP', 'BON', 'SET', 'NAAM', 'BJ', 'LAATSTE', 'GRATIS']],
  ])('PRICE-09 %s: the cheapest first', async (_who, group, expected) =>
    expect(await skus(group, cheapestFirst)).toEqual(expected),
  );

  it.each([
    ['guests', guests, ['HD', 'NAAM', 'OP']],
    ['a group: the set of what costs it less, and not the towel of 9', business, ['SET', 'OP']],
    ['a group that is in no tier', stranger, ['HD', 'OP']],
  ])('PRICE-09 %s: from 10 to 22 euro', async (_who, group, expected) =>
    expect(await skus(group, { ...cheapestFirst, _appliedFilters: [priceFrom(10, 22)] })).toEqual(expected),
  );

  it.each([
    ['guests', guests, ['NAAM']],
    ['a group', business, []],
  ])('PRICE-09 %s: from 15 to 20 euro among what a text finds', async (_who, group, expected) =>
    expect(await skus(group, { _searchText: 'naamhanddoek', _appliedFilters: [priceFrom(15, 20)] })).toEqual(expected),
  );

  it.each([
    ['guests', guests, 49.95],
    ['a group, by its price of one variant', business, 30],
  ])('PRICE-09 %s: the bounds of the price', async (_who, group, lowest) => {
    const robe = { attribute: 'sku', value: { eq: 'BJ' }, scope: 'default' };
    const found = await ask(group, { _appliedFilters: [robe], _availableFilters: [{ field: 'price' }] });
    expect(found.aggregations['agg_min_final_price']?.value).toBe(lowest);
  });

  it('PRICE-09 a group without its token finds by the prices for guests', async () => {
    const query = { ...cheapestFirst, groupId: business, groupToken: 'abc', _appliedFilters: [priceFrom(10, 22)] };
    expect(await skus(guests, query)).toEqual(['HD', 'NAAM', 'OP']);
  });
});
