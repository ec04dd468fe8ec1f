import { orderAgain } from '@etalage/cart/contract';
import { placedOrder, type OrderRequest } from '@etalage/checkout/contract';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { products } from '../catalog/tables.ts';
import { customers } from '../customers/tables.ts';
import { stock } from '../stock/tables.ts';
import { aCustomer } from '../testing/aCustomer.ts';
import { anOrder, aShop } from '../testing/aShop.ts';
import { fillShelf } from '../testing/shelf.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
let jans: Awaited<ReturnType<typeof aCustomer>>;
beforeEach(async () => {
  shop = await aShop();
  jans = await aCustomer(shop);
});

async function ordered(lines: OrderRequest['products']): Promise<string> {
  const request = { ...anOrder(await shop.newCart()), products: lines };
  const answer = await shop.call('POST', '/api/order', request, jans.headers);
  return v.parse(placedOrder, answer.result).orderNumber ?? expect.unreachable();
}
const ask = (number: string, { cartId = '', headers = jans.headers } = {}) =>
  shop.call('GET', `/api/user/order/${number}/again?cartId=${cartId}`, undefined, headers);
const again = async (number: string, cartId?: string) =>
  v.parse(orderAgain, (await ask(number, cartId === undefined ? {} : { cartId })).result);
/** How many pieces there are of a sku by now. */
const left = (sku: string, quantity: number) =>
  shop.ports.database
    .update(stock)
    .set({ quantity, isInStock: quantity > 0, isManaged: true })
    .where(and(eq(stock.storeId, 1), eq(stock.sku, sku)));
/** What the shop says of a product by now. */
async function change(sku: string, changes: object) {
  const isIt = and(eq(products.storeId, 1), eq(products.sku, sku));
  const [row] = await shop.ports.database.select().from(products).where(isIt);
  const document = { ...v.parse(v.looseObject({}), row?.document), ...changes };
  await shop.ports.database.update(products).set({ document }).where(isIt);
}

const asBundle = {
  sku: 'SET',
  qty: 1,
  product_option: {
    extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [31] }] },
  },
};
const withName = {
  sku: 'NAAM',
  qty: 1,
  product_option: { extension_attributes: { custom_options: [{ option_id: 7, option_value: 'Jans' }] } },
};
const variant = {
  sku: 'BJ',
  qty: 1,
  product_option: {
    extension_attributes: {
      configurable_item_options: [
        { option_id: 93, option_value: 59 },
        { option_id: 142, option_value: 167 },
      ],
    },
  },
};

