import { ApiError, createStorage, UnreachableError } from '@etalage/core';
import { cart as cartConstants } from '@etalage/core/constants';
import { atom, createStore } from 'jotai/vanilla';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFakeCart } from '../fakeCart.ts';
import { anItemTotals, aLine, aNewLine, aPaymentMethod, aServerItem, someTotals } from '../testing.ts';
import { addToCartAtom, removeLineAtom } from './cartActs.ts';
import { confirmCartAtom, forgetCartAtom, linesAtom } from './cartAtoms.ts';
import { cartStateAtom } from './cartState.ts';
import { cartKeys, createCartStorage } from './cartStorage.ts';
import { connectCart } from './connectCart.ts';
import { definedOnly } from './definedOnly.ts';
import { areSame, fromServerItem, lineKey, unitPrice, withServerItem } from './line.ts';
import { cartPortsAtom } from './ports.ts';
import { fromStored, readLine } from './storedLine.ts';
import { toStored } from './toStored.ts';
import { syncCartAtom } from './syncAtoms.ts';
import { paymentMethodsAtom, shippingSelectionAtom, syncTotalsAtom, totalsAtom } from './totalsAtoms.ts';
import { loadPaymentMethodsAtom, loadShippingMethodsAtom, shippingMethodsAtom } from './methodsAtoms.ts';

const address = { firstname: 'J', lastname: 'D', city: 'A', postcode: '1012AB', street: ['B', '1'], countryId: 'NL' };

describe('CART-23 the unit price of a line', () => {
  const tiers = [{ quantity: 3, price: 1795 }];
  it.each([
    ['final_price_incl_tax, the price of the product', aLine({ tiers, quantity: 2 }), 1995],
    ['the tier price that applies', aLine({ tiers, quantity: 3 }), 1795],
    [
      'the server’s item total when there is one',
      aLine({ tiers, quantity: 3, totals: anItemTotals({ price_incl_tax: 17.5 }) }),
      1750,
    ],
  ])('CART-23 is %s', (_title, line, price) => expect(unitPrice(line)).toBe(price));

  it.each([
    [5, 1795],
    [6, 1595],
  ])('CART-23 of several tier prices for %i pieces the one that applies', (quantity, price) =>
    expect(unitPrice(aLine({ tiers: [...tiers, { quantity: 6, price: 1595 }], quantity }))).toBe(price),
  );
});

