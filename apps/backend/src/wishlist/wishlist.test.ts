import { wishlist } from '@etalage/wishlist/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { products } from '../catalog/tables.ts';
import { customers } from '../customers/tables.ts';
import { stock } from '../stock/tables.ts';
import { aCustomer } from '../testing/aCustomer.ts';
import { aShop } from '../testing/aShop.ts';
import { wishlistItems } from './tables.ts';

type Headers = Record<string, string>;
const path = '/api/ext/wishlist';
const blue = { attribute_id: '93', value: '50' };
const white = { attribute_id: '93', value: '59' };
const large = { attribute_id: '142', value: '168' };
const medium = { attribute_id: '142', value: '167' };

let shop: Awaited<ReturnType<typeof aShop>>;
let jans: Headers;
beforeEach(async () => {
  shop = await aShop();
  ({ headers: jans } = await aCustomer(shop));
});

const load = (headers = jans) => shop.call('GET', path, undefined, headers);
const add = (productId: unknown, option?: unknown, headers = jans) =>
  shop.call('POST', path, { productId, ...(option === undefined ? {} : { option }) }, headers);
const remove = (itemId: unknown, headers = jans) => shop.call('POST', `${path}/delete`, { itemId }, headers);
/** The id of an item that a customer adds. */
async function added(headers = jans): Promise<number> {
  await add(10, undefined, headers);
  const [row] = await shop.ports.database.select().from(wishlistItems);
  return row?.id ?? 0;
}

