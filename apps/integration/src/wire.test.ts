import * as cart from '@etalage/cart/contract';
import { cartTokenAtom, linesAtom, removeLineAtom, setQuantityAtom } from '@etalage/cart/headless';
import * as catalog from '@etalage/catalog/contract';
import { createBackInStockApi, createPricesApi, createProductReviewsApi } from '@etalage/catalog/headless';
import { storyAnswerSchema } from '@etalage/cms/contract';
import * as checkout from '@etalage/checkout/contract';
import {
  changeDetailsAtom,
  loadPaymentsAtom,
  openCheckoutAtom,
  orderStatusAtom,
  placeOrderAtom,
  restoreCartAtom,
} from '@etalage/checkout/headless';
import { someDetails } from '@etalage/checkout/testing';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { fashion } from '../../fashion/src/store.ts';
import { aBrowser } from './testing/aBrowser.ts';
import { aStorefront } from './testing/aStorefront.ts';
import { aShopWithPayments } from './testing/aShopWithPayments.ts';
import type { Exchange } from './testing/network.ts';
import { putInStock } from './testing/stockOf.ts';
import { completeView } from '@etalage/core';

const envelope = (result: v.GenericSchema) =>
  v.strictObject({ code: v.literal(200), result, meta: v.optional(v.unknown()) });
const refusal = v.strictObject({
  code: v.pipe(v.number(), v.minValue(400)),
  result: v.union([
    v.pipe(v.string(), v.nonEmpty()),
    v.looseObject({ errorMessage: v.string() }),
    v.strictObject({ story: v.literal(false) }),
  ]),
});