describe('CART-02 a stored cart item', () => {
  it('holds what the contract names', () => {
    const line = aLine({
      quantity: 3,
      confirmedQuantity: 2,
      serverItemId: 7,
      cartId: 'c',
      originalPrice: 2495,
      tiers: [{ quantity: 3, price: 1795 }],
      totals: anItemTotals(),
    });
    expect(toStored(line)).toMatchObject({
      sku: 'HD-50x100-wit',
      parentSku: 'HD-50x100',
      qty: 3,
      prev_qty: 2,
      server_item_id: 7,
      item_id: 7,
      server_cart_id: 'c',
      quote_id: 'c',
      type_id: 'configurable',
      totals: anItemTotals(),
      tier_prices: [{ qty: 3, value: 17.95 }],
      final_price_incl_tax: 19.95,
      original_price_incl_tax: 24.95,
      product_option: { extension_attributes: {} },
      parent_item: { sku: 'HD-50x100' },
      info: { stock: 'inStock' },
      errors: {},
      is_in_stock: true,
      checksum: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });

  it('PROD-10 keeps all that was chosen', () => {
    const extension_attributes = {
      configurable_item_options: [{ option_id: '93', option_value: '50', label: 'Kleur', value: 'Blauw' }],
      bundle_options: [{ option_id: '1', option_qty: 2, option_selections: ['12', '13'] }],
      custom_options: [{ option_id: '7', option_value: 'Jet' }],
    };
    const stored = toStored(aLine({ option: { extension_attributes } }));
    expect(stored.product_option).toEqual({ extension_attributes });
    expect(readLine(stored)?.option).toEqual({ extension_attributes });
  });

  it.each([
    ['options', (value: string) => ({ configurable_item_options: [{ option_id: '93', option_value: value }] })],
    ['custom options', (value: string) => ({ custom_options: [{ option_id: '7', option_value: value }] })],
    ['parts', (value: string) => ({ bundle_options: [{ option_id: '1', option_qty: 2, option_selections: [value] }] })],
  ])('CART-02 has another checksum where other %s are chosen', (_what, chosen) => {
    const checksumOf = (value: string) => toStored(aLine({ option: { extension_attributes: chosen(value) } })).checksum;
    expect(checksumOf('51')).not.toBe(checksumOf('50'));
  });

  it('CART-02 gives the line back', () =>
    fc.assert(
      fc.property(
        fc.record(
          {
            sku: fc.string(),
            name: fc.string(),
            type: fc.string(),
            quantity: fc.nat(),
            price: fc.nat(10_000_000),
            tiers: fc.array(fc.record({ quantity: fc.nat(), price: fc.nat(1_000_000) })),
            options: fc.array(fc.record({ label: fc.string(), value: fc.string() })),
            parentSku: fc.string(),
            parentId: fc.nat(),
            variantId: fc.nat(),
            composition: fc.string(),
            isSealed: fc.boolean(),
            slug: fc.string(),
            image: fc.string(),
            originalPrice: fc.nat(10_000_000),
            confirmedQuantity: fc.nat(),
            serverItemId: fc.nat(),
            cartId: fc.string(),
            stockCheckId: fc.string(),
            stock: fc.record({ qty: fc.nat(), is_in_stock: fc.boolean(), manage_stock: fc.boolean() }),
            totals: fc.nat().map((item_id) => anItemTotals({ item_id })),
            option: fc.integer().map((option_value) => ({
              extension_attributes: { custom_options: [{ option_id: 7, option_value }] },
            })),
          },
          { requiredKeys: ['sku', 'name', 'type', 'quantity', 'price', 'tiers', 'options'] },
        ),
        (line) => {
          expect(fromStored(JSON.parse(JSON.stringify(toStored(line))))).toEqual(line);
        },
      ),
    ));
});

describe('CART-02 a stored cart item of a product', () => {
  it('without a stock record has neither stock nor messages', () => {
    const { stock: _stock, ...line } = aLine();
    const stored = toStored(line);
    expect([stored.info, stored.errors, stored.stock]).toEqual([{}, {}, undefined]);
  });

  it.each([{}, { qty: 3 }, { is_in_stock: true }, { manage_stock: false }])(
    'keeps of its stock what is known: %j',
    (stock) => {
      expect(toStored(aLine({ stock })).stock).toStrictEqual(stock);
    },
  );

  it('of its own has no parent', () => {
    expect(toStored(aLine({ parentSku: 'HD-50x100-wit' }))).not.toHaveProperty('parent_item');
  });

  it('without a parent has none', () => {
    const { parentSku: _parent, ...line } = aLine();
    expect(toStored(line)).not.toHaveProperty('parent_item');
  });

  it('has no fields that hold nothing', () => {
    expect(definedOnly({ a: 1, b: undefined })).toStrictEqual({ a: 1 });
  });
});

describe('CART-04 which lines are one', () => {
  const { option: _option, ...plain } = aLine();

  it('CART-04 not those of one product with other options', () => expect(areSame(aLine(), plain)).toBe(false));
  it('CART-04 those that the server gave one id', () =>
    expect(areSame(aLine({ serverItemId: 7 }), { ...plain, serverItemId: 7 })).toBe(true));
});

it('lines of one product with other options have other keys', () => {
  const { option: _option, ...plain } = aLine();
  expect(lineKey(plain)).toBe('HD-50x100-wit|');
  expect(lineKey(aLine())).toBe('HD-50x100-wit|c:93=50');
});

describe('what the server says of a line', () => {
  const stock = { qty: 4, is_in_stock: true, manage_stock: true };
  const { stock: _stock, ...line } = aLine();

  it('replaces its composition', () => {
    const item = aServerItem({ extension_attributes: { composition: 'Katoen 100%' } });
    expect(withServerItem(line, item).composition).toBe('Katoen 100%');
  });

  it('leaves its composition when there is none', () => {
    const item = aServerItem({ extension_attributes: { composition: '' } });
    expect(withServerItem(aLine({ composition: 'Katoen 100%' }), item).composition).toBe('Katoen 100%');
  });

  it('replaces its stock, with the task that told it', () => {
    const item = aServerItem({ extension_attributes: { stock } });
    expect(withServerItem(aLine(), item, 't')).toMatchObject({ stock, stockCheckId: 't' });
  });

  it('CART-02 replaces its quantity, and prev_qty with it', () => {
    const stored = toStored(withServerItem(aLine({ quantity: 2, confirmedQuantity: 1 }), aServerItem({ qty: 5 })));
    expect(stored).toMatchObject({ qty: 5, prev_qty: 5 });
  });

  it('names no task for a stock that was not told', () => {
    expect(withServerItem(line, aServerItem(), 't')).not.toHaveProperty('stockCheckId');
  });
});

function aShop(differences: Parameters<typeof createFakeCart>[0] = {}, storage = createStorage()) {
  const store = createStore();
  const fake = createFakeCart(differences);
  const lock = <T>(act: () => Promise<T>): Promise<T> => act();
  store.set(cartPortsAtom, { api: fake.api, storage: createCartStorage(storage), lock, now: () => 5 });
  return { store, fake };
}

describe('TOTAL-03 a totals sync', () => {
  it('TOTAL-03 gets the totals while no shipping method is chosen', async () => {
    const { store, fake } = aShop();
    await store.set(addToCartAtom, aNewLine());
    await store.set(syncTotalsAtom);
    expect(fake.calls).toContain('totals');
    expect(fake.calls).not.toContain('shippingInformation');
    expect(store.get(totalsAtom)?.total).toBe(2490);
  });

  it('TOTAL-03 posts the shipping information when one is', async () => {
    const { store, fake } = aShop();
    await store.set(addToCartAtom, aNewLine());
    await store.set(syncTotalsAtom);
    store.set(shippingSelectionAtom, { carrier_code: 'homedelivery', method_code: 'standard', address });
    fake.calls.length = 0;
    await store.set(syncTotalsAtom);
    expect(fake.calls).toEqual(['shippingInformation']);
  });

  it('TOTAL-03 asks nothing while an act waits, of whose line the server knows nothing', async () => {
    const real = createFakeCart();
    let isUp = true;
    const { store, fake } = aShop({
      update: (...args) => (isUp ? real.api.update(...args) : Promise.reject(new ApiError(503, 'Later'))),
    });
    await store.set(addToCartAtom, aNewLine());
    isUp = false;
    fake.calls.length = 0;
    await store.set(addToCartAtom, aNewLine());
    expect(fake.calls).toEqual(['update']);
  });

  it('TOTAL-02 asks nothing without a cart', async () => {
    const { store, fake } = aShop();
    await store.set(syncTotalsAtom);
    expect(fake.calls).toEqual([]);
  });
});

it('TOTAL-02 a totals sync that is not enabled makes no call', async () => {
  const { store, fake } = aShop();
  await store.set(addToCartAtom, aNewLine());
  store.set(cartPortsAtom, { ...store.get(cartPortsAtom), syncsTotals: false });
  fake.calls.length = 0;
  await store.set(syncTotalsAtom);
  expect(fake.calls).toEqual([]);
});

it.each([
  ['before a shipping method is chosen', undefined],
  ['with a shipping method chosen', { carrier_code: 'homedelivery', method_code: 'standard', address }],
])('TOTAL-02 a totals sync that the constants disable makes no call, %s', async (_title, selection) => {
  Object.assign(cartConstants, { synchronizeTotals: false });
  onTestFinished(() => void Object.assign(cartConstants, { synchronizeTotals: true }));
  const { store, fake } = aShop();
  await store.set(addToCartAtom, aNewLine());
  store.set(shippingSelectionAtom, selection);
  fake.calls.length = 0;
  await store.set(syncTotalsAtom);
  expect(fake.calls).toEqual([]);
});

it('TOTAL-02 with a shipping method chosen, too, a totals sync without a default country makes no call', async () => {
  const { store, fake } = aShop();
  await store.set(addToCartAtom, aNewLine());
  store.set(cartPortsAtom, { ...store.get(cartPortsAtom), defaultCountry: '' });
  store.set(shippingSelectionAtom, { carrier_code: 'homedelivery', method_code: 'standard', address });
  fake.calls.length = 0;
  await store.set(syncTotalsAtom);
  expect(fake.calls).toEqual([]);
});

describe('TOTAL-03 what a totals sync sends and shows', () => {
  it('TOTAL-03 sends the address and the chosen method', async () => {
    const shippingInformation = vi.fn(async () => ({ payment_methods: [], totals: someTotals() }));
    const { store } = aShop({ shippingInformation });
    await store.set(addToCartAtom, aNewLine());
    store.set(shippingSelectionAtom, { carrier_code: 'homedelivery', method_code: 'standard', address });
    await store.set(syncTotalsAtom);
    expect(shippingInformation).toHaveBeenLastCalledWith(aServerItem().quote_id, {
      addressInformation: {
        shippingAddress: address,
        billingAddress: address,
        shippingCarrierCode: 'homedelivery',
        shippingMethodCode: 'standard',
      },
    });
  });

  it('TOTAL-03 reads the stored cart first', async () => {
    const storage = createStorage();
    createCartStorage(storage).write({ lines: [aLine()], cartId: 'c' }, '');
    const { store, fake } = aShop({}, storage);
    await store.set(syncTotalsAtom);
    expect(fake.calls).toEqual(['totals']);
  });

  it('TOTAL-03 leaves an answer that is about other lines', async () => {
    const asked = Promise.withResolvers<ReturnType<typeof someTotals>>();
    const { store } = aShop({ totals: () => asked.promise });
    store.set(confirmCartAtom, { lines: [aLine()], cartId: 'c' });
    const synced = store.set(syncTotalsAtom);
    store.set(confirmCartAtom, { lines: [aLine({ quantity: 2 })], cartId: 'c' });
    asked.resolve(someTotals());
    await synced;
    expect(store.get(totalsAtom)).toBeUndefined();
  });

  it('TOTAL-03 leaves an answer that is about another cart', async () => {
    const asked = Promise.withResolvers<ReturnType<typeof someTotals>>();
    const { store } = aShop({ totals: () => asked.promise });
    store.set(confirmCartAtom, { lines: [aLine()], cartId: 'c' });
    const synced = store.set(syncTotalsAtom);
    store.set(confirmCartAtom, { lines: [aLine()], cartId: 'd' });
    asked.resolve(someTotals());
    await synced;
    expect(store.get(totalsAtom)).toBeUndefined();
  });

  it.each([new ApiError(500, 'Broken'), new UnreachableError('down')])(
    'TOTAL-05 %s leaves what is shown',
    async (error) => {
      let isUp = true;
      const { store } = aShop({ totals: () => (isUp ? Promise.resolve(someTotals()) : Promise.reject(error)) });
      await store.set(addToCartAtom, aNewLine());
      await store.set(syncTotalsAtom);
      isUp = false;
      await store.set(syncTotalsAtom);
      expect(store.get(totalsAtom)?.total).toBe(2490);
    },
  );

  it('TOTAL-05 a refused shipping information is logged, and leaves what is shown', async () => {
    const log = vi.fn<(error: Error) => void>();
    vi.stubGlobal('reportError', log);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { store } = aShop({ shippingInformation: () => Promise.reject(new ApiError(400, 'Dit kan hier niet.')) });
    await store.set(addToCartAtom, aNewLine());
    await store.set(syncTotalsAtom);
    store.set(shippingSelectionAtom, { carrier_code: 'homedelivery', method_code: 'standard', address });
    await store.set(syncTotalsAtom);
    expect(store.get(totalsAtom)?.total).toBe(2490);
    expect(log.mock.calls.map(([{ message }]) => message)).toEqual(['Failed to get the totals: Dit kan hier niet.']);
  });

  it('TOTAL-05 a fault of the program is no failure to get totals', async () => {
    const { store } = aShop({ totals: () => Promise.reject(new TypeError('x is undefined')) });
    store.set(confirmCartAtom, { lines: [], cartId: 'c' });
    await expect(store.set(syncTotalsAtom)).rejects.toThrow('x is undefined');
  });
});

describe('TOTAL-03 the totals that a tab shows', () => {
  it('TOTAL-03 are those of an earlier visit until the server answers', async () => {
    const storage = createStorage();
    const { store } = aShop({}, storage);
    await store.set(addToCartAtom, aNewLine());
    await store.set(syncTotalsAtom);
    expect(shownTotal(aShop({}, storage))).toBe(2490);
  });

  it('TOTAL-03 are none any more once the cart is gone, also those of an earlier visit', async () => {
    const storage = createStorage();
    const { store } = aShop({}, storage);
    await store.set(addToCartAtom, aNewLine());
    await store.set(syncTotalsAtom);
    const later = aShop({}, storage);
    expect(shownTotal(later)).toBe(2490);
    later.store.set(forgetCartAtom);
    await later.store.set(syncTotalsAtom);
    expect(shownTotal(later)).toBeUndefined();
  });

  it('TOTAL-03 are none any more where the server forgot the cart and its last line was taken out', async () => {
    const gone = new ApiError(404, 'Deze winkelwagen bestaat niet.');
    const { store } = aShop({ remove: () => Promise.reject(gone), pull: () => Promise.reject(gone) });
    const page = new EventTarget();
    await store.set(addToCartAtom, aNewLine());
    await store.set(syncTotalsAtom);
    connectCart(store, page);
    const [line] = store.get(linesAtom);
    await store.set(removeLineAtom, line ?? expect.unreachable());
    page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(shownTotal({ store })).toBeUndefined());
  });

  const aTotal = (value: number) => async () =>
    someTotals({ total_segments: [{ code: 'grand_total', title: 'Totaal', value }] });
  const shownTotal = ({ store }: Pick<ReturnType<typeof aShop>, 'store'>) => store.get(totalsAtom)?.total;

  it('TOTAL-03 are asked anew at a later visit: prices changed meanwhile, or the answer never came', async () => {
    const storage = createStorage();
    const { store } = aShop({ totals: aTotal(12) }, storage);
    await store.set(addToCartAtom, aNewLine());
    await store.set(syncTotalsAtom);
    const later = aShop({ totals: aTotal(15) }, storage);
    connectCart(later.store, new EventTarget());
    await vi.waitFor(() => expect(shownTotal(later)).toBe(1500));
  });

  it('TOTAL-03 are those of another tab once that was told them', async () => {
    const storage = createStorage();
    const page = new EventTarget();
    const [one, other] = [aShop({ totals: aTotal(12) }, storage), aShop({}, storage)];
    connectCart(other.store, page);
    expect(shownTotal(other)).toBeUndefined();
    await one.store.set(addToCartAtom, aNewLine());
    await one.store.set(syncTotalsAtom);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: cartKeys.totals }));
    expect(shownTotal(other)).toBe(1200);
  });
});