describe('ACC-14 what an order would be today', () => {
  it.each([
    ['a product', { sku: 'HD', qty: 2 }, 'HD'],
    ['a variant', variant, 'BJ-M-wit'],
    ['a bundle', asBundle, 'SET'],
    ['a product with a wish', withName, 'NAAM'],
  ])('ACC-14 is the same for %s that is sold as it was, and goes into a cart', async (_what, line, sku) => {
    const number = await ordered([line]);
    const { items, ...differences } = await again(number);
    expect(differences).toEqual({ gone: [], changed: [], limited: [] });
    expect(items).toMatchObject([{ sku, qty: line.qty }]);
    const [item] = items;
    const { parent_sku = sku } = item?.extension_attributes ?? {};
    const put = { product_option: item?.product_option };
    expect(await shop.put(await shop.newCart(), item?.product_option ? parent_sku : sku, line.qty, put)).toMatchObject({
      result: { sku, qty: line.qty },
    });
  });

  it('ACC-14 names what is no longer sold, with what was chosen of it', async () => {
    const number = await ordered([{ sku: 'HD', qty: 1 }, variant]);
    await change('BJ', { status: 2 });
    const { items, gone } = await again(number);
    expect(items).toMatchObject([{ sku: 'HD' }]);
    expect(gone).toMatchObject([{ name: 'Badjas', options: [{ value: 'Wit' }, { value: 'M' }] }]);
  });

  it('ACC-14 names what is sold out as gone', async () => {
    const number = await ordered([{ sku: 'HD', qty: 1 }]);
    await left('HD', 0);
    expect(await again(number)).toMatchObject({ items: [], gone: [{ name: 'Handdoek' }], limited: [], changed: [] });
  });

  it('ACC-14 names what is not in stock as gone, whatever is counted of it', async () => {
    const number = await ordered([{ sku: 'HD', qty: 1 }]);
    const { database } = shop.ports;
    await database.update(stock).set({ quantity: 5, isInStock: false, isManaged: true }).where(eq(stock.sku, 'HD'));
    expect(await again(number)).toMatchObject({ items: [], gone: [{ name: 'Handdoek' }], limited: [] });
  });

  it('ACC-14 names what has another price, with both', async () => {
    const number = await ordered([{ sku: 'HD', qty: 2 }]);
    await change('HD', { price: 14.25 });
    expect(await again(number)).toMatchObject({
      items: [{ price: 14.25 }],
      changed: [{ name: 'Handdoek', was: 12.5, now: 14.25 }],
    });
  });

  it('ACC-14 the price of the group of a customer is no change of price', async () => {
    const { database, stores } = shop.ports;
    await fillShelf(database, stores.find(({ code }) => code === 'textile')?.id ?? expect.unreachable());
    const isTowel = and(eq(products.storeId, 3), eq(products.sku, 'HD'));
    const [row] = await database.select().from(products).where(isTowel);
    const tier_prices = [{ customer_group_id: 2, qty: 1, value: 9 }];
    const document = { ...v.parse(v.looseObject({}), row?.document), tier_prices };
    await database.update(products).set({ document }).where(isTowel);
    const { email, headers } = await aCustomer(shop, { store: 'textile' });
    await database
      .update(customers)
      .set({ groupId: 2 })
      .where(and(eq(customers.storeId, 3), eq(customers.email, email)));
    const cart_id = String((await shop.call('POST', '/api/cart/create', undefined, headers)).result);
    const order = { ...anOrder(cart_id), store_code: 'textile', products: [{ sku: 'HD', qty: 1 }] };
    const { result } = await shop.call('POST', '/api/order', order, headers);
    const number = v.parse(placedOrder, result).orderNumber ?? expect.unreachable();
    const { items, changed } = v.parse(orderAgain, (await ask(number, { headers })).result);
    expect([items[0]?.price, changed]).toEqual([9, []]);
  });

  it('ACC-14 names what is limited by the stock, and takes what there is', async () => {
    const number = await ordered([{ sku: 'HD', qty: 3 }]);
    await left('HD', 2);
    expect(await again(number)).toMatchObject({
      items: [{ sku: 'HD', qty: 2 }],
      limited: [{ name: 'Handdoek', ordered: 3, quantity: 2 }],
    });
  });

  it('ACC-14 names what has another price or is limited with what was chosen of it', async () => {
    const number = await ordered([{ ...variant, qty: 3 }]);
    const inWhite = (price: number) => ({ id: 22, sku: 'BJ-M-wit', price, kleur: '59', maat: '167', tax_class_id: 2 });
    await change('BJ', { configurable_children: [{ ...inWhite(55), status: 1 }] });
    await left('BJ-M-wit', 2);
    const chosen = { name: 'Badjas', options: [{ value: 'Wit' }, { value: 'M' }] };
    expect(await again(number)).toMatchObject({
      changed: [{ ...chosen, was: 49.95, now: 55 }],
      limited: [{ ...chosen, ordered: 3, quantity: 2 }],
    });
  });

  it('ACC-14 does not count the cart that was ordered', async () => {
    const cartId = await shop.newCart();
    await shop.put(cartId, 'HD', 2);
    const request = { ...anOrder(cartId), products: [{ sku: 'HD', qty: 2 }] };
    const { result } = await shop.call('POST', '/api/order', request, jans.headers);
    const number = v.parse(placedOrder, result).orderNumber ?? expect.unreachable();
    await left('HD', 2);
    expect(await again(number, cartId)).toMatchObject({ items: [{ sku: 'HD', qty: 2 }], limited: [] });
  });

  it('ACC-14 counts what the cart holds, and what other lines take', async () => {
    const number = await ordered([asBundle, { sku: 'HD', qty: 3 }]);
    await left('HD', 5);
    const cartId = await shop.newCart();
    await shop.put(cartId, 'HD', 1);
    // Of five towels one is in the cart and two are in the bundle.
    expect(await again(number, cartId)).toMatchObject({
      items: [
        { sku: 'SET', qty: 1 },
        { sku: 'HD', qty: 2 },
      ],
      limited: [{ name: 'Handdoek', quantity: 2 }],
    });
  });

  it('ACC-14 answers only the customer whose order it is', async () => {
    const number = await ordered([{ sku: 'HD', qty: 1 }]);
    const { headers } = await aCustomer(shop, { email: 'piet@voorbeeld.nl' });
    expect(await ask(number, { headers })).toMatchObject({ code: 404 });
    expect(await shop.call('GET', `/api/user/order/${number}/again`)).toMatchObject({ code: 401 });
  });
});