/** What each address answers, by the contract of the client that asks it. */
const answers: [RegExp, v.GenericSchema][] = [
  [/_search$/, catalog.searchAnswer],
  [/\/url\/map$/, catalog.urlMapAnswer],
  [/\/stock\/list$/, envelope(catalog.stockList)],
  [/\/stock\/check$/, envelope(catalog.stockItem)],
  [/\/back-in-stock$/, envelope(catalog.backInStockKept)],
  [/\/review\/list$/, envelope(catalog.productReviews)],
  [/\/review\/create$/, envelope(catalog.reviewDocument)],
  [/\/product\/render-list$/, envelope(catalog.renderList)],
  [/\/cart\/create$/, envelope(cart.cartId)],
  [/\/cart\/pull$/, envelope(cart.serverItems)],
  [/\/cart\/update$/, envelope(cart.serverItem)],
  [/\/cart\/delete$/, envelope(cart.done)],
  [/\/cart\/(collect-)?totals$/, envelope(cart.cartTotals)],
  [/\/cart\/shipping-methods$/, envelope(cart.shippingMethods)],
  [/\/cart\/shipping-information$/, envelope(cart.shippingInformation)],
  [/\/cart\/payment-methods$/, envelope(cart.paymentMethods)],
  [/\/selected-payment-method$/, envelope(v.literal(true))],
  [/\/multisafepay\/payment-methods$/, envelope(checkout.providerPaymentMethods)],
  [/\/payment-url$/, envelope(checkout.paymentUrl)],
  [/\/api\/order$/, envelope(checkout.placedOrder)],
  [/\/order-status$/, envelope(checkout.orderStatus)],
  [/\/restore$/, envelope(checkout.restoredLines)],
  [/\/cms\/story\//, envelope(storyAnswerSchema)],
];

const schemaOf = ({ url }: Exchange) => answers.find(([path]) => path.test(url.pathname))?.[1];
const isRefusal = ({ answer }: Exchange) => v.is(v.looseObject({ code: v.pipe(v.number(), v.minValue(400)) }), answer);

/** One visit with every call that the clients have: reading, buying, paying, regretting; and what is refused. */
async function aVisit(): Promise<readonly Exchange[]> {
  const shop = await aShopWithPayments();
  const { fetch, exchanges } = shop.network;
  const view = completeView(fashion.view);
  const { http, catalog: pages, content } = aStorefront(view, { fetch, clock: shop.clock });
  const [slug = ''] = [...(await pages.categoryTree()).bySlug.keys()];
  const { listing } = await pages.categoryPage(slug, { sort: 'newest' });
  const [first, second] = listing.products;
  await pages.stockList(listing.products.map(({ sku }) => sku));
  await pages.stockCheck(first?.sku ?? '');
  await pages.urlMap('/dames');
  await createPricesApi(http, view).current([first?.parentSku ?? '']);
  const review = { productId: first?.id ?? 0, rating: 4, title: 'Fijn', detail: 'Zit goed.', nickname: 'Jet' };
  await createProductReviewsApi(http, view).create(review);
  const soldOut = listing.products.at(-1)?.sku ?? '';
  await putInStock(shop.ports.database, fashion.view.storeId, soldOut, 0);
  await createBackInStockApi(http, view).ask({ sku: soldOut, email: 'jet@voorbeeld.test' });
  await content.story('fashion/home');
  await content.theme('fashion');
  const tab = aBrowser(fashion.view, { fetch, clock: shop.clock }).openTab();
  const { store, api } = tab;
  await tab.add(await pages.product(first?.parentSku ?? '', first?.sku));
  await tab.add(await pages.product(second?.parentSku ?? '', second?.sku));
  const [one, two] = store.get(linesAtom);
  if (one) await store.set(setQuantityAtom, one, 9_999);
  if (two) await store.set(removeLineAtom, two);
  const cartId = store.get(cartTokenAtom) ?? '';
  await Promise.all([api.create(), api.pull(cartId), api.totals(cartId), api.collectTotals(cartId, { methods: {} })]);
  store.set(changeDetailsAtom, () => someDetails());
  await store.set(openCheckoutAtom);
  await store.set(loadPaymentsAtom);
  const placed = await store.set(placeOrderAtom);
  if (placed.kind !== 'placed') throw new Error(`The order was not placed: ${placed.kind}`);
  await store.set(orderStatusAtom, placed.order.backendOrderId);
  await store.set(restoreCartAtom, placed.order.backendOrderId);
  await api.pull('0'.repeat(32)).catch(() => undefined);
  await pages.stockCheck('GEEN-SKU').catch(() => undefined);
  await content.story('fashion/bestaat-niet').catch(() => undefined);
  return exchanges;
}

let exchanges: readonly Exchange[] = [];
beforeAll(async () => {
  exchanges = await aVisit();
});

describe('API-01 what goes over the wire in a visit', () => {
  it('API-01 is what the contracts say, and nothing beside it', () => {
    for (const exchange of exchanges.filter((found) => !isRefusal(found))) {
      const schema = schemaOf(exchange);
      if (schema === undefined) throw new Error(`No contract for ${exchange.url.pathname}`);
      const parsed = v.safeParse(schema, exchange.answer);
      const faults = parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
      expect(faults, exchange.url.pathname).toBeUndefined();
      expect(parsed.output, exchange.url.pathname).toEqual(exchange.answer);
    }
  });

  it('has met every address that a client asks', () => {
    const met = exchanges.filter((found) => !isRefusal(found)).map(schemaOf);
    expect(answers.filter(([, schema]) => !met.includes(schema)).map(([path]) => path.source)).toEqual([]);
  });

  it('API-02 refuses in Dutch, in the envelope, without internals', () => {
    const refused = exchanges.filter(isRefusal);
    expect(refused.length).toBeGreaterThan(3);
    for (const { url, answer } of refused) {
      const parsed = v.safeParse(refusal, answer);
      expect(parsed.success, `${url.pathname}: ${JSON.stringify(answer)}`).toBe(true);
      expect(JSON.stringify(answer)).not.toMatch(/select |insert |stack|\.ts:|Error:/i);
    }
  });

  it('carries the store view in every call, and no price that decides', () => {
    expect(exchanges.every(({ headers }) => headers.get('x-vs-store-code') === 'fashion')).toBe(true);
    const updates = exchanges.filter(({ url }) => url.pathname.endsWith('/cart/update'));
    expect(JSON.stringify(updates.map(({ body }) => body))).not.toMatch(/price/);
  });
});
