import { cartTotals, serverItem, serverItems } from '@etalage/cart/contract';
import { price as priceConstants, stock as stockConstants } from '@etalage/core/constants';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as v from 'valibot';
import { products, taxRules, variants } from '../catalog/tables.ts';
import { aShop } from '../testing/aShop.ts';
import { cartCalls } from '../testing/cartCalls.ts';
import { aTaxRuleDocument } from '../testing/documents.ts';
import { fillShelf } from '../testing/shelf.ts';
import { stock } from '../stock/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { carts } from './tables.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
let cartId: string;
beforeEach(async () => {
  shop = await aShop();
  cartId = await shop.newCart();
});

const choice = (colour: number, size: number) => ({
  product_option: {
    extension_attributes: {
      configurable_item_options: [
        { option_id: '93', option_value: String(colour) },
        { option_id: '142', option_value: size },
      ],
    },
  },
});
/** Changes fields of a product in every store view that has it. */
async function changeProduct(sku: string, fields: object) {
  const isMeant = eq(products.sku, sku);
  const [row] = await shop.ports.database.select({ document: products.document }).from(products).where(isMeant);
  const document = Object.assign({}, row?.document, fields);
  await shop.ports.database.update(products).set({ document }).where(isMeant);
}
/** The tax rate in percent of the first cart line. */
const taxPercent = async () =>
  v.parse(cartTotals, (await shop.call('GET', `/api/cart/totals?cartId=${cartId}`)).result).items[0]?.tax_percent;
const lines = async () =>
  v
    .parse(serverItems, (await shop.call('GET', `/api/cart/pull?cartId=${cartId}`)).result)
    .map(({ sku, qty }) => [sku, qty]);

describe('SYNC-03 making a cart', () => {
  it('SYNC-03 answers a guest a new id of 32 characters each time', async () => {
    const other = await shop.newCart();
    for (const id of [cartId, other]) expect(id).toMatch(/^[0-9a-f]{32}$/u);
    expect(other).not.toBe(cartId);
  });

  it('SYNC-03 answers a guest an id that says nothing of the next one', async () => {
    const other = await shop.newCart();
    expect([...cartId].filter((sign, at) => sign === other[at]).length).toBeLessThan(16);
  });

  it.each([
    ['in the query', '/api/cart/create?token=expired', {}],
    ['as Bearer', '/api/cart/create', { authorization: 'Bearer expired' }],
  ])('SYNC-03 answers 401 to an expired token %s', async (_title, path, headers) => {
    const answer = await shop.call('POST', path, undefined, headers);
    expect(answer).toEqual({ status: 401, code: 401, result: 'Je sessie is verlopen. Log opnieuw in' });
  });
});

describe('SYNC-04 reading a cart', () => {
  it('SYNC-04 answers the lines with their variant sku, options and price', async () => {
    await shop.put(cartId, 'BJ', 2, choice(59, 167));
    const { result } = await shop.call('GET', `/api/cart/pull?token=&cartId=${cartId}`);
    expect(result).toEqual([
      {
        item_id: expect.any(Number),
        sku: 'BJ-M-wit',
        qty: 2,
        name: 'Badjas',
        price: 49.95,
        product_type: 'configurable',
        quote_id: cartId,
        product_option: {
          extension_attributes: {
            configurable_item_options: [
              { option_id: '93', option_value: '59', label: 'Kleur', value: 'Wit' },
              { option_id: '142', option_value: '167', label: 'Maat', value: 'M' },
            ],
          },
        },
        extension_attributes: {
          parent_sku: 'BJ',
          parent_id: expect.any(Number),
          slug: expect.any(String),
          image: '/BJ.jpg',
          original_price_incl_tax: 49.95,
          options: [
            { label: 'Kleur', value: 'Wit' },
            { label: 'Maat', value: 'M' },
          ],
          stock: { is_in_stock: true, manage_stock: true, qty: 5 },
        },
      },
    ]);
  });

  it('SYNC-04 answers each line, in the order in which they were added', async () => {
    await shop.put(cartId, 'TD', 3);
    await shop.put(cartId, 'HD', 2);
    expect(await lines()).toEqual([
      ['TD', 3],
      ['HD', 2],
    ]);
  });

  it('SYNC-04 answers 401 to an expired token, with no content', async () => {
    const answer = await shop.call('GET', `/api/cart/pull?token=expired&cartId=${cartId}`);
    expect(answer).toEqual({ status: 401, code: 401, result: 'Je sessie is verlopen. Log opnieuw in' });
  });
});