it('TOTAL-04 an answer without a line leaves the totals of that line', async () => {
  const items = [anItemTotals({ item_id: 1, price_incl_tax: 18 })];
  let totals = someTotals({ items });
  const { store } = aShop({ totals: async () => totals });
  await store.set(addToCartAtom, aNewLine());
  await store.set(syncTotalsAtom);
  totals = someTotals();
  await store.set(syncTotalsAtom);
  expect(store.get(linesAtom).map(unitPrice)).toEqual([1800]);
});

describe('the methods that the server offers', () => {
  it('SHIP-01 are asked for with the address', async () => {
    const shippingMethods = vi.fn(async () => []);
    const { store } = aShop({ shippingMethods });
    await store.set(addToCartAtom, aNewLine());
    await store.set(loadShippingMethodsAtom, { country_id: 'NL' });
    expect(shippingMethods).toHaveBeenCalledExactlyOnceWith(aServerItem().quote_id, { address: { country_id: 'NL' } });
  });

  it('of payment are marked as the server’s', async () => {
    const { store } = aShop();
    await store.set(addToCartAtom, aNewLine());
    await store.set(loadPaymentMethodsAtom);
    expect(store.get(paymentMethodsAtom)).toEqual([aPaymentMethod({ is_server_method: true })]);
  });

  it('are not asked for without a cart', async () => {
    const { store, fake } = aShop();
    await store.set(loadShippingMethodsAtom, { country_id: 'NL' });
    await store.set(loadPaymentMethodsAtom);
    expect(fake.calls).toEqual([]);
  });
});

