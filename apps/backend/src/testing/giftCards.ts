import { cartTotals, giftCard, giftCardExtension } from '@etalage/cart/contract';
import { placedOrder } from '@etalage/checkout/contract';
import { randomUUID } from 'node:crypto';
import { toEuros } from '@etalage/core';
import * as v from 'valibot';
import { testAdminKey } from './aBackend.ts';
import { anOrder, type Answer } from './aShop.ts';

type Shop = {
  call(method: 'GET' | 'POST', path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
};

const owner = { 'x-admin-key': testAdminKey };
let made = 0;

/** The calls about gift cards, of shoppers and of the owner of a shop. Values in cents. */
export function giftCardCalls(shop: Shop) {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    shop.call('POST', path, body, headers);
  const make = async (value: number, more: object = {}) => {
    const code = `KAART${String((made += 1)).padStart(5, '0')}`;
    const card = { code, value: toEuros(value), ...more };
    return v.parse(giftCard, (await post('/api/admin/gift-cards', card, owner)).result).code;
  };
  const check = (giftCardCode: string) => post('/api/ext/giftcard/check', { giftCardCode });
  const apply = (quoteId: string, giftCardCode: string) =>
    post('/api/ext/giftcard/apply', { token: '', quoteId, giftCardCode });
  const remove = (quoteId: string, giftCardCode: string) =>
    post('/api/ext/giftcard/remove', { token: '', quoteId, giftCardCode });
  const balance = async (code: string) => Math.round(100 * v.parse(giftCard, (await check(code)).result).current_value);
  const totals = async (cartId: string) =>
    v.parse(cartTotals, (await shop.call('GET', `/api/cart/totals?cartId=${cartId}`)).result);
  return {
    make,
    change: (code: string, change: object) => post('/api/admin/gift-cards/change', { code, ...change }, owner),
    admin: (card: object, headers = owner) => post('/api/admin/gift-cards', card, headers),
    check,
    apply,
    remove,
    balance,
    totals,
    /** Chooses home delivery, so that totals count it. */
    send: (cartId: string) => {
      const shippingAddress = { country_id: 'NL' };
      const addressInformation = { shippingAddress, carrier_code: 'homedelivery', method_code: 'standard' };
      return post(`/api/cart/shipping-information?cartId=${cartId}`, { addressInformation });
    },
    /** What cards pay of a cart: the sum, negative, and code and euros of each; undefined without cards. */
    segment: async (cartId: string) => {
      const { total_segments } = await totals(cartId);
      const found = total_segments.find(({ code }) => code === 'amasty_giftcard');
      if (found === undefined) return undefined;
      return { value: found.value, ...v.parse(giftCardExtension, found.extension_attributes) };
    },
    /** Orders the cart as it is sent here, with a way to pay; answers the refusal or what was placed. */
    order: (cartId: string, method: string, products = [{ sku: 'HD', qty: 1 }], order_id: string = randomUUID()) => {
      const { addressInformation, ...request } = anOrder(cartId);
      const paid = { ...addressInformation, payment_method_code: method };
      return post('/api/order', { ...request, order_id, products, addressInformation: paid });
    },
    placed: (answer: Answer, cartId: string) => ({ cartId, ...v.parse(placedOrder, answer.result) }),
  };
}