describe('SYNC-05 changing a line', () => {
  it('SYNC-05 answers the stored line; qty is the new quantity, never an increment', async () => {
    await shop.put(cartId, 'HD', 3);
    const { result } = await shop.put(cartId, 'HD', 2);
    expect(v.parse(serverItem, result)).toMatchObject({ sku: 'HD', qty: 2, price: 12.5, quote_id: cartId });
    expect(await lines()).toEqual([['HD', 2]]);
  });

  it.each(['update', 'delete'])('SYNC-05, SYNC-06 finds the cart of an %s by quoteId alone', async (act) => {
    await shop.put(cartId, 'HD', 1);
    const cartItem = { sku: 'HD', qty: 2, quoteId: cartId };
    expect(await shop.call('POST', `/api/cart/${act}`, { cartItem })).toMatchObject({ code: 200 });
    expect(await lines()).toEqual(act === 'update' ? [['HD', 2]] : []);
  });

  it('SYNC-05 changes the line of the sku, also when item_id names another line', async () => {
    await shop.put(cartId, 'HD', 1);
    const { item_id } = v.parse(serverItem, (await shop.put(cartId, 'TD', 1)).result);
    await shop.put(cartId, 'HD', 2, { item_id });
    await shop.put(cartId, 'TD', 3, { item_id });
    expect(await lines()).toEqual([
      ['HD', 2],
      ['TD', 3],
    ]);
  });

  it('SYNC-05 takes a variant by its own sku and by the options of its product as one line', async () => {
    await shop.put(cartId, 'BJ', 1, choice(50, 167));
    await shop.put(cartId, 'BJ-M-blauw', 2);
    expect(await lines()).toEqual([['BJ-M-blauw', 2]]);
  });

  it('SYNC-05 answers the sku of the stored variant, not that of its product that was sent', async () => {
    expect((await shop.put(cartId, 'BJ', 1, choice(50, 167))).result).toMatchObject({ sku: 'BJ-M-blauw' });
  });

  it('SYNC-05 answers the whole line as it is stored, also when item_id names another line', async () => {
    const { item_id } = v.parse(serverItem, (await shop.put(cartId, 'HD', 1)).result);
    const { result } = await shop.put(cartId, 'BJ', 2, { ...choice(50, 167), item_id });
    const pulled = await shop.call('GET', `/api/cart/pull?cartId=${cartId}`);
    expect(v.parse(serverItems, pulled.result)[1]).toEqual(result);
  });

  it.each([
    ['with item_id', true],
    ['without item_id', false],
  ])('SYNC-05 with prev_qty changes the line of the sku among others, %s', async (_title, isNamed) => {
    const towels = v.parse(serverItem, (await shop.put(cartId, 'HD', 4)).result);
    const cloths = v.parse(serverItem, (await shop.put(cartId, 'TD', 1)).result);
    const idOf = ({ item_id }: typeof towels) => (isNamed ? { item_id } : {});
    await shop.put(cartId, 'HD', 5, { prev_qty: 4, ...idOf(towels) });
    await shop.put(cartId, 'TD', 3, { prev_qty: 1, ...idOf(cloths) });
    expect(await lines()).toEqual([
      ['HD', 5],
      ['TD', 3],
    ]);
  });

  it('SYNC-05 with prev_qty adds the first piece of a sku beside the line of another', async () => {
    await shop.put(cartId, 'HD', 4);
    await shop.put(cartId, 'TD', 1, { prev_qty: 0 });
    expect(await lines()).toEqual([
      ['HD', 4],
      ['TD', 1],
    ]);
  });

  it('SYNC-05 with prev_qty adds what the client changed to what the server has', async () => {
    await shop.put(cartId, 'HD', 4);
    await shop.put(cartId, 'HD', 3, { prev_qty: 2 });
    expect(await lines()).toEqual([['HD', 5]]);
  });

  it('SYNC-05 with prev_qty answers the line as it is stored, not as it was sent', async () => {
    await shop.put(cartId, 'HD', 4);
    expect((await shop.put(cartId, 'HD', 3, { prev_qty: 2 })).result).toMatchObject({ sku: 'HD', qty: 5 });
  });

  it('SYNC-05 never takes the last piece away by a change of quantity', async () => {
    await shop.put(cartId, 'HD', 1);
    await shop.put(cartId, 'HD', 1, { prev_qty: 5 });
    expect(await lines()).toEqual([['HD', 1]]);
  });

  it('SYNC-05 with prev_qty brings no line back that is gone by now', async () => {
    await shop.put(cartId, 'TD', 1);
    const answer = await shop.put(cartId, 'HD', 1, { prev_qty: 2 });
    expect(answer).toEqual({ status: 404, code: 404, result: 'Dit product staat niet meer in je winkelwagen.' });
    expect(await lines()).toEqual([['TD', 1]]);
  });

  it('SYNC-05 refuses a quantity above the stock and keeps the line', async () => {
    await shop.put(cartId, 'BJ-M-wit', 5);
    const answer = await shop.put(cartId, 'BJ-M-wit', 6);
    expect(answer).toEqual({ status: 400, code: 400, result: 'nog maar 5 beschikbaar' });
    expect((await shop.put(cartId, 'OP', 1)).result).toBe('Niet op voorraad!');
    expect(await lines()).toEqual([['BJ-M-wit', 5]]);
  });

  it('SYNC-05 refuses a quantity that is above the stock with what the server has', async () => {
    await shop.put(cartId, 'BJ-M-wit', 4);
    expect(await shop.put(cartId, 'BJ-M-wit', 3, { prev_qty: 1 })).toMatchObject({ code: 400 });
    expect(await lines()).toEqual([['BJ-M-wit', 4]]);
  });

  it.each([
    ['with item_id', true],
    ['without item_id', false],
  ])('SYNC-05 changes the line of the sku and its product_option, %s', async (_title, isNamed) => {
    await shop.put(cartId, 'BJ', 1, choice(50, 167));
    const { item_id } = v.parse(serverItem, (await shop.put(cartId, 'BJ', 1, choice(59, 167))).result);
    await shop.put(cartId, 'BJ', 3, { ...choice(59, 167), ...(isNamed ? { item_id } : {}) });
    expect(await lines()).toEqual([
      ['BJ-M-blauw', 1],
      ['BJ-M-wit', 3],
    ]);
  });

  it.each([10_001, 1e9, 1e300])('SYNC-05 refuses %d pieces in words that a shopper understands', async (qty) => {
    const answer = await shop.put(cartId, 'HD', qty);
    expect(answer).toMatchObject({ code: 400, result: 'Je kunt er hoogstens 10.000 tegelijk bestellen.' });
    expect(await lines()).toEqual([]);
  });

  it.each([-1, 0, 1.5, '2', null])('SYNC-05 refuses %j as a quantity', async (qty) => {
    const answer = await shop.call('POST', `/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'HD', qty } });
    expect(answer.code).toBe(400);
    expect(await lines()).toEqual([]);
  });

  it.each([
    ['an unknown sku', 'NIETS', 404],
    ['a disabled product', 'UIT', 400],
    ['a product without a price', 'GRATIS', 400],
    ['a configurable without a choice', 'BJ', 400],
  ])('SYNC-05 refuses %s', async (_title, sku, code) => {
    expect((await shop.put(cartId, sku, 1)).code).toBe(code);
    expect(await lines()).toEqual([]);
  });

  it('PRICE-15 says of a product without a price why it is refused', async () => {
    expect((await shop.put(cartId, 'GRATIS', 1)).result).toBe(
      'De prijs van dit product is onbekend, daarom kan het niet in je winkelwagen!',
    );
  });

  it('PRICE-15 takes a product that costs 0 where the shop allows that', async () => {
    Object.assign(priceConstants, { zeroAllowed: true });
    onTestFinished(() => void Object.assign(priceConstants, { zeroAllowed: false }));
    expect(await shop.put(cartId, 'GRATIS', 1)).toMatchObject({ code: 200, result: { price: 0 } });
  });

  it('SYNC-05 refuses a combination that does not exist', async () => {
    expect((await shop.put(cartId, 'BJ', 1, choice(50, 168))).code).toBe(400);
  });

  it('SYNC-05 gives a repeated task its first answer for 24 hours, at the same time and later', async () => {
    const task = { 'x-task-id': '1795000000000-5c5f6f2e' };
    const add = () => shop.put(cartId, 'HD', 1, { prev_qty: 0 }, task);
    const [first, second] = await Promise.all([add(), add()]);
    await shop.put(cartId, 'HD', 7);
    expect(second).toEqual(first);
    shop.clock.advance(24 * 3_600_000);
    expect(await add()).toEqual(first);
    expect(await lines()).toEqual([['HD', 7]]);
    shop.clock.advance(1);
    await add();
    expect(await lines()).toEqual([['HD', 8]]);
  });

  it('SYNC-05 remembers the tasks of each cart by themselves', async () => {
    const task = { 'x-task-id': '1795000000000-5c5f6f2e' };
    const other = await shop.newCart();
    await shop.put(cartId, 'HD', 1, {}, task);
    expect((await shop.put(other, 'TD', 2, {}, task)).result).toMatchObject({ sku: 'TD', qty: 2, quote_id: other });
  });

  it('SYNC-05 makes the cart when there is none, once per task', async () => {
    const task = { 'x-task-id': '1795000000000-aaaa' };
    const add = async () =>
      v.parse(
        serverItem,
        (await shop.call('POST', '/api/cart/update', { cartItem: { sku: 'HD', qty: 1 } }, task)).result,
      );
    const { quote_id } = await add();
    expect(quote_id).toMatch(/^[0-9a-f]{32}$/u);
    expect((await add()).quote_id).toBe(quote_id);
  });
});

it.each([
  ['a product', 'HD', 'HD'],
  ['a variant', 'BJ', 'BJ-M-wit'],
])('LEGAL-05 the line of %s names each fibre with its percentage', async (_what, page, sku) => {
  const fibre_composition = [
    { fibre: 'katoen', percentage: 80 },
    { fibre: 'linnen', percentage: 20 },
  ];
  await changeProduct(page, { fibre_composition });
  const { result } = await shop.put(cartId, sku, 1);
  expect(result).toMatchObject({ extension_attributes: { composition: '80% katoen, 20% linnen' } });
});

it('LEGAL-05 the line of a bundle names the fibres of each part that is a textile', async () => {
  await changeProduct('HD', { fibre_composition: [{ fibre: 'katoen', percentage: 100 }] });
  await changeProduct('TD', {
    fibre_composition: [
      { fibre: 'katoen', percentage: 50 },
      { fibre: 'linnen', percentage: 50 },
    ],
  });
  const { result } = await shop.put(cartId, 'SET', 1, bundle([1, '31'], [2, '33', '34']));
  const composition = 'Handdoek: 100% katoen; Theedoek: 50% katoen, 50% linnen';
  expect(result).toMatchObject({ extension_attributes: { composition } });
});

describe('LEGAL-08 a line of what is sealed', () => {
  const sealed = { extension_attributes: { is_sealed_hygiene: true } };

  it('LEGAL-08 says so, also of a cart that is pulled', async () => {
    await changeProduct('HD', { is_sealed_hygiene: '1' });
    expect((await shop.put(cartId, 'HD', 1)).result).toMatchObject(sealed);
    expect((await shop.call('GET', `/api/cart/pull?cartId=${cartId}`)).result).toMatchObject([sealed]);
  });

  it('LEGAL-08 says so of a bundle with a part that is', async () => {
    await changeProduct('HD', { is_sealed_hygiene: true });
    expect((await shop.put(cartId, 'SET', 1, bundle([1, '31']))).result).toMatchObject(sealed);
  });

  it('LEGAL-08 says so of nothing else', async () => {
    await changeProduct('HD', { is_sealed_hygiene: false });
    const { result } = await shop.put(cartId, 'HD', 1);
    expect(v.parse(serverItem, result).extension_attributes).not.toHaveProperty('is_sealed_hygiene');
  });
});

it('SYNC-06 removes a line and answers true', async () => {
  await shop.put(cartId, 'HD', 1);
  const { item_id } = v.parse(serverItem, (await shop.put(cartId, 'TD', 2)).result);
  const answer = await shop.call('POST', `/api/cart/delete?cartId=${cartId}`, {
    cartItem: { sku: 'TD', item_id, quoteId: cartId },
  });
  expect(answer).toEqual({ status: 200, code: 200, result: true });
  expect(await lines()).toEqual([['HD', 1]]);
  await shop.call('POST', `/api/cart/delete?cartId=${cartId}`, { cartItem: { sku: 'HD' } });
  expect(await lines()).toEqual([]);
});

it('SYNC-06 removes the line of its sku alone where no item_id is sent', async () => {
  await shop.put(cartId, 'HD', 1);
  await shop.put(cartId, 'TD', 2);
  const answer = await shop.call('POST', `/api/cart/delete?cartId=${cartId}`, { cartItem: { sku: 'HD' } });
  expect(answer).toEqual({ status: 200, code: 200, result: true });
  expect(await lines()).toEqual([['TD', 2]]);
});

it('SYNC-06 removes the variant that its product and the chosen options name', async () => {
  await shop.put(cartId, 'BJ', 1, choice(50, 167));
  await shop.put(cartId, 'BJ', 1, choice(59, 167));
  const cartItem = { sku: 'BJ', ...choice(59, 167), quoteId: cartId };
  const answer = await shop.call('POST', `/api/cart/delete?cartId=${cartId}`, { cartItem });
  expect(answer).toEqual({ status: 200, code: 200, result: true });
  expect(await lines()).toEqual([['BJ-M-blauw', 1]]);
});

it('SYNC-05, SYNC-06 a removal that is repeated under its task takes nothing out that was added since', async () => {
  const task = { 'x-task-id': '1795000000000-bbbb' };
  const remove = () => shop.call('POST', `/api/cart/delete?cartId=${cartId}`, { cartItem: { sku: 'HD' } }, task);
  await shop.put(cartId, 'HD', 1);
  const first = await remove();
  await shop.put(cartId, 'HD', 2);
  expect(await remove()).toEqual(first);
  expect(await lines()).toEqual([['HD', 2]]);
});

it('SYNC-06 removes no line of another cart, though item_id names it', async () => {
  const { item_id } = v.parse(serverItem, (await shop.put(cartId, 'HD', 1)).result);
  const other = await shop.newCart();
  await shop.put(other, 'HD', 1);
  await shop.call('POST', `/api/cart/delete?cartId=${other}`, { cartItem: { sku: 'HD', item_id } });
  expect(await lines()).toEqual([['HD', 1]]);
});

describe('SYNC-07 whose cart it is', () => {
  it.each(cartCalls)('SYNC-07 %s %s answers 404 with no content to another id', async (method, path, body) => {
    await shop.put(cartId, 'HD', 1);
    for (const id of ['0'.repeat(32), '1', "' or 1=1 --"]) {
      const query = `${path.includes('?') ? '&' : '?'}cartId=${encodeURIComponent(id)}`;
      const answer = await shop.call(method, `/api/${path}${query}`, body);
      expect(answer).toEqual({ status: 404, code: 404, result: 'Deze winkelwagen bestaat niet.' });
    }
  });

  it('SYNC-07 a line of another cart stays as it is, though its item_id is sent', async () => {
    const { item_id } = v.parse(serverItem, (await shop.put(cartId, 'HD', 1)).result);
    const other = await shop.newCart();
    await shop.put(other, 'HD', 5, { item_id });
    await shop.call('POST', `/api/cart/delete?cartId=${other}`, { cartItem: { sku: 'HD', item_id } });
    expect(await lines()).toEqual([['HD', 1]]);
  });

  it('SYNC-07 answers 404 in another store view', async () => {
    const answer = await shop.call('GET', `/api/cart/pull?cartId=${cartId}&storeCode=fashion`);
    expect(answer.code).toBe(404);
  });
});

describe('TOTAL-06 the totals', () => {
  it('TOTAL-06 answers amounts, items and segments', async () => {
    const [towels, teaTowels] = [await shop.put(cartId, 'HD', 2), await shop.put(cartId, 'TD', 3)];
    const idOf = ({ result }: { result: unknown }) => v.parse(serverItem, result).item_id;
    const answer = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
    const totals = v.parse(cartTotals, answer.result);
    // 2 × 12.50 + 3 × 3.95 = 36.85
    expect(totals).toMatchObject({
      grand_total: 36.85,
      base_grand_total: 36.85,
      subtotal_incl_tax: 36.85,
      items_qty: 5,
    });
    expect(totals.items).toMatchObject([
      {
        item_id: idOf(towels),
        name: 'Handdoek',
        qty: 2,
        price_incl_tax: 12.5,
        row_total_incl_tax: 25,
        tax_percent: 21,
      },
      {
        ...{ item_id: idOf(teaTowels), name: 'Theedoek', qty: 3 },
        ...{ price_incl_tax: 3.95, row_total_incl_tax: 11.85, tax_percent: 21 },
      },
    ]);
    expect(totals.total_segments.map(({ code, value }) => [code, value])).toEqual([
      ['subtotal_incl_tax', 36.85],
      ['shipping', 0],
      ['payment', 0],
      ['tax', 6.4],
      ['grand_total', 36.85],
    ]);
  });

  // 12.50 / 1.21 = 10.3306; 25 / 1.21 = 20.6612; 3.95 / 1.21 = 3.2645; 11.85 / 1.21 = 9.7934
  it('PRICE-12 a line comes without tax too, and all of them together', async () => {
    await shop.put(cartId, 'HD', 2);
    await shop.put(cartId, 'TD', 3);
    const answer = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
    const { items, subtotal } = v.parse(cartTotals, answer.result);
    expect(items.map(({ price, row_total }) => [price, row_total])).toEqual([
      [10.33, 20.66],
      [3.26, 9.79],
    ]);
    expect(subtotal).toBe(30.45);
  });

  it('TOTAL-06 answers the coupon_code of the cart', async () => {
    await shop.put(cartId, 'HD', 2);
    await shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=TIEN`);
    const { result } = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
    expect(v.parse(cartTotals, result).coupon_code).toBe('TIEN');
  });

  it('TOTAL-06 what is to pay has the coupon and the costs in it, the subtotal has neither', async () => {
    await shop.put(cartId, 'HD', 2);
    await shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=TIEN`);
    await chooseMethods();
    const { result } = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
    // 2 × 12.50 = 25.00; less 10 percent, with 3.95 of shipping and 1.50 of payment 27.95
    expect(v.parse(cartTotals, result)).toMatchObject({
      grand_total: 27.95,
      base_grand_total: 27.95,
      subtotal_incl_tax: 25,
    });
  });

  it('TOTAL-06 a price that ran out counts no more', async () => {
    await shop.put(cartId, 'TD', 1);
    shop.clock.set('2026-12-01T00:00:00Z');
    const { result } = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
    expect(v.parse(cartTotals, result).grand_total).toBe(4.95);
  });
});

/** Selects pickup at a service point (€ 3.95) and cash on delivery (€ 1.50). */
async function chooseMethods() {
  const { result } = await shop.call('POST', `/api/cart/shipping-methods?cartId=${cartId}`, {
    address: { country_id: 'NL' },
  });
  const offered = v.parse(v.array(v.looseObject({ carrier_code: v.string(), method_code: v.string() })), result);
  const point = offered.find(({ carrier_code }) => carrier_code === 'servicepoint');
  await shop.call('POST', `/api/cart/shipping-information?cartId=${cartId}`, {
    addressInformation: { address: { country_id: 'NL' }, ...point },
  });
  await shop.call('POST', `/api/ext/cart-extend/selected-payment-method?cartId=${cartId}`, {
    method: { method: 'cashondelivery' },
  });
}

it.each([
  ['shipping', 3.95],
  ['payment', 1.5],
])('TOTAL-01 the segment %s holds what the chosen method costs', async (code, value) => {
  await shop.put(cartId, 'HD', 1);
  await chooseMethods();
  const { result } = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
  const { total_segments: segments } = v.parse(cartTotals, result);
  expect(segments).toContainEqual(expect.objectContaining({ code, value }));
});

describe('TOTAL-07 collecting totals', () => {
  const methods = {
    shippingCarrierCode: 'homedelivery',
    shippingMethodCode: 'standard',
    paymentMethod: { method: 'cashondelivery' },
  };
  const collect = async (body?: unknown) =>
    v.parse(cartTotals, (await shop.call('POST', `/api/cart/collect-totals?cartId=${cartId}`, body)).result)
      .grand_total;

  it('TOTAL-07 counts with the methods given', async () => {
    await shop.put(cartId, 'HD', 1);
    // 12.50 + 4.95 + 1.50
    expect(await collect({ methods })).toBe(18.95);
  });

  it.each([
    ['no body', undefined],
    ['no methods', { methods: {} }],
  ])('TOTAL-07 counts with the cart’s own methods when there is %s', async (_title, body) => {
    await shop.put(cartId, 'HD', 1);
    expect(await collect(body)).toBe(12.5);
    await chooseMethods();
    // 12.50 + 3.95 + 1.50
    expect(await collect(body)).toBe(17.95);
  });

  it('TOTAL-07 counts with a method given in the place of the cart’s own', async () => {
    await shop.put(cartId, 'HD', 1);
    await chooseMethods();
    const { shippingCarrierCode, shippingMethodCode } = methods;
    expect(await collect({ methods: { shippingCarrierCode, shippingMethodCode } })).toBe(18.95);
    expect(await collect({ methods: { paymentMethod: { method: 'banktransfer' } } })).toBe(16.45);
  });

  it('TOTAL-07 counts with another method of delivery than the cart’s own', async () => {
    await shop.put(cartId, 'HD', 1);
    await chooseMethods();
    const pickup = { shippingCarrierCode: 'storepickup', shippingMethodCode: 'pickup' };
    // The towel, the pickup and the fee of the payment method.
    expect(await collect({ methods: pickup })).toBe(14);
  });

  it('TOTAL-07 counts the methods that the cart has and that do not suit it any more as nothing', async () => {
    await shop.put(cartId, 'HD', 1);
    await chooseMethods();
    await shop.put(cartId, 'BON', 1);
    await shop.call('POST', `/api/cart/delete?cartId=${cartId}`, { cartItem: { sku: 'HD' } });
    // A voucher is not sent, and cannot be paid at the door.
    expect(await collect()).toBe(25);
  });

  it('TOTAL-07 leaves the cart as it is', async () => {
    await shop.put(cartId, 'HD', 1);
    await collect({ methods });
    expect(await collect()).toBe(12.5);
  });

  it.each([
    ['of delivery', { shippingCarrierCode: 'duif', shippingMethodCode: 'snel' }],
    ['to pay', { paymentMethod: { method: 'schelpen' } }],
  ])('TOTAL-07 refuses a way %s that is not offered', async (_what, methods) => {
    await shop.put(cartId, 'HD', 1);
    expect((await shop.call('POST', `/api/cart/collect-totals?cartId=${cartId}`, { methods })).code).toBe(400);
  });
});

it('TOTAL-13 counts with its own prices, whatever a client sends', async () => {
  const cheap = { price: 0.01, price_incl_tax: 0.01, final_price: 0.01, totals: { price_incl_tax: 0.01 } };
  const { result } = await shop.put(cartId, 'HD', 2, cheap);
  expect(v.parse(serverItem, result).price).toBe(12.5);
  const totals = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
  expect(v.parse(cartTotals, totals.result).grand_total).toBe(25);
});

describe('PRICE-08, PRICE-09 tiers', () => {
  const dozen = async (storeCode: string, more: object = {}) => {
    const headers = { 'x-vs-store-code': storeCode };
    const store = shop.ports.stores.find(({ code }) => code === storeCode);
    if (store && store.id !== 1) await fillShelf(shop.ports.database, store.id);
    const tiers = [
      { customer_group_id: 0, qty: 3, value: 10 },
      { customer_group_id: 2, qty: 3, value: 1 },
    ];
    await changeProduct('HD', { tier_prices: tiers, ...more });
    const cart = v.parse(v.string(), (await shop.call('POST', '/api/cart/create', undefined, headers)).result);
    const totals = async () => (await shop.call('GET', `/api/cart/totals?cartId=${cart}`, undefined, headers)).result;
    const put = (sku: string, qty: number, chosen: object = {}) => shop.put(cart, sku, qty, chosen, headers);
    const set = (qty: number, chosen: object = {}) => put('HD', qty, chosen);
    return { put, set, totals };
  };

  it('PRICE-08, TOTAL-13 the totals take the tier of the quantity', async () => {
    const { set, totals } = await dozen('textile');
    expect(await set(2)).toMatchObject({ result: { price: 12.5 } });
    expect(await totals()).toMatchObject({ subtotal_incl_tax: 25 });
    expect(await set(3)).toMatchObject({ result: { price: 10 } });
    expect(await totals()).toMatchObject({ subtotal_incl_tax: 30 });
  });

  const several = [
    { customer_group_id: 0, qty: 2, value: 20 },
    { customer_group_id: 0, qty: 3, value: 10 },
    { customer_group_id: 0, qty: 6, value: 9 },
    { customer_group_id: 0, qty: 12, value: 11 },
  ];
  it.each([
    ['the final price stays below the first quantity', 1, 12.5],
    ['the final price stays where the tier is not below it', 2, 12.5],
    ['a tier applies from its quantity on', 3, 10],
    ['a tier does not apply below its quantity', 5, 10],
    ['of the tiers that are reached the lowest applies', 12, 9],
  ])('PRICE-08 %s', async (_what, qty, price) => {
    const { set } = await dozen('textile', { tier_prices: several });
    expect(await set(qty)).toMatchObject({ result: { price } });
  });

  it.each([
    ['those of its product, where it has none of its own', {}, 45],
    ['its own, where it has some', { tier_prices: [{ customer_group_id: 0, qty: 3, value: 40 }] }, 40],
  ])('PRICE-08 the tiers of a variant are %s', async (_what, own, price) => {
    const { put } = await dozen('textile');
    const white = { ...{ id: 22, sku: 'BJ-M-wit', price: 49.95, kleur: '59', maat: '167', status: 1 }, ...own };
    const tier_prices = [{ customer_group_id: 0, qty: 3, value: 45 }];
    await changeProduct('BJ', { tier_prices, configurable_children: [white] });
    expect(await put('BJ-M-wit', 3)).toMatchObject({ result: { price } });
  });

  it('PRICE-15 a quantity at which a tier and a wish together leave no price is refused', async () => {
    const custom_options = [{ option_id: 7, title: 'Tweede keus', type: 'field', price: -10 }];
    const { set, totals } = await dozen('textile', { custom_options });
    const answer = await set(3, wishes([7, 'graag']));
    expect(answer).toMatchObject({ code: 400, result: expect.stringContaining('prijs') });
    expect(await set(2, wishes([7, 'graag']))).toMatchObject({ result: { price: 2.5 } });
    expect(await totals()).toMatchObject({ subtotal_incl_tax: 5 });
  });

  it('PRICE-09 no tier applies in a store view without them', async () => {
    const { set, totals } = await dozen('dailydeal');
    await set(3);
    expect(await totals()).toMatchObject({ subtotal_incl_tax: 37.5 });
  });
});

describe('PRICE-10, PRICE-11 the tax of a line', () => {
  /** The tax rate in percent of a cart line for a country, given the rates of its tax rule. */
  async function taxOf(country_id: string, rates: object[], rule: object = {}, region: object = {}) {
    const document = { ...aTaxRuleDocument(), ...rule, rates };
    await shop.ports.database.update(taxRules).set({ document });
    await shop.put(cartId, 'HD', 1);
    const addressInformation = {
      ...{ address: { country_id, ...region }, carrier_code: 'homedelivery', method_code: 'standard' },
    };
    await shop.call('POST', `/api/cart/shipping-information?cartId=${cartId}`, { addressInformation });
    return taxPercent();
  }
  const rates = [
    { id: 1, tax_country_id: 'BE', tax_region_id: 0, rate: 6 },
    { id: 2, tax_country_id: 'NL', tax_region_id: 0, rate: 21 },
  ];
  it.each([
    ['is the rate of the country of the cart', 'NL', rates, {}, 21],
    ['follows the cart to another country', 'BE', rates, {}, 6],
    ['is 0 without a rate for the country', 'BE', rates.slice(1), {}, 0],
    ['is 0 without a rule for the tax class', 'NL', rates, { product_tax_class_ids: [7] }, 0],
    ['is that of a rate with an empty region', 'NL', [{ tax_country_id: 'NL', tax_region_id: '', rate: 9 }], {}, 9],
    ['is not that of a rate for one region', 'NL', [{ tax_country_id: 'NL', tax_region_id: 12, rate: 9 }], {}, 0],
  ])('PRICE-10 %s', async (_what, country, given, rule, percent) => {
    expect(await taxOf(country, given, rule)).toBe(percent);
  });

  const ofRegion = [
    { id: 1, tax_country_id: 'NL', tax_region_id: 12, region_name: 'Limburg', rate: 9 },
    { id: 2, tax_country_id: 'NL', tax_region_id: '', rate: 21 },
  ];
  it.each([
    ['the rate of its region by its id', { region_id: 12 }, 9],
    ['the rate of its region by its name', { region: 'Limburg' }, 9],
    ['the rate of its region by its code', { region_code: 'Limburg' }, 9],
    ['the rate of the whole country for another region', { region_id: 13, region: 'Zeeland' }, 21],
    ['the rate of the whole country without a region', { region_id: 0, region: '' }, 21],
  ])('PRICE-10 is %s', async (_what, region, percent) => {
    expect(await taxOf('NL', ofRegion, {}, region)).toBe(percent);
  });

  it('PRICE-10 is not that of a rule of another store view', async () => {
    const document = { ...aTaxRuleDocument(), rates: [{ tax_country_id: 'NL', rate: 9 }] };
    await shop.ports.database.insert(taxRules).values({ storeId: 2, id: 0, document, digest: '' });
    await shop.put(cartId, 'HD', 1);
    expect(await taxPercent()).toBe(21);
  });

  it('PRICE-10 keeps its region until another address comes', async () => {
    expect(await taxOf('NL', ofRegion, {}, { region_id: 12 })).toBe(9);
    expect(await taxPercent()).toBe(9);
    expect(await taxOf('NL', ofRegion)).toBe(21);
  });

  it('PRICE-11 is the same for every customer group, as none is configured', async () => {
    expect(await taxOf('NL', rates, { customer_tax_class_ids: [99] })).toBe(21);
  });
});

describe('PRICE-10 the tax of a variant with a tax class of its own', () => {
  // 49.95 at 9% holds 4.12 of tax, 59.95 at the 21% of its product 10.40
  const [own, ofProduct] = ['BJ-M-wit', 'BJ-M-blauw'];
  beforeEach(async () => {
    const document = { ...aTaxRuleDocument(), product_tax_class_ids: [3], rates: [{ tax_country_id: 'NL', rate: 9 }] };
    await shop.ports.database.insert(taxRules).values({ storeId: 1, id: 2, document, digest: '' });
    await changeProduct('BJ', {
      configurable_children: [
        { id: 21, sku: ofProduct, price: 59.95, kleur: '50', maat: '167', status: 1 },
        { id: 22, sku: own, price: 49.95, kleur: '59', maat: '167', status: 1, tax_class_id: 3 },
      ],
    });
  });

  it.each([
    [own, 9],
    [ofProduct, 21],
  ])('PRICE-10 a line of %s is taxed at %s percent', async (sku, tax_percent) => {
    await shop.put(cartId, sku, 1);
    const { result } = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
    expect(result).toMatchObject({ items: [{ tax_percent }] });
  });

  it('PRICE-10 the product answers it with each of its variants', async () => {
    const { result } = await shop.call('GET', '/api/product?sku=BJ');
    expect(result).toMatchObject({
      configurable_children: [
        { sku: ofProduct, final_price_tax: 10.4 },
        { sku: own, final_price_tax: 4.12 },
      ],
    });
  });

  it.each([
    [own, 45.83],
    [ofProduct, 49.55],
  ])('PRICE-10 the price call answers the price of %s without it', async (sku, final_price) => {
    const { result } = await shop.call('GET', `/api/product/render-list?skus=${sku}`);
    expect(result).toMatchObject({
      items: [{ price_info: { extension_attributes: { tax_adjustments: { final_price } } } }],
    });
  });
});

describe('PRICE-16 money in a cart', () => {
  const totals = async () => v.parse(cartTotals, (await shop.call('GET', `/api/cart/totals?cartId=${cartId}`)).result);
  const discounts = async () => (await totals()).items.map(({ discount_amount }) => discount_amount);
  const apply = (code: string) => shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=${code}`);
  const skus = ['HD', 'TD', 'LAATSTE'];
  /** Adds one of each product, at these regular prices. */
  async function putAt(...prices: number[]) {
    for (const [at, price] of prices.entries()) {
      const sku = skus[at] ?? '';
      await changeProduct(sku, { price, special_price: null });
      await shop.put(cartId, sku, 1);
    }
  }

  it('PRICE-16 decimals become cents by their text, half away from zero', async () => {
    await putAt(1.005);
    expect((await totals()).grand_total).toBe(1.01);
  });

  it('PRICE-16 a percentage is rounded per line', async () => {
    // 10% of 0.05 is half a cent on each of three lines: three cents, and not 10% of 0.15, which are two
    await putAt(0.05, 0.05, 0.05);
    await apply('TIEN');
    expect(await discounts()).toEqual([0.01, 0.01, 0.01]);
  });

  it.each([
    ['is split in proportion to the lines', [30, 8, 2], [7.5, 2, 0.5]],
    // 10.00 over 33.33, 33.33 and 33.34 are 3.333, 3.333 and 3.334
    ['leaves its remainder to the largest fraction', [33.33, 33.33, 33.34], [3.33, 3.33, 3.34]],
  ])('PRICE-16 a cart discount %s', async (_what, prices, expected) => {
    await shop.ports.database.insert(coupons).values({ storeId: 1, code: 'TIENTJE', type: 'fixed', amount: 1000 });
    await putAt(...prices);
    await apply('TIENTJE');
    expect(await discounts()).toEqual(expected);
  });

  it('PRICE-16 tax is computed per rate on what remains', async () => {
    // 23.00 off 121.00 at 21% and 109.00 at 9% leave 108.90 and 98.10, which hold 18.90 and 8.10
    const document = { ...aTaxRuleDocument(), product_tax_class_ids: [3], rates: [{ tax_country_id: 'NL', rate: 9 }] };
    await shop.ports.database.insert(taxRules).values({ storeId: 1, id: 2, document, digest: '' });
    await shop.ports.database.insert(coupons).values({ storeId: 1, code: 'DRIE', type: 'fixed', amount: 2300 });
    await changeProduct('TD', { tax_class_id: 3 });
    await putAt(121, 109);
    await apply('DRIE');
    const { total_segments: segments } = await totals();
    expect(segments.find(({ code }) => code === 'tax')).toMatchObject({ value: 27 });
  });

  it('PRICE-16 tax is rounded per rate, not per line', async () => {
    // 1.00 holds 17.36 cents of tax at 21%: 52.07 in three lines together
    await putAt(1, 1, 1);
    const { total_segments: segments } = await totals();
    expect(segments.find(({ code }) => code === 'tax')).toMatchObject({ value: 0.52 });
  });

  it.each([
    ['free shipping is judged on the subtotal including tax', '', 0],
    ['free shipping is judged after the coupon', 'TIEN', 4.95],
  ])('PRICE-16 %s', async (_what, code, shipping) => {
    // 4 × 12.50 is where delivery becomes free
    await shop.put(cartId, 'HD', 4);
    if (code !== '') await apply(code);
    const address = { country_id: 'NL' };
    const { result } = await shop.call('POST', `/api/cart/shipping-methods?cartId=${cartId}`, { address });
    expect(result).toMatchObject([{ carrier_code: 'homedelivery', price_incl_tax: shipping }, {}, {}]);
  });
});

describe('TOTAL-08 coupons', () => {
  const apply = (code: string) => shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=${code}`);

  it('TOTAL-08 takes a percentage off and gives it back', async () => {
    await shop.put(cartId, 'HD', 2);
    expect(await apply('tien')).toMatchObject({ code: 200, result: true });
    const { result } = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
    expect(v.parse(cartTotals, result)).toMatchObject({
      grand_total: 22.5,
      coupon_code: 'TIEN',
      discount_amount: -2.5,
    });
    expect((await shop.call('GET', `/api/cart/coupon?cartId=${cartId}`)).result).toBe('TIEN');
    expect(await shop.call('POST', `/api/cart/delete-coupon?cartId=${cartId}`)).toMatchObject({
      code: 200,
      result: true,
    });
    expect((await shop.call('GET', `/api/cart/coupon?cartId=${cartId}`)).result).toBe('');
  });

  it.each(['BESTAATNIET', 'VERLOPEN', 'OPGEBRUIKT'])('TOTAL-08 refuses %s', async (code) => {
    expect(await apply(code)).toEqual({ status: 404, code: 404, result: 'Deze kortingscode is niet geldig' });
  });

  it('TOTAL-08 refuses a code of another store view', async () => {
    await shop.ports.database.insert(coupons).values({ storeId: 2, code: 'ELDERS', type: 'fixed', amount: 500 });
    expect(await apply('ELDERS')).toMatchObject({ code: 404 });
  });
});

describe('TOTAL-11 what a coupon is', () => {
  const day = 24 * 3_600_000;
  type Changes = Partial<typeof coupons.$inferInsert>;
  /** Applies a coupon, by default of € 5, to a cart of € 25; returns whether it was accepted. */
  const make = async (changes: Changes = {}, code = 'VIJF') => {
    await shop.ports.database.insert(coupons).values({ storeId: 1, code, type: 'fixed', amount: 500, ...changes });
    await shop.put(cartId, 'HD', 2);
    return shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=${code}`);
  };
  const totals = async () => v.parse(cartTotals, (await shop.call('GET', `/api/cart/totals?cartId=${cartId}`)).result);
  const date = (days: number) => new Date(shop.clock.now() + days * day);

  it.each([
    ['a percentage', { type: 'percentage', amount: 20 }, 20],
    ['a fixed amount', {}, 20],
  ] as const)('TOTAL-11 it is %s', async (_title, changes, grand_total) => {
    expect(await make(changes)).toMatchObject({ code: 200 });
    expect(await totals()).toMatchObject({ grand_total, discount_amount: grand_total - 25 });
  });

  it.each([
    ['from valid-from on', () => ({ validFrom: date(0) }), 200],
    ['not before valid-from', () => ({ validFrom: date(1) }), 404],
    ['up to valid-to', () => ({ validTo: date(0) }), 200],
    ['not after valid-to', () => ({ validTo: date(-1) }), 404],
    ['up to its usage limit', () => ({ usageLimit: 2, timesUsed: 1 }), 200],
    ['not beyond its usage limit', () => ({ usageLimit: 2, timesUsed: 2 }), 404],
  ] as const)('TOTAL-11 it is taken %s', async (_title, changes, code) => {
    expect(await make(changes())).toMatchObject({ code });
    expect((await totals()).grand_total).toBe(code === 200 ? 20 : 25);
  });

  it.each([
    ['after valid-to', () => ({ validTo: date(-1) })],
    ['beyond its usage limit', () => ({ usageLimit: 1, timesUsed: 1 })],
  ] as const)('TOTAL-11 it takes nothing off a cart that has it %s', async (_title, changes) => {
    await make();
    await shop.ports.database.update(coupons).set(changes()).where(eq(coupons.code, 'VIJF'));
    expect((await totals()).grand_total).toBe(25);
  });

  it('TOTAL-11 it is used once more by each order, up to its limit', async () => {
    await make({ usageLimit: 1 });
    await shop.placed({ cart_id: cartId, products: [{ sku: 'HD', qty: 2 }] });
    const other = await shop.newCart();
    const answer = await shop.call('POST', `/api/cart/apply-coupon?cartId=${other}&coupon=VIJF`);
    expect(answer).toMatchObject({ code: 404 });
  });

  it.each([
    [2500, 20],
    [2501, 25],
  ])('TOTAL-11 with a minimum subtotal of %i cents two towels cost € %d', async (minimumSubtotal, grand_total) => {
    await make({ minimumSubtotal });
    expect((await totals()).grand_total).toBe(grand_total);
  });

  // A tea towel of 3.95 and two towels of 12.50 are 28.95.
  it.each([
    [2895, 23.95],
    [2896, 28.95],
  ])('TOTAL-11 with a minimum subtotal of %i cents all lines count: they cost € %d', async (minimumSubtotal, cost) => {
    await shop.put(cartId, 'TD', 1);
    await make({ minimumSubtotal });
    expect((await totals()).grand_total).toBe(cost);
  });

  it.each([
    ['a percentage', { type: 'percentage', amount: 20 }, 23.16],
    ['a fixed amount', {}, 23.95],
  ] as const)('TOTAL-11 as %s it is taken off all lines together', async (_title, changes, grand_total) => {
    await shop.put(cartId, 'TD', 1);
    await make(changes);
    expect((await totals()).grand_total).toBe(grand_total);
  });

  it('TOTAL-11 a cart has at most one: the second takes the place of the first', async () => {
    await make();
    await make({ amount: 300 }, 'DRIE');
    expect(await totals()).toMatchObject({ coupon_code: 'DRIE', grand_total: 22 });
  });

  it.each([
    ['a percentage', { type: 'percentage', amount: 100 }],
    ['a fixed amount above what the lines cost', { amount: 10_000 }],
  ] as const)('TOTAL-11 shipping is not discounted by %s', async (_title, changes) => {
    await make(changes);
    await chooseMethods();
    expect(await totals()).toMatchObject({ shipping_incl_tax: 3.95, discount_amount: -25, grand_total: 5.45 });
  });
});