describe('TOTAL-04 the answer of a totals sync', () => {
  const totals = someTotals({ items: [anItemTotals({ item_id: 1, price_incl_tax: 18 })] });

  it('TOTAL-04 overrides item totals and segments', async () => {
    const { store } = aShop({ totals: async () => totals });
    expect(store.get(totalsAtom)).toBeUndefined();
    await store.set(addToCartAtom, aNewLine());
    await store.set(syncTotalsAtom);
    expect(store.get(linesAtom).map(unitPrice)).toEqual([1800]);
    expect(store.get(totalsAtom)?.segments.map(({ code }) => code)).toContain('grand_total');
  });

  it('TOTAL-04 overrides the segments of an earlier answer: one that is not answered any more is gone', async () => {
    const withSegments = (...codes: string[]) =>
      someTotals({ total_segments: codes.map((code) => ({ code, title: code, value: 1 })) });
    let answer = withSegments('subtotal_incl_tax', 'discount', 'grand_total');
    const { store } = aShop({ totals: async () => answer });
    await store.set(addToCartAtom, aNewLine());
    await store.set(syncTotalsAtom);
    answer = withSegments('subtotal_incl_tax', 'grand_total');
    await store.set(syncTotalsAtom);
    expect(store.get(totalsAtom)?.segments.map(({ code }) => code)).toEqual(['subtotal_incl_tax', 'grand_total']);
  });

  it('TOTAL-04 overrides all item totals of each line, whatever their order', async () => {
    const itemsAt = (price: number) =>
      [2, 1].map((item_id) =>
        anItemTotals({ item_id, price_incl_tax: price, row_total_incl_tax: price, discount_amount: price / 10 }),
      );
    let items = itemsAt(20);
    const { store } = aShop({ totals: async () => someTotals({ items }) });
    const lines = [aLine({ serverItemId: 1 }), aLine({ sku: 'HD-50x100-blauw', serverItemId: 2 })];
    store.set(confirmCartAtom, { lines, cartId: 'c' });
    await store.set(syncTotalsAtom);
    items = itemsAt(18);
    await store.set(syncTotalsAtom);
    expect(store.get(linesAtom).map((line) => line.totals)).toEqual(items.toReversed());
  });

  it.each([
    [
      'TOTAL-04 replaces the payment methods when it brings some',
      ['new', 'newer'].map((code) => aPaymentMethod({ code })),
      ['new', 'newer'],
    ],
    ['TOTAL-04 replaces the payment methods when it brings one', [aPaymentMethod({ code: 'new' })], ['new']],
    ['TOTAL-04 leaves them when it brings none', [], ['old']],
  ])('%s', async (_title, payment_methods, codes) => {
    const { store } = aShop({ shippingInformation: async () => ({ payment_methods, totals }) });
    await store.set(addToCartAtom, aNewLine());
    store.set(paymentMethodsAtom, [aPaymentMethod({ code: 'old' })]);
    store.set(shippingSelectionAtom, { carrier_code: 'homedelivery', method_code: 'standard', address });
    await store.set(syncTotalsAtom);
    expect(store.get(paymentMethodsAtom).map(({ code }) => code)).toEqual(codes);
  });
});

