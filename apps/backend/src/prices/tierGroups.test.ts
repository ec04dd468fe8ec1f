import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueVersions, products } from '../catalog/tables.ts';
import { followCatalogue } from '../search/followCatalogue.ts';
import { aCustomer } from '../testing/aCustomer.ts';
import { testAdminKey } from '../testing/aBackend.ts';
import { aShop } from '../testing/aShop.ts';
import { fillShelf } from '../testing/shelf.ts';

const profile = v.object({ extension_attributes: v.object({ has_group_prices: v.boolean() }) });

let shop: Awaited<ReturnType<typeof aShop>>;
let member: Awaited<ReturnType<typeof aCustomer>>;
beforeAll(async () => {
  shop = await aShop();
  await fillShelf(shop.ports.database, 3);
  member = await aCustomer(shop, { store: 'textile' });
});

/** Brings another version of the catalogue, in which one product has a tier for this group. */
async function importTier(group: number): Promise<void> {
  const { database } = shop.ports;
  const rows = await database.select().from(products).where(eq(products.storeId, 3));
  for (const { sku, document } of rows) {
    const tier_prices = sku === 'HD' ? [{ customer_group_id: group, qty: 1, value: 9 }] : null;
    await database
      .update(products)
      .set({ document: { ...Object(document), tier_prices } })
      .where(eq(products.sku, sku));
  }
  const [row] = await database.select().from(catalogueVersions).where(eq(catalogueVersions.storeId, 3));
  const version = (row?.version ?? 0) + 1;
  await database
    .insert(catalogueVersions)
    .values({ storeId: 3, version })
    .onConflictDoUpdate({ target: catalogueVersions.storeId, set: { version } });
}

async function indexed(): Promise<void> {
  const store = shop.ports.stores.find(({ id }) => id === 3) ?? expect.unreachable();
  await followCatalogue(shop.ports, store);
}

const putInGroup = (group_id: number) =>
  shop.call(
    'POST',
    '/api/admin/customers/group',
    { email: 'jans@voorbeeld.nl', group_id },
    { 'x-admin-key': testAdminKey, 'x-vs-store-code': 'textile' },
  );
const hasPrices = async () => {
  const { result } = await shop.call('GET', '/api/user/me', undefined, member.headers);
  return v.parse(profile, result).extension_attributes.has_group_prices;
};

describe('PRICE-09 whether a customer’s group pays something else than guests', () => {
  it.each([
    ['no tier names it', 2, 1, false],
    ['a tier names it', 2, 2, true],
    ['a tier names guests', 0, 1, true],
    ['a tier is for all', 32_000, 1, false],
  ])('PRICE-09 %s', async (_what, group, own, expected) => {
    await importTier(group);
    await indexed();
    await putInGroup(own);
    expect(await hasPrices()).toBe(expected);
  });

  it('PRICE-09 it may, while a version of the catalogue is not indexed', async () => {
    await importTier(32_000);
    expect(await hasPrices()).toBe(true);
    await indexed();
    expect(await hasPrices()).toBe(false);
  });
});