it.each(['no_selection', ''])('IMG-05 a line of a product whose image is “%s” has no image', async (image) => {
  await changeProduct('HD', { image });
  await shop.put(cartId, 'HD', 1);
  const { result } = await shop.call('GET', `/api/cart/pull?cartId=${cartId}`);
  expect(result).toMatchObject([{ sku: 'HD' }]);
  expect(JSON.stringify(result)).not.toContain('"image"');
});

describe('CART-24 a virtual cart', () => {
  const isSent = async (...skus: string[]) => {
    for (const sku of skus) await shop.put(cartId, sku, 1);
    const address = { country_id: 'NL' };
    const { result } = await shop.call('POST', `/api/cart/shipping-methods?cartId=${cartId}`, { address });
    return v.parse(v.array(v.unknown()), result).length > 0;
  };

  it.each(['virtual', 'downloadable'])('CART-24 of %s items alone is not sent', async (type_id) => {
    await changeProduct('BON', { type_id });
    expect(await isSent('BON')).toBe(false);
  });

  it('CART-24 of virtual and downloadable items is not sent', async () => {
    await changeProduct('BON', { type_id: 'virtual' });
    await changeProduct('HD', { type_id: 'downloadable' });
    expect(await isSent('BON', 'HD')).toBe(false);
  });

  it('CART-24 with any other item is sent', async () => expect(await isSent('BON', 'HD')).toBe(true));

  it('CART-24 has items: an empty cart is none', async () => expect(await isSent()).toBe(true));
});

