import {
  addToCartAtom,
  cartPortsAtom,
  createCartApi,
  createCartStorage,
  linesAtom,
  syncTotalsAtom,
  totalsAtom,
} from '@etalage/cart/headless';
import { aNewLine } from '@etalage/cart/testing';
import {
  changeDetailsAtom,
  checkoutPortsAtom,
  choosePaymentAtom,
  createCheckoutApi,
  createCheckoutStorage,
  detailsAtom,
  offeredPaymentsAtom,
  openCheckoutAtom,
  orderStatusAtom,
  placeOrderAtom,
  restoreCartAtom,
} from '@etalage/checkout/headless';
import { someDetails } from '@etalage/checkout/testing';
import { createHttp, createStorage } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { aShop } from '../../backend/src/testing/aShop.ts';

/** A guest of dailydeal whose client speaks to the backend in this process. */
async function aGuest() {
  const shop = await aShop();
  const store = createStore();
  const http = createHttp({ storeCode: 'dailydeal', baseUrl: 'http://shop.test', fetch: shop.fetch });
  const web = createStorage();
  const lock = <T>(act: () => Promise<T>): Promise<T> => act();
  store.set(cartPortsAtom, { api: createCartApi(http), storage: createCartStorage(web), lock });
  const api = createCheckoutApi(http);
  store.set(checkoutPortsAtom, { api, storage: createCheckoutStorage(web), storeCode: 'dailydeal' });
  const towel = aNewLine({ sku: 'HD', parentSku: undefined, option: undefined, type: 'simple', options: [] });
  await store.set(addToCartAtom, towel);
  await store.set(addToCartAtom, towel);
  return { shop, store };
}

describe('a guest and the server', () => {
  it('have the same cart after two adds, and totals', async () => {
    const { store } = await aGuest();
    expect(store.get(linesAtom).map(({ sku, quantity }) => [sku, quantity])).toEqual([['HD', 2]]);
    await store.set(syncTotalsAtom);
    expect(store.get(totalsAtom)?.segments.map(({ code }) => code)).toContain('grand_total');
  });

  it('come from filled-in details to a payment address, and back to the lines', async () => {
    const { shop, store } = await aGuest();
    store.set(changeDetailsAtom, () => someDetails());
    await store.set(openCheckoutAtom);
    expect(store.get(offeredPaymentsAtom).map(({ code }) => code)).toContain('multisafepay_ideal');
    await store.set(choosePaymentAtom, 'multisafepay_ideal');
    const before = await shop.pieces('HD');
    const outcome = await store.set(placeOrderAtom);
    expect(outcome).toMatchObject({ kind: 'placed', next: { kind: 'pay' } });
    expect(await shop.pieces('HD')).toBe((before ?? 0) - 2);
    expect(store.get(linesAtom)).toEqual([]);
    if (outcome.kind !== 'placed') return;
    const { backendOrderId } = outcome.order;
    expect(await store.set(orderStatusAtom, backendOrderId)).toMatchObject({ status: 'pending_payment' });
    await store.set(restoreCartAtom, backendOrderId);
    expect(store.get(linesAtom).map(({ sku, quantity }) => [sku, quantity])).toEqual([['HD', 2]]);
    expect(store.get(linesAtom)).toMatchObject([
      { image: '/HD.jpg', slug: expect.any(String), stock: { qty: before } },
    ]);
    expect(store.get(detailsAtom).shippingDetails.city).toBe('Amsterdam');
  });

  it('agree on a chosen variant: a second add raises its line', async () => {
    const { store } = await aGuest();
    const configurable_item_options = [
      { option_id: '93', option_value: '50' },
      { option_id: '142', option_value: '167' },
    ];
    const robe = aNewLine({
      sku: 'BJ-M-blauw',
      parentSku: 'BJ',
      price: 5995,
      option: { extension_attributes: { configurable_item_options } },
    });
    await Promise.all([store.set(addToCartAtom, robe), store.set(addToCartAtom, robe)]);
    await store.set(syncTotalsAtom);
    const line = store.get(linesAtom).find(({ sku }) => sku === 'BJ-M-blauw');
    expect([line?.quantity, line?.totals?.price_incl_tax]).toEqual([2, 59.95]);
  });
});