describe('WISH-11 loading the list', () => {
  it('WISH-11 answers an empty list to a customer without wishes', async () => {
    expect(await load()).toEqual({ status: 200, code: 200, result: { items: [] } });
  });

  it('WISH-11 answers an item without option for a simple product', async () => {
    await add(10);
    expect((await load()).result).toEqual({
      items: [{ product_id: 10, item_id: expect.any(Number), option: null, price: 12.5 }],
    });
  });

  it('WISH-11 answers one option for one attribute, and a list for several', async () => {
    await add(20, blue);
    await add(20, [large, white]);
    expect((await load()).result).toMatchObject({ items: [{ option: blue }, { option: [white, large] }] });
  });

  it('WISH-11 answers item_id as what removes the item, also after another was removed', async () => {
    await add(10);
    await add(11);
    await add(13);
    const idOf = async (productId: number) =>
      v.parse(wishlist, (await load()).result).items.find(({ product_id }) => product_id === productId)?.item_id;
    await remove(await idOf(10));
    expect((await remove(await idOf(13))).result).toMatchObject({ items: [{ product_id: 11 }] });
  });

  it('WISH-11 is for customers', async () => {
    expect(await load({})).toMatchObject({ code: 401 });
    expect(await add(10, undefined, {})).toMatchObject({ code: 401 });
    expect(await remove(1, {})).toMatchObject({ code: 401 });
  });

  it('WISH-11 shows a customer nothing of another', async () => {
    await add(10);
    const other = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    expect((await load(other.headers)).result).toEqual({ items: [] });
  });

  it('WISH-11 is kept by no cache', async () => {
    const answer = await shop.app.request(path, { headers: jans });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('WISH-12 adding', () => {
  it('WISH-12 answers the list with the new item last', async () => {
    await add(11);
    expect((await add(10)).result).toMatchObject({ items: [{ product_id: 11 }, { product_id: 10 }] });
  });

  it('WISH-12 answers the new item with the option that was chosen', async () => {
    await add(20, blue);
    expect((await add(20, white)).result).toMatchObject({ items: [{ option: blue }, { option: white }] });
  });

  it('WISH-12 answers the list as it is for what is on it', async () => {
    await add(10);
    const before = await add(11);
    expect(await add(10)).toEqual(before);
  });

  it('WISH-12 keeps a product once that two devices add at the same time', async () => {
    await Promise.all([add(10), add(10)]);
    expect((await load()).result).toMatchObject({ items: [{ product_id: 10 }] });
  });

  it('WISH-12 takes the same values in another order, and as numbers, for the same', async () => {
    const before = await add(20, [blue, medium]);
    expect(await add(20, [{ attribute_id: 142, value: 167 }, blue])).toEqual(before);
  });

  it('WISH-12 takes a value that is sent twice once', async () => {
    const before = await add(20, blue);
    expect(await add(20, [blue, blue])).toEqual(before);
  });

  it.each([
    ['an unknown product', 999, undefined],
    ['a disabled product', 14, undefined],
    ['a combination that is not made', 20, [blue, large]],
    ['an unknown attribute', 20, { attribute_id: '7', value: '50' }],
    ['an option of a simple product', 10, blue],
  ])('WISH-12 answers 404 for %s', async (_what, productId, option) => {
    expect(await add(productId, option)).toMatchObject({
      code: 404,
      result: 'Dit product is niet meer te koop. Kies een ander product.',
    });
    expect((await load()).result).toEqual({ items: [] });
  });

  it('WISH-12 answers 404 for a product of another store view', async () => {
    const { headers } = await aCustomer(shop, { store: 'fashion' });
    expect(await add(10, undefined, headers)).toMatchObject({ code: 404 });
  });

  it.each([['x'], [0], [undefined], [1.5]])('WISH-12 refuses the product id %s', async (productId) => {
    expect(await add(productId)).toMatchObject({ code: 400, result: expect.stringContaining('productId') });
  });

  it('WISH-12 refuses more than 500 products', async () => {
    const [customer] = await shop.ports.database.select().from(customers);
    const row = { customerId: customer?.id ?? 0, options: '[]', createdAt: new Date(shop.clock.now()) };
    const rows = Array.from({ length: 500 }, (_row, index) => ({ ...row, productId: 1000 + index }));
    await shop.ports.database.insert(wishlistItems).values(rows);
    expect(await add(10)).toMatchObject({ code: 422 });
    expect(await add(1000)).toMatchObject({ code: 200 });
  });

  it('WISH-12 keeps what is no longer sold', async () => {
    await add(10);
    await shop.ports.database.delete(products).where(eq(products.id, 10));
    expect((await load()).result).toMatchObject({ items: [{ product_id: 10 }] });
  });
});

describe('WISH-13 removing', () => {
  it('WISH-13 answers the list without the item', async () => {
    const itemId = await added();
    await add(11);
    expect((await remove(itemId)).result).toMatchObject({ items: [{ product_id: 11 }] });
  });

  it('WISH-13 answers 404 the second time', async () => {
    const itemId = await added();
    await remove(itemId);
    expect(await remove(itemId)).toMatchObject({ code: 404, result: 'Dit product staat niet op je verlanglijst.' });
  });

  it("WISH-13 answers 404 for another customer's item, which stays", async () => {
    const itemId = await added();
    const other = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    expect(await remove(itemId, other.headers)).toMatchObject({ code: 404 });
    expect((await load()).result).toMatchObject({ items: [{ item_id: itemId }] });
  });

  it('WISH-13 answers 404 for an item of another store view', async () => {
    const itemId = await added();
    const { headers } = await aCustomer(shop, { store: 'fashion' });
    expect(await remove(itemId, headers)).toMatchObject({ code: 404 });
  });
});

describe('WISH-15 what a product was like when it was added', () => {
  it('WISH-15 is kept with its price of then', async () => {
    await add(11);
    const { database } = shop.ports;
    const [row] = await database.select().from(products).where(eq(products.id, 11));
    const dearer = { ...Object(row?.document), special_price: null, price: 9.95 };
    await database.update(products).set({ document: dearer }).where(eq(products.id, 11));
    expect((await load()).result).toMatchObject({ items: [{ product_id: 11, price: 3.95 }] });
  });

  it('WISH-15 is kept as sold out', async () => {
    await add(13);
    await add(10);
    const { items } = Object((await load()).result);
    expect(items).toMatchObject([{ product_id: 13, sold_out: true }, { product_id: 10 }]);
    expect(items[1]).not.toHaveProperty('sold_out');
  });

  it('WISH-15 is the price of the variant that was chosen', async () => {
    await add(20, [blue, medium]);
    await add(20, [white, medium]);
    expect((await load()).result).toMatchObject({ items: [{ price: 59.95 }, { price: 49.95 }] });
  });

  it.each([
    ['a variant that is sold out itself', [white, large], true],
    ['a variant that is in stock', [white, medium], undefined],
    ['a whole product of which other variants are in stock', undefined, undefined],
  ])('WISH-15 is the stock of %s', async (_what, option, isSoldOut) => {
    await add(20, option);
    const { items } = Object((await load()).result);
    expect(items.map((item: { sold_out?: true }) => item.sold_out)).toEqual([isSoldOut]);
  });

  it('WISH-15 is the stock of a whole product whose variants are all sold out', async () => {
    await shop.ports.database.update(stock).set({ quantity: 0, isInStock: false }).where(eq(stock.pageProductId, 20));
    await add(20);
    expect((await load()).result).toMatchObject({ items: [{ sold_out: true }] });
  });
});

describe('WISH-17 sharing', () => {
  const share = (headers = jans) => shop.call('POST', `${path}/share`, undefined, headers);
  const withdraw = (headers = jans) => shop.call('POST', `${path}/share/withdraw`, undefined, headers);
  const shared = (token: unknown, headers: Headers = {}) =>
    shop.call('GET', `${path}/shared?token=${String(token)}`, undefined, headers);
  const tokenOf = ({ result }: { result: unknown }): unknown => Object(result).token;

  it('WISH-17 a list is not shared until its customer does', async () => {
    expect((await shop.call('GET', `${path}/share`, undefined, jans)).result).toEqual({ token: null });
  });

  it('WISH-17 a link shows the products to anybody', async () => {
    await add(10);
    await add(20, blue);
    const token = tokenOf(await share());
    expect((await shared(token)).result).toEqual({
      items: [
        { product_id: 10, option: null },
        { product_id: 20, option: blue },
      ],
    });
  });

  it('WISH-17 a link shows nothing of the list of another', async () => {
    await add(10);
    const jet = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    await add(11, undefined, jet.headers);
    const [ofJans, ofJet] = [tokenOf(await share()), tokenOf(await share(jet.headers))];
    expect((await shared(ofJans)).result).toMatchObject({ items: [{ product_id: 10 }] });
    expect((await shared(ofJet)).result).toMatchObject({ items: [{ product_id: 11 }] });
  });

  it('WISH-17 a link shows no personal data', async () => {
    await add(10);
    const { result } = await shared(tokenOf(await share()));
    expect(Object.keys(Object(result))).toEqual(['items']);
    expect(Object.keys(Object(result).items[0])).toEqual(['product_id', 'option']);
  });

  it('WISH-17 shows what is on the list now', async () => {
    const token = tokenOf(await share());
    await add(10);
    expect((await shared(token)).result).toMatchObject({ items: [{ product_id: 10 }] });
  });

  it('WISH-17 keeps its link when it is shared again, on two devices too', async () => {
    const tokens = await Promise.all([share(), share()]);
    expect(tokenOf(await share())).toBe(tokenOf(tokens[0]));
    expect(tokenOf(tokens[1])).toBe(tokenOf(tokens[0]));
  });

  it('WISH-17 a link that was withdrawn shows nothing, and a new one is another', async () => {
    const token = tokenOf(await share());
    expect((await withdraw()).result).toEqual({ token: null });
    expect(await shared(token)).toMatchObject({ code: 404, result: 'Deze verlanglijst wordt niet meer gedeeld.' });
    expect(tokenOf(await share())).not.toBe(token);
    expect(await shared(token)).toMatchObject({ code: 404 });
  });

  it('WISH-17 a link cannot be guessed', async () => {
    expect(tokenOf(await share())).toMatch(/^[\w-]{32}$/u);
    expect(await shared('a'.repeat(32))).toMatchObject({ code: 404 });
  });

  it.each([[''], ['x'], ["' or 1=1"]])('WISH-17 refuses the link %j', async (token) => {
    expect(await shared(encodeURIComponent(token))).toMatchObject({ code: 400 });
  });

  it('WISH-17 a link of one store view shows nothing in another', async () => {
    const token = tokenOf(await share());
    expect(await shared(token, { 'x-vs-store-code': 'fashion' })).toMatchObject({ code: 404 });
  });

  it('WISH-17 is for customers, each for their own list', async () => {
    const token = tokenOf(await share());
    expect(await share({})).toMatchObject({ code: 401 });
    expect(await withdraw({})).toMatchObject({ code: 401 });
    const other = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    await withdraw(other.headers);
    expect(await shared(token)).toMatchObject({ code: 200 });
  });

  it('WISH-17 is kept by no cache', async () => {
    const token = tokenOf(await share());
    const answer = await shop.app.request(`${path}/shared?token=${String(token)}`, {
      headers: { 'x-vs-store-code': 'dailydeal' },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('WISH-17 the link goes with its customer', async () => {
    const token = tokenOf(await share());
    await shop.ports.database.delete(customers);
    expect(await shared(token)).toMatchObject({ code: 404 });
  });
});

it('WISH-13 the list goes with its customer', async () => {
  await add(10);
  await shop.ports.database.delete(customers);
  expect(await shop.ports.database.select().from(wishlistItems)).toEqual([]);
});