describe('ways of delivery', () => {
  const ways = async (address: object) => {
    const { result } = await shop.call('POST', `/api/cart/shipping-methods?cartId=${cartId}`, { address });
    return v.parse(v.array(v.looseObject({ carrier_code: v.string(), price_incl_tax: v.number() })), result);
  };

  it('SHIP-01 answers the methods for a country alone', async () => {
    await shop.put(cartId, 'HD', 1);
    expect(await ways({ country_id: 'NL' })).toMatchObject([
      {
        carrier_code: 'homedelivery',
        carrier_title: 'Thuisbezorgd',
        method_code: 'standard',
        method_title: 'Standaardbezorging',
        price_incl_tax: 4.95,
        available: true,
      },
      {
        ...{ carrier_code: 'servicepoint', carrier_title: 'Afhaalpunt', available: true },
        ...{ method_code: 'standard', method_title: 'Ophalen bij een afhaalpunt' },
      },
      {
        ...{ carrier_code: 'storepickup', carrier_title: 'Winkel', available: true },
        ...{ method_code: 'pickup', method_title: 'Ophalen in de winkel' },
      },
    ]);
  });

  it('SHIP-01 takes a whole address, of which the country decides', async () => {
    await shop.put(cartId, 'HD', 1);
    const address = {
      ...{ firstname: 'Jans', lastname: 'de Vries', street: ['Meir', '1'], postcode: '2000', city: 'Antwerpen' },
      ...{ country_id: 'BE', region: '', telephone: '0612345678' },
    };
    expect((await ways(address)).map(({ price_incl_tax }) => price_incl_tax)).toEqual([7.95, 3.95, 0]);
  });

  it.each([
    // towels, country, home delivery
    [3, 'NL', 4.95],
    [4, 'NL', 0],
    [4, 'BE', 7.95],
  ])('SHIP-06 %i towels of € 12,50 to %s cost € %d to deliver', async (qty, country_id, price) => {
    await shop.put(cartId, 'HD', qty);
    expect((await ways({ country_id })).map((way) => [way.carrier_code, way.price_incl_tax])).toEqual([
      ['homedelivery', price],
      ['servicepoint', 3.95],
      ['storepickup', 0],
    ]);
  });

  it('SHIP-06 home delivery in NL costs € 4,95 for a subtotal of € 49,99', async () => {
    await changeProduct('HD', { price: 49.99 });
    await shop.put(cartId, 'HD', 1);
    const found = await ways({ country_id: 'NL' });
    expect(found[0]).toMatchObject({ carrier_code: 'homedelivery', price_incl_tax: 4.95 });
  });

  it('SHIP-06 a virtual cart needs no shipping, and an unknown country has none', async () => {
    expect(await ways({ country_id: 'US' })).toEqual([]);
    await shop.put(cartId, 'BON', 1);
    expect(await ways({ country_id: 'NL' })).toEqual([]);
  });

  it('SHIP-06 a cart that is virtual in part needs shipping', async () => {
    await shop.put(cartId, 'BON', 1);
    await shop.put(cartId, 'HD', 1);
    expect((await ways({ country_id: 'NL' })).map((way) => way.carrier_code)).toEqual([
      'homedelivery',
      'servicepoint',
      'storepickup',
    ]);
  });
});