it('CART-01 the cart state holds what the contract names', async () => {
  const { store } = aShop();
  await store.set(addToCartAtom, aNewLine());
  await store.set(syncTotalsAtom);
  await store.set(loadShippingMethodsAtom, { country_id: 'NL' });
  expect(store.get(shippingMethodsAtom)).toHaveLength(1);
  const state = store.get(cartStateAtom);
  expect(Object.keys(state).sort()).toEqual([
    'cartIsLoaded',
    'cartItems',
    'cartItemsHash',
    'cartServerLastSyncDate',
    'cartServerLastTotalsSyncDate',
    'cartServerToken',
    'connectBypassCount',
    'isAddingToCart',
    'isMicrocartOpen',
    'itemsAfterPlatformTotals',
    'payment',
    'platformTotalSegments',
    'platformTotals',
    'shipping',
  ]);
  expect(state).toMatchObject({
    cartItems: [{ sku: 'HD-50x100-wit', qty: 1 }],
    cartServerToken: aServerItem().quote_id,
    cartIsLoaded: true,
    connectBypassCount: 0,
    cartServerLastSyncDate: 5,
    cartServerLastTotalsSyncDate: 5,
    isMicrocartOpen: false,
    isAddingToCart: false,
    platformTotals: { base_grand_total: 24.9, grand_total: 24.9, subtotal_incl_tax: 19.95 },
  });
});

