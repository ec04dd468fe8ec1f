import { cartTotals, serverItem } from '@etalage/cart/contract';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { taxRules } from '../catalog/tables.ts';
import { groupTokenOf } from '../customers/groupToken.ts';
import { rebuildIndex } from '../search/followCatalogue.ts';
import { readStores, type Store } from '../stores/stores.ts';
import { testAdminKey } from '../testing/aBackend.ts';
import { aCustomer } from '../testing/aCustomer.ts';
import { aTaxRuleDocument } from '../testing/documents.ts';
import { anOrder, aShop } from '../testing/aShop.ts';

/** Group 2 pays 9% of a towel's price as tax, group 1 pays 21%, and guests fit no rule. */
const rule = (id: number, group: number, rate: number) => ({
  ...{ ...aTaxRuleDocument(), id, customer_tax_class_ids: [group] },
  rates: [{ id, tax_country_id: 'NL', tax_region_id: 0, rate }],
});

const stores = (tax: Store['tax']) => readStores().map((store) => ({ ...store, tax }));
async function open(tax: Store['tax']) {
  const shop = await aShop({ stores: stores(tax) });
  const { database } = shop.ports;
  await database.delete(taxRules);
  const rows = [rule(1, 1, 21), rule(2, 2, 9)].map((document) => ({
    storeId: 1,
    id: document.id,
    document,
    digest: '',
  }));
  await database.insert(taxRules).values(rows);
  const member = await aCustomer(shop, {});
  const body = { email: 'jans@voorbeeld.nl', group_id: 2 };
  await shop.call('POST', '/api/admin/customers/group', body, { 'x-admin-key': testAdminKey });
  return { ...shop, member };
}
type Shop = Awaited<ReturnType<typeof open>>;

/** The tax in percent of a towel that somebody puts into a cart, and that cart. */
async function inCart(shop: Shop, headers: Record<string, string>) {
  const guestsCart = 'authorization' in headers ? '' : await shop.newCart();
  const { result } = await shop.put(guestsCart, 'HD', 1, {}, headers);
  const cartId = String(v.parse(serverItem, result).quote_id);
  const totals = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`, undefined, headers);
  return { cartId, percent: v.parse(cartTotals, totals.result).items[0]?.tax_percent };
}

const priceCall = async (shop: Shop, headers: Record<string, string>) =>
  (await shop.call('GET', '/api/product/render-list?skus=HD', undefined, headers)).result;
const withoutTax = (final_price: number) => ({
  items: [{ price_info: { extension_attributes: { tax_adjustments: { final_price } } } }],
});

describe('PRICE-11 with a user group configured', () => {
  let shop: Shop;
  beforeAll(async () => void (shop = await open({ userGroup: true })));

  it('PRICE-11 a cart is taxed by the rules of the customer’s own group', async () =>
    expect((await inCart(shop, shop.member.headers)).percent).toBe(9));

  it('PRICE-11 no rule applies to who is in another group', async () =>
    expect((await inCart(shop, {})).percent).toBe(0));

  it('PRICE-11 an order is taxed by the rules of the customer’s own group', async () => {
    const { cartId } = await inCart(shop, shop.member.headers);
    await shop.call('POST', '/api/order', anOrder(cartId), shop.member.headers);
    const { result } = await shop.call('GET', '/api/user/order-history', undefined, shop.member.headers);
    expect(result).toMatchObject({ items: [{ items: [{ tax_percent: 9 }] }] });
  });

  it('PRICE-11 the price call says the tax of the customer’s own group', async () => {
    expect(await priceCall(shop, shop.member.headers)).toMatchObject(withoutTax(11.47));
    expect(await priceCall(shop, {})).toMatchObject(withoutTax(12.5));
  });

  it('PRICE-11 search says the tax of the group of its token', async () => {
    for (const store of shop.ports.stores.slice(0, 1)) await rebuildIndex(shop.ports, store);
    const filters = [{ attribute: 'sku', value: { eq: 'HD' }, scope: 'default' }];
    const found = async (more: object) => {
      const request = encodeURIComponent(JSON.stringify({ ...more, _appliedFilters: filters }));
      const answer = await shop.app.request(`/api/catalog/etalage_dailydeal/product/_search?request=${request}`);
      return answer.json();
    };
    const groupToken = await groupTokenOf(shop.ports, { id: 1, groupId: 2 });
    expect(await found({ groupId: 2, groupToken })).toMatchObject({ hits: [{ final_price_tax: 1.03 }] });
    expect(await found({})).toMatchObject({ hits: [{ final_price_tax: 0 }] });
  });
});

describe('PRICE-11 with the default group forced', () => {
  let shop: Shop;
  beforeAll(async () => void (shop = await open({ userGroup: true, forcedGroup: 1 })));

  it('PRICE-11 its rules apply to everyone, whatever their group', async () => {
    expect((await inCart(shop, shop.member.headers)).percent).toBe(21);
    expect((await inCart(shop, {})).percent).toBe(21);
  });

  it('PRICE-11 the price call says the tax of its rules to everyone', async () => {
    expect(await priceCall(shop, shop.member.headers)).toMatchObject(withoutTax(10.33));
    expect(await priceCall(shop, {})).toMatchObject(withoutTax(10.33));
  });
});