describe('SHIP-05 shipping information', () => {
  const address = {
    firstname: 'Jans',
    lastname: 'de Vries',
    city: 'Antwerpen',
    postcode: '2000',
    street: ['Meir', '1'],
    countryId: 'BE',
  };
  const choose = (addressInformation: object) =>
    shop.call('POST', `/api/cart/shipping-information?cartId=${cartId}`, { addressInformation });

  it.each([
    [
      'camel case',
      {
        shippingAddress: address,
        billingAddress: address,
        shippingCarrierCode: 'homedelivery',
        shippingMethodCode: 'standard',
      },
    ],
    ['snake case', { address: { country_id: 'BE' }, carrier_code: 'homedelivery', method_code: 'standard' }],
  ])('SHIP-05 keeps the choice and answers payment methods and totals (%s)', async (_title, information) => {
    await shop.put(cartId, 'HD', 1);
    const { result } = await choose(information);
    expect(result).toMatchObject({
      payment_methods: [{ code: 'multisafepay_ideal' }, {}, {}, {}, {}, {}],
      totals: { grand_total: 20.45 },
    });
    const totals = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
    expect(totals.result).toMatchObject({ grand_total: 20.45, shipping_incl_tax: 7.95 });
  });

  it.each([
    ['servicepoint', 'standard', 3.95, 'Afhaalpunt - Ophalen bij een afhaalpunt'],
    ['storepickup', 'pickup', 0, 'Winkel - Ophalen in de winkel'],
  ])('SHIP-05 counts in the totals what %s costs', async (carrier_code, method_code, value, title) => {
    await shop.put(cartId, 'HD', 1);
    const { result } = await choose({ address: { country_id: 'NL' }, carrier_code, method_code });
    expect(result).toMatchObject({
      totals: {
        grand_total: 12.5 + value,
        total_segments: expect.arrayContaining([{ code: 'shipping', title, value }]),
      },
    });
  });

  it.each([
    ['carrier_code', { carrier_code: 'duif', method_code: 'standard' }],
    ['method_code', { carrier_code: 'homedelivery', method_code: 'duif' }],
  ])('SHIP-05 refuses an unknown %s', async (_name, method) => {
    await shop.put(cartId, 'HD', 1);
    expect((await choose({ address: { country_id: 'NL' }, ...method })).code).toBe(400);
  });

  it('SHIP-06 a cart that became virtual still gets its totals, without the cost of the method chosen before', async () => {
    const codes = { shippingCarrierCode: 'homedelivery', shippingMethodCode: 'standard' };
    const chosen = { shippingAddress: address, billingAddress: address, ...codes };
    await shop.put(cartId, 'HD', 1);
    await shop.put(cartId, 'BON', 1);
    // 12.50 + 25 + 7.95
    expect(await choose(chosen)).toMatchObject({ code: 200, result: { totals: { grand_total: 45.45 } } });
    await shop.call('POST', `/api/cart/delete?cartId=${cartId}`, { cartItem: { sku: 'HD' } });
    expect(await choose(chosen)).toMatchObject({
      code: 200,
      result: { totals: { grand_total: 25, shipping_incl_tax: 0 } },
    });
  });
});