it('CART-01 the cart state of a new visitor has no token, no items of totals, and is not loaded', () => {
  const { store } = aShop();
  const state = { cartServerToken: '', itemsAfterPlatformTotals: [], cartIsLoaded: false };
  expect(store.get(cartStateAtom)).toMatchObject(state);
});

it('CART-01 the cart state holds the last sync date of the cart and that of the totals', async () => {
  const { store } = aShop();
  let now = 5;
  store.set(cartPortsAtom, { ...store.get(cartPortsAtom), now: () => now });
  await store.set(addToCartAtom, aNewLine());
  await vi.waitFor(() => expect(store.get(cartStateAtom).cartServerLastTotalsSyncDate).toBe(5));
  now = 9;
  await store.set(syncTotalsAtom);
  expect(store.get(cartStateAtom)).toMatchObject({
    cartServerLastSyncDate: 5,
    cartServerLastTotalsSyncDate: 9,
  });
});

describe('CART-01 the cart state while a line waits for the server', () => {
  /** A cart whose first line the server has; it cannot be reached for the second. */
  const waiting = async () => {
    const fake = createFakeCart();
    const { store } = aShop({
      update: (cartId, ...args) =>
        cartId === undefined ? fake.api.update(cartId, ...args) : Promise.reject(new UnreachableError('offline')),
    });
    await store.set(addToCartAtom, aNewLine());
    const { cartItemsHash: before } = store.get(cartStateAtom);
    await store.set(addToCartAtom, aNewLine({ sku: 'LK-1' }));
    return { before, state: store.get(cartStateAtom) };
  };

  it('CART-01 cartItems are all lines that the shopper sees', async () => {
    const { state } = await waiting();
    expect(state.cartItems).toMatchObject([{ sku: 'HD-50x100-wit', server_item_id: 1 }, { sku: 'LK-1' }]);
  });

  it('CART-01 cartItemsHash is that of these lines', async () => {
    const { before, state } = await waiting();
    expect(state.cartItemsHash).not.toBe(before);
  });
});