describe('ways to pay', () => {
  /** What the cart's list says of each method. */
  const listed = async (field: string) => {
    const { result } = await shop.call('GET', `/api/cart/payment-methods?cartId=${cartId}`);
    return v.parse(v.array(v.record(v.string(), v.unknown())), result).map((method) => method[field]);
  };
  const codes = () => listed('code');
  const ofProvider = [
    'multisafepay_ideal',
    'multisafepay_creditcard',
    'multisafepay_paypal',
    'multisafepay_bancontact',
  ];

  it('PAY-02 answers the provider’s methods and the shop’s own', async () => {
    await shop.put(cartId, 'HD', 1);
    expect(await codes()).toEqual([...ofProvider, 'banktransfer', 'cashondelivery']);
  });

  it.each([
    [
      'its title',
      'title',
      ['iDEAL', 'Creditcard', 'PayPal', 'Bancontact', 'Bankoverschrijving', 'Betalen bij bezorging'],
    ],
    ['what it costs', 'cost_incl_tax', [0, 0, 0, 0, 0, 1.5]],
    [
      'its picture',
      'image',
      [...ofProvider, 'banktransfer', 'cashondelivery'].map((code) => `/api/ext/multisafepay/images/${code}.svg`),
    ],
    ['whether it is the default', 'default', [true, false, false, false, false, false]],
  ])('PAY-02 answers of each method %s', async (_what, field, values) => {
    await shop.put(cartId, 'HD', 1);
    expect(await listed(field)).toEqual(values);
  });

  it('PAY-02 offers no payment at the door for a virtual cart', async () => {
    await shop.put(cartId, 'BON', 1);
    expect(await codes()).toEqual([...ofProvider, 'banktransfer']);
  });

  it('PAY-02 offers the shop’s own methods while the provider is away', async () => {
    shop.provider.state.isDown = true;
    expect(await codes()).toEqual(['banktransfer', 'cashondelivery']);
  });

  it('PAY-03, PAY-08 answers the provider’s list with iDEAL preselected', async () => {
    const { result } = await shop.call('GET', `/api/ext/multisafepay/payment-methods?token=&cartId=${cartId}`);
    expect(result).toMatchObject([
      {
        code: 'multisafepay_ideal',
        title: 'iDEAL',
        is_preselected: true,
        image: '/api/ext/multisafepay/images/multisafepay_ideal.svg',
        configuration: { issuers: [{ code: '0721', description: 'ING' }] },
      },
      { code: 'multisafepay_creditcard', is_preselected: false },
      { code: 'multisafepay_paypal', is_preselected: false },
      { code: 'multisafepay_bancontact', is_preselected: false },
    ]);
    const picture = await shop.app.request('/api/ext/multisafepay/images/multisafepay_ideal.svg');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  });

  it.each(['banktransfer', 'cashondelivery'])('PAY-08 the shop itself offers %s', async (code) => {
    await shop.put(cartId, 'HD', 1);
    expect(await codes()).toContain(code);
    const { result } = await shop.call('GET', `/api/ext/multisafepay/payment-methods?cartId=${cartId}`);
    expect(JSON.stringify(result)).not.toContain(code);
  });

  it('PAY-04 keeps the chosen method, whose costs then count', async () => {
    await shop.put(cartId, 'HD', 1);
    const answer = await shop.call('POST', `/api/ext/cart-extend/selected-payment-method?token=&cartId=${cartId}`, {
      method: { method: 'cashondelivery', additional_data: ['{"note":"bel aan"}'] },
    });
    expect(answer).toEqual({ status: 200, code: 200, result: true });
    const { result } = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
    expect(v.parse(cartTotals, result).total_segments).toContainEqual({
      code: 'payment',
      title: 'Betalen bij bezorging',
      value: 1.5,
    });
    expect(v.parse(cartTotals, result).grand_total).toBe(14);
  });

  it('PAY-04 keeps the additional data of the method', async () => {
    await shop.put(cartId, 'HD', 1);
    const additional_data = ['{"issuer_id":"0721"}', '{"note":"bel aan"}'];
    await shop.call('POST', `/api/ext/cart-extend/selected-payment-method?cartId=${cartId}`, {
      method: { method: 'multisafepay_ideal', additional_data },
    });
    const kept = await shop.ports.database.select().from(carts).where(eq(carts.mask, cartId));
    expect(kept).toMatchObject([{ paymentMethod: 'multisafepay_ideal', paymentAdditional: additional_data }]);
  });

  it('PAY-04 does not keep the additional data of a method that was chosen before', async () => {
    await shop.put(cartId, 'HD', 1);
    for (const method of [
      { method: 'multisafepay_ideal', additional_data: ['{"issuer_id":"0721"}'] },
      { method: 'banktransfer' },
    ]) {
      await shop.call('POST', `/api/ext/cart-extend/selected-payment-method?cartId=${cartId}`, { method });
    }
    const kept = await shop.ports.database.select().from(carts).where(eq(carts.mask, cartId));
    expect(kept).toMatchObject([{ paymentMethod: 'banktransfer', paymentAdditional: [] }]);
  });

  it('PAY-04 its costs are in the totals that shipping information answers', async () => {
    await shop.put(cartId, 'HD', 1);
    const method = { method: 'cashondelivery' };
    await shop.call('POST', `/api/ext/cart-extend/selected-payment-method?cartId=${cartId}`, { method });
    const delivery = { address: { country_id: 'NL' }, carrier_code: 'homedelivery', method_code: 'standard' };
    const path = `/api/cart/shipping-information?cartId=${cartId}`;
    // 12.50 + 4.95 + 1.50
    expect((await shop.call('POST', path, { addressInformation: delivery })).result).toMatchObject({
      totals: { grand_total: 18.95 },
    });
  });

  it('PAY-04 refuses a method that is not offered', async () => {
    const body = { method: { method: 'schelpen' } };
    expect((await shop.call('POST', `/api/ext/cart-extend/selected-payment-method?cartId=${cartId}`, body)).code).toBe(
      400,
    );
  });
});

const wishes = (...custom_options: [number, string][]) => ({
  product_option: {
    extension_attributes: {
      custom_options: custom_options.map(([option_id, option_value]) => ({ option_id, option_value })),
    },
  },
});

describe('wishes of the shopper’s own', () => {
  it('are charged on each piece by the server, fixed and in percent of the product price', async () => {
    await shop.put(cartId, 'NAAM', 2, wishes([7, 'Jet'], [8, '22,21']));
    const { result } = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
    const totals = v.parse(cartTotals, result);
    expect(totals.items[0]).toMatchObject({ price_incl_tax: 32.45, row_total_incl_tax: 64.9 });
    expect(totals.subtotal_incl_tax).toBe(64.9);
  });

  it.each([
    ['PRICE-06 a text adds its fixed price', wishes([7, 'Jet']), 27.95],
    ['PRICE-06 a value of type fixed adds its price', wishes([7, 'Jet'], [8, '21']), 30.45],
    [
      'PRICE-06 a value of type percent adds that percentage of the product price',
      wishes([7, 'Jet'], [8, '22']),
      29.95,
    ],
    ['PRICE-07 values by comma add up, each from the product price alone', wishes([7, 'Jet'], [8, '21,22']), 32.45],
  ])('%s', async (_title, chosen, price) => {
    expect(await shop.put(cartId, 'NAAM', 1, chosen)).toMatchObject({ code: 200, result: { price } });
  });

  it('PRICE-06 a percentage is that of what the product costs while it is reduced', async () => {
    await changeProduct('NAAM', { special_price: 10 });
    expect(await shop.put(cartId, 'NAAM', 1, wishes([7, 'Jet'], [8, '22']))).toMatchObject({
      result: { price: 18.95 },
    });
  });

  it('PRICE-06 a percentage is that of what the chosen variant costs', async () => {
    const values = [{ option_type_id: 22, title: 'Verzekerd', price: 10, price_type: 'percent' }];
    const custom_options = [{ option_id: 8, title: 'Extra', type: 'checkbox', values }];
    const white = { id: 22, sku: 'BJ-M-wit', price: 40, kleur: '59', maat: '167', status: 1 };
    await changeProduct('BJ', { price: 30, custom_options, configurable_children: [white] });
    expect(await shop.put(cartId, 'BJ-M-wit', 1, wishes([8, '22']))).toMatchObject({ result: { price: 44 } });
  });

  it('stay the same where a tier lowers the price of the product', async () => {
    const headers = { 'x-vs-store-code': 'textile' };
    await fillShelf(shop.ports.database, 3);
    const cart = v.parse(v.string(), (await shop.call('POST', '/api/cart/create', undefined, headers)).result);
    await shop.put(cart, 'NAAM', 3, wishes([7, 'Jet'], [8, '22']), headers);
    const { result } = await shop.call('GET', `/api/cart/totals?cartId=${cart}`, undefined, headers);
    expect(v.parse(cartTotals, result).items[0]?.price_incl_tax).toBe(18 + 7.95 + 2);
  });

  it('stand in the line, as the wire names them and as a shopper reads them', async () => {
    await shop.put(cartId, 'NAAM', 1, wishes([7, ' Jet '], [8, '21']));
    const { result } = await shop.call('GET', `/api/cart/pull?cartId=${cartId}`);
    expect(result).toMatchObject([
      {
        sku: 'NAAM',
        product_option: {
          extension_attributes: {
            custom_options: [
              { option_id: '7', option_value: 'Jet' },
              { option_id: '8', option_value: '21' },
            ],
          },
        },
        extension_attributes: {
          options: [
            { label: 'Naam', value: 'Jet' },
            { label: 'Extra', value: 'Inpakken' },
          ],
        },
      },
    ]);
  });

  it.each(['J\u0000t', 'J\ud83dt', '\udc00'])('are refused in a text that cannot be kept: %j', async (name) => {
    expect(await shop.put(cartId, 'NAAM', 1, wishes([7, name]))).toMatchObject({ code: 400 });
    expect(await lines()).toEqual([]);
  });

  it.each([-20, -25])('PRICE-15 are refused where they cost %d of the 20 that the product costs', async (price) => {
    await changeProduct('NAAM', { custom_options: [{ option_id: 7, title: 'Naam', type: 'field', price }] });
    expect(await shop.put(cartId, 'NAAM', 1, wishes([7, 'Jet']))).toMatchObject({ code: 400 });
    expect(await shop.put(cartId, 'NAAM', 1)).toMatchObject({ code: 200 });
  });

  it('other wishes are another line, and one of them can be removed', async () => {
    await shop.put(cartId, 'NAAM', 1, wishes([7, 'Jet']));
    await shop.put(cartId, 'NAAM', 1, wishes([7, 'Guus']));
    await shop.put(cartId, 'NAAM', 2, wishes([7, 'Jet']));
    expect(await lines()).toEqual([
      ['NAAM', 2],
      ['NAAM', 1],
    ]);
    await shop.call('POST', `/api/cart/delete?cartId=${cartId}`, { cartItem: { sku: 'NAAM', ...wishes([7, 'Jet']) } });
    expect(await lines()).toEqual([['NAAM', 1]]);
  });

  it('SYNC-05 changes the line of the product_option, also when item_id names another line of the sku', async () => {
    await shop.put(cartId, 'NAAM', 2, wishes([7, 'Jet']));
    const { item_id } = v.parse(serverItem, (await shop.put(cartId, 'NAAM', 5, wishes([7, 'Guus']))).result);
    await shop.put(cartId, 'NAAM', 3, { ...wishes([7, 'Jet']), prev_qty: 2, item_id });
    expect(await lines()).toEqual([
      ['NAAM', 3],
      ['NAAM', 5],
    ]);
  });

  it('SYNC-06 of two lines of one sku that is removed which item_id names', async () => {
    await shop.put(cartId, 'NAAM', 1, wishes([7, 'Jet']));
    const { item_id } = v.parse(serverItem, (await shop.put(cartId, 'NAAM', 2, wishes([7, 'Guus']))).result);
    await shop.call('POST', `/api/cart/delete?cartId=${cartId}`, { cartItem: { sku: 'NAAM', item_id } });
    expect(await lines()).toEqual([['NAAM', 1]]);
  });

  it('SYNC-06 a line can be removed whose product is out of the trade since', async () => {
    await shop.put(cartId, 'NAAM', 1, wishes([7, 'Jet']));
    await shop.put(cartId, 'NAAM', 1, wishes([7, 'Guus']));
    await changeProduct('NAAM', { status: 2 });
    const cartItem = { sku: 'NAAM', ...wishes([7, 'Jet']) };
    const answer = await shop.call('POST', `/api/cart/delete?cartId=${cartId}`, { cartItem });
    expect(answer).toMatchObject({ code: 200, result: true });
    await changeProduct('NAAM', { status: 1 });
    const { result } = await shop.call('GET', `/api/cart/pull?cartId=${cartId}`);
    expect(result).toMatchObject([{ extension_attributes: { options: [{ value: 'Guus' }] } }]);
  });

  it.each([
    ['a required one is missing', {}],
    ['a text is too long', wishes([7, 'Annelies'])],
    ['a value is not there', wishes([7, 'Jet'], [8, '99'])],
    ['an option is not there', wishes([7, 'Jet'], [99, 'x'])],
  ])('nothing is added when %s', async (_title, more) => {
    const answer = await shop.put(cartId, 'NAAM', 1, more);
    expect(answer).toMatchObject({ code: 400, result: 'Vul alle verplichte velden in, en kies wat er te kiezen is.' });
    expect(await lines()).toEqual([]);
  });
});