it('CART-01 the last sync date of the cart in its state is that of the last act', async () => {
  const { store } = aShop();
  await store.set(addToCartAtom, aNewLine());
  store.set(cartPortsAtom, { ...store.get(cartPortsAtom), now: () => 9 });
  await store.set(addToCartAtom, aNewLine());
  expect(store.get(cartStateAtom).cartServerLastSyncDate).toBe(9);
});

it('CART-01 the last sync date of the cart in its state is that of the last pull', async () => {
  const { store } = aShop();
  await store.set(addToCartAtom, aNewLine());
  store.set(cartPortsAtom, { ...store.get(cartPortsAtom), now: () => 9 });
  await store.set(syncCartAtom, { isForced: true });
  expect(store.get(cartStateAtom).cartServerLastSyncDate).toBe(9);
});

it('CART-01 the cart state holds all items of the totals', async () => {
  const items = [anItemTotals(), anItemTotals({ item_id: 2 })];
  const { store } = aShop({ totals: async () => someTotals({ items }) });
  await store.set(addToCartAtom, aNewLine());
  await store.set(syncTotalsAtom);
  expect(store.get(cartStateAtom).itemsAfterPlatformTotals).toEqual(items);
});

it('CART-01 the cart state says that the microcart is open when whoever mounts it says so', () => {
  const { store } = aShop();
  const isMicrocartOpen = atom(false);
  store.set(cartPortsAtom, { ...store.get(cartPortsAtom), isMicrocartOpen });
  store.set(isMicrocartOpen, true);
  expect(store.get(cartStateAtom).isMicrocartOpen).toBe(true);
});