const bundle = (...bundle_options: [number, ...string[]][]) => ({
  product_option: {
    extension_attributes: {
      bundle_options: bundle_options.map(([option_id, ...option_selections]) => ({
        option_id,
        option_qty: 1,
        option_selections,
      })),
    },
  },
});

it('STOCK-09 what is out of stock leaves a cart where the shop does not keep it', async () => {
  for (const sku of ['HD', 'LAATSTE']) await shop.put(cartId, sku, 1);
  await shop.ports.database.update(stock).set({ quantity: 0, isInStock: false }).where(eq(stock.sku, 'LAATSTE'));
  Object.assign(stockConstants, { allowOutOfStockInCart: false });
  onTestFinished(() => void Object.assign(stockConstants, { allowOutOfStockInCart: true }));
  expect(await lines()).toEqual([['HD', 1]]);
});

describe('a bundle', () => {
  it('PRICE-06 a percentage is that of what the chosen parts cost', async () => {
    const values = [{ option_type_id: 22, title: 'Verzekerd', price: 10, price_type: 'percent' }];
    await changeProduct('SET', { custom_options: [{ option_id: 8, title: 'Extra', type: 'checkbox', values }] });
    const extension_attributes = {
      ...bundle([1, '31']).product_option.extension_attributes,
      ...wishes([8, '22']).product_option.extension_attributes,
    };
    // 25.00 and 10% of it
    expect(await shop.put(cartId, 'SET', 1, { product_option: { extension_attributes } })).toMatchObject({
      result: { price: 27.5 },
    });
  });

  it('PRICE-14, PRICE-08 costs what its chosen parts cost, whatever tiers it has', async () => {
    const headers = { 'x-vs-store-code': 'textile' };
    await fillShelf(shop.ports.database, 3);
    await changeProduct('SET', { tier_prices: [{ customer_group_id: 0, qty: 2, value: 9 }] });
    const cart = v.parse(v.string(), (await shop.call('POST', '/api/cart/create', undefined, headers)).result);
    expect(await shop.put(cart, 'SET', 2, bundle([1, '31']), headers)).toMatchObject({ result: { price: 25 } });
  });

  it('PRICE-14 costs what its chosen parts cost now, times their quantity, and names them in the line', async () => {
    const { result } = await shop.put(cartId, 'SET', 2, bundle([1, '31'], [2, '33']));
    expect(result).toMatchObject({
      sku: 'SET',
      price: 28.95,
      product_type: 'bundle',
      extension_attributes: {
        options: [
          { label: 'Handdoek', value: '2 × Handdoek' },
          { label: 'Erbij', value: '1 × Theedoek' },
        ],
      },
    });
    const totals = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
    expect(totals.result).toMatchObject({ subtotal_incl_tax: 57.9 });
  });

  it.each([
    ['nothing of a required group', bundle([2, '33'])],
    ['a part of another group', bundle([1, '33'])],
    ['two parts where one is asked', bundle([1, '31', '32'])],
  ])('is not added with %s', async (_title, more) => {
    expect(await shop.put(cartId, 'SET', 1, more)).toMatchObject({ code: 400 });
    expect(await lines()).toEqual([]);
  });

  it.each([
    ['a part of 21%', bundle([1, '31']), 21, 4.34],
    ['parts of 21% and 9%, at the highest', bundle([1, '31'], [2, '33']), 21, 5.02],
    ['a part of 9%', bundle([1, '32']), 9, 6.61],
  ])('PRICE-10 of its own tax class 0 is taxed as %s', async (_title, more, tax_percent, tax_amount) => {
    await changeProduct('SET', { tax_class_id: 0 });
    for (const sku of ['TD', 'LAATSTE']) await changeProduct(sku, { tax_class_id: 3 });
    const document = { ...aTaxRuleDocument(), product_tax_class_ids: [3], rates: [{ tax_country_id: 'NL', rate: 9 }] };
    await shop.ports.database.insert(taxRules).values({ storeId: 1, id: 2, document, digest: '' });
    await shop.put(cartId, 'SET', 1, more);
    const totals = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
    expect(totals.result).toMatchObject({ items: [{ tax_percent, tax_amount }] });
  });

  it('takes a part that is also a variant of another product, as the product that it is by itself', async () => {
    const variant = { id: 10, sku: 'HD', price: 99, status: 1 };
    await changeProduct('TD', { type_id: 'configurable', configurable_children: [variant] });
    await shop.ports.database.insert(variants).values({ storeId: 1, productId: 11, sku: 'HD' });
    expect(await shop.put(cartId, 'SET', 1, bundle([1, '31']))).toMatchObject({ result: { price: 25 } });
  });

  it('SYNC-05 of other parts is a line of its own, found by its options alone', async () => {
    const [plain, more] = [bundle([1, '31']), bundle([1, '31'], [2, '33'])];
    await shop.put(cartId, 'SET', 1, plain);
    await shop.put(cartId, 'SET', 3, more);
    await shop.put(cartId, 'SET', 2, { ...more, prev_qty: 1 });
    expect(await lines()).toEqual([
      ['SET', 1],
      ['SET', 4],
    ]);
  });

  it('STOCK-10 is refused beyond the stock of its parts', async () => {
    expect(await shop.put(cartId, 'SET', 1, bundle([1, '32']))).toMatchObject({ code: 200 });
    expect(await shop.put(cartId, 'SET', 2, bundle([1, '32']))).toMatchObject({ result: 'nog maar 1 beschikbaar' });
  });

  it('STOCK-10 is refused beyond the stock of a part that is chosen in two groups', async () => {
    const answer = await shop.put(cartId, 'SET', 1, bundle([1, '32'], [2, '34']));
    expect(answer).toMatchObject({ result: 'nog maar 1 beschikbaar' });
    expect(await lines()).toEqual([]);
  });

  const stockSet = (quantity: number, isInStock: boolean) =>
    shop.ports.database
      .insert(stock)
      .values({ storeId: 1, sku: 'SET', productId: 18, pageProductId: 18, quantity, isInStock, isManaged: true });

  it.each([
    ['is not in stock', 5, false, 1, 'Niet op voorraad!'],
    ['has fewer pieces', 2, true, 3, 'nog maar 2 beschikbaar'],
  ])(
    'STOCK-10 is refused when it %s itself, whatever there is of its parts',
    async (_title, pieces, isIn, qty, result) => {
      await stockSet(pieces, isIn);
      expect(await shop.put(cartId, 'SET', qty, bundle([1, '31']))).toMatchObject({ code: 400, result });
    },
  );

  it('is held to its parts alone when it is in stock without pieces of its own', async () => {
    await stockSet(0, true);
    expect(await shop.put(cartId, 'SET', 3, bundle([1, '31']))).toMatchObject({ code: 200 });
  });

  it('STOCK-12 takes its own pieces off the shelf with its parts, and puts them back', async () => {
    await stockSet(5, true);
    const order = await shop.placed({ cart_id: cartId, products: [{ sku: 'SET', qty: 2, ...bundle([1, '31']) }] });
    expect([await shop.pieces('SET'), await shop.pieces('HD')]).toEqual([3, 96]);
    await shop.admin(order.orderNumber ?? '', 'canceled');
    expect([await shop.pieces('SET'), await shop.pieces('HD')]).toEqual([5, 100]);
  });

  describe('STOCK-12 beside a part of it that is ordered by itself', () => {
    const products = [
      { sku: 'SET', qty: 1, ...bundle([1, '31']) },
      { sku: 'HD', qty: 3 },
    ];

    it('STOCK-12 both take their pieces off the shelf', async () => {
      await shop.placed({ cart_id: cartId, products });
      expect(await shop.pieces('HD')).toBe(95);
    });

    it('STOCK-12 a cancellation puts the pieces of both back', async () => {
      const order = await shop.placed({ cart_id: cartId, products });
      await shop.admin(order.orderNumber ?? '', 'canceled');
      expect(await shop.pieces('HD')).toBe(100);
    });
  });

  it('STOCK-12 takes its parts off the shelf when it is ordered, and puts them back when that is canceled', async () => {
    const products = [{ sku: 'SET', qty: 2, ...bundle([1, '31'], [2, '33']) }];
    const order = await shop.placed({ cart_id: cartId, products });
    expect([await shop.pieces('HD'), await shop.pieces('TD')]).toEqual([96, 98]);
    await shop.admin(order.orderNumber ?? '', 'canceled');
    expect([await shop.pieces('HD'), await shop.pieces('TD')]).toEqual([100, 100]);
  });

  it('STOCK-12 takes those of its parts that are counted off the shelf, and puts them back', async () => {
    await shop.ports.database.update(stock).set({ isManaged: false }).where(eq(stock.sku, 'TD'));
    const products = [{ sku: 'SET', qty: 2, ...bundle([1, '31'], [2, '33']) }];
    const order = await shop.placed({ cart_id: cartId, products });
    expect([await shop.pieces('HD'), await shop.pieces('TD')]).toEqual([96, 100]);
    await shop.admin(order.orderNumber ?? '', 'canceled');
    expect([await shop.pieces('HD'), await shop.pieces('TD')]).toEqual([100, 100]);
  });
});