it('a line that only the server knew comes with what the server says of it', () => {
  const item = aServerItem({
    extension_attributes: {
      parent_sku: 'HD-50x100',
      slug: 'handdoek-hotel',
      image: '/x.jpg',
      original_price_incl_tax: 24.95,
      options: [{ label: 'Kleur', value: 'Wit' }],
    },
  });
  expect(fromServerItem(item)).toMatchObject({
    sku: 'HD-50x100-wit',
    parentSku: 'HD-50x100',
    slug: 'handdoek-hotel',
    image: '/x.jpg',
    price: 1995,
    originalPrice: 2495,
    options: [{ label: 'Kleur', value: 'Wit' }],
    quantity: 1,
    serverItemId: 1,
  });
});

it('LEGAL-05, LEGAL-08 a line that only the server knew says what it is made of, and that it is sealed', () => {
  const item = aServerItem({ extension_attributes: { composition: '100% linnen', is_sealed_hygiene: true } });
  expect(fromServerItem(item)).toMatchObject({ composition: '100% linnen', isSealed: true });
});

it('LEGAL-08 a line that is sealed no longer is not said to be', () => {
  expect(withServerItem(aLine({ isSealed: true }), aServerItem())).not.toHaveProperty('isSealed');
});

it('a line of which the server says nothing more has no more', () => {
  const { option } = aLine();
  const item = aServerItem(definedOnly({ product_option: option }));
  expect(fromServerItem(item)).toStrictEqual({
    sku: 'HD-50x100-wit',
    name: 'Handdoek Hotel',
    type: 'configurable',
    price: 1995,
    quantity: 1,
    confirmedQuantity: 1,
    tiers: [],
    options: [],
    option,
    serverItemId: 1,
    cartId: item.quote_id,
  });
});
