import { product, stockItem } from '@etalage/catalog/contract';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { invalidations } from '../invalidation/tables.ts';
import { testAdminKey } from '../testing/aBackend.ts';
import { aShop } from '../testing/aShop.ts';
import { fillShelf } from '../testing/shelf.ts';
import { stock, type StockRow } from './tables.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => {
  shop = await aShop();
});

const check = async (sku: string) => v.parse(stockItem, (await shop.call('GET', `/api/stock/check?sku=${sku}`)).result);
const setStock = (sku: string, change: Partial<StockRow>) =>
  shop.ports.database
    .update(stock)
    .set(change)
    .where(and(eq(stock.storeId, 1), eq(stock.sku, sku)));
const numberOf = ({ orderNumber }: Awaited<ReturnType<typeof shop.placed>>) => orderNumber ?? expect.unreachable();
const order = (sku: string, qty = 1) => shop.order({ products: [{ sku, qty }] });
const placed = async (sku: string, qty = 1) => numberOf(await shop.placed({ products: [{ sku, qty }] }));
/** Places an order in the other store view; three towels by default. */
const placedElsewhere = async (sku = 'HD', qty = 3) => {
  await fillShelf(shop.ports.database, 2);
  return numberOf(await shop.placedIn('fashion', { products: [{ sku, qty }] }));
};
const staleTags = async () => (await shop.ports.database.select().from(invalidations)).map(({ tag }) => tag);

it('STOCK-05 an unknown sku is refused in Dutch', async () => {
  const message = 'Dit product bestaat niet.';
  const { result } = await shop.call('GET', '/api/stock/check?sku=NIETS');
  expect(result).toEqual({ errorMessage: message, code: 404 });
});

it('STOCK-05 says of a product whose pieces are not counted that its stock is not managed', async () => {
  await setStock('HD', { isManaged: false });
  expect(await check('HD')).toMatchObject({ is_in_stock: true, manage_stock: false });
});

describe('a store view that sells nothing of another', () => {
  const elsewhere = async (path: string) => shop.call('GET', `/api/stock/${path}&storeCode=fashion`);

  it('STOCK-05 does not know its stock', async () => {
    expect(await elsewhere('check?sku=HD')).toMatchObject({ code: 404 });
  });

  it('STOCK-03 leaves it out of its lists', async () => {
    expect(await elsewhere('list?skus=HD,TD')).toMatchObject({ code: 200, result: [] });
  });
});

const robe = { storeId: 1, sku: 'BJ', productId: 20, pageProductId: 20, quantity: 0 };
/** Takes a product out of stock as a whole: with all its variants. */
const close = (change: Partial<StockRow> = {}) =>
  shop.ports.database.insert(stock).values({ ...robe, isInStock: false, isManaged: true, ...change });

describe('STOCK-05 a product with variants that is out of stock as a whole', () => {
  const onPage = async () => {
    const { result } = await shop.call('GET', '/api/product/list?skus=BJ');
    const { items } = v.parse(v.object({ items: v.array(product) }), result);
    return items
      .flatMap(({ configurable_children }) => configurable_children ?? [])
      .map((variant) => variant.stock?.is_in_stock);
  };

  it('STOCK-05 none of its variants is in stock', async () => {
    await close();
    expect(await check('BJ-M-wit')).toMatchObject({ qty: 5, is_in_stock: false, manage_stock: true });
  });

  it('STOCK-05 nor is a variant whose pieces are not counted', async () => {
    await setStock('BJ-M-wit', { isManaged: false });
    await close();
    expect(await check('BJ-M-wit')).toMatchObject({ is_in_stock: false, manage_stock: true });
  });

  it('STOCK-05 its page says the same of them', async () => {
    expect(await onPage()).toEqual([true, true, false]);
    await close();
    expect(await onPage()).toEqual([false, false, false]);
  });

  it('STOCK-05 its variants stay in stock in another store view', async () => {
    await close({ storeId: 2 });
    expect(await check('BJ-M-wit')).toMatchObject({ qty: 5, is_in_stock: true });
  });

  it.each([
    ['is in stock', { isInStock: true }],
    ['is not counted', { isManaged: false }],
  ])('STOCK-05 where the product itself %s, its variants are sold', async (_what, change) => {
    await close(change);
    expect(await onPage()).toEqual([true, true, false]);
    expect(await check('BJ-M-wit')).toMatchObject({ is_in_stock: true });
  });
});

describe('STOCK-12 stock of an order', () => {
  it('STOCK-12 a product whose last piece is ordered is out of stock', async () => {
    await placed('LAATSTE');
    expect(await check('LAATSTE')).toMatchObject({ qty: 0, is_in_stock: false });
  });

  it('STOCK-12 it is in stock again when the order is canceled', async () => {
    await shop.admin(await placed('LAATSTE'), 'canceled');
    expect(await check('LAATSTE')).toMatchObject({ qty: 1, is_in_stock: true });
  });

  it('STOCK-12 the cancellation of an order that was paid puts its stock back too', async () => {
    const number = await placed('HD', 3);
    for (const status of ['processing', 'canceled'])
      expect(await shop.admin(number, status)).toMatchObject({ code: 200 });
    expect(await shop.pieces('HD')).toBe(100);
  });

  it('STOCK-12 another store view keeps its own stock', async () => {
    await fillShelf(shop.ports.database, 2);
    await placed('HD', 3);
    const { result } = await shop.call('GET', '/api/stock/check?sku=HD&storeCode=fashion');
    expect([await shop.pieces('HD'), v.parse(stockItem, result).qty]).toEqual([97, 100]);
  });

  describe('of an order in another store view', () => {
    const pieces = async () => {
      const { result } = await shop.call('GET', '/api/stock/check?sku=HD&storeCode=fashion');
      return [await shop.pieces('HD'), v.parse(stockItem, result).qty];
    };

    it('STOCK-12 it is lowered there', async () => {
      await placedElsewhere();
      expect(await pieces()).toEqual([100, 97]);
    });

    it('STOCK-12 its cancellation puts it back there', async () => {
      const path = `/api/admin/orders/${await placedElsewhere()}/status?storeCode=fashion`;
      const answer = await shop.call('POST', path, { status: 'canceled' }, { 'x-admin-key': testAdminKey });
      expect(answer).toMatchObject({ code: 200 });
      expect(await pieces()).toEqual([100, 100]);
    });
  });

  it('STOCK-12 an order that is closed after it was sent puts nothing back', async () => {
    const number = await placed('HD');
    for (const status of ['processing', 'complete', 'closed'])
      expect(await shop.admin(number, status)).toMatchObject({ code: 200 });
    expect(await shop.pieces('HD')).toBe(99);
  });

  it('STOCK-12 what the shop took off sale stays off sale when an order is canceled', async () => {
    const number = await placed('BJ-M-wit');
    await setStock('BJ-M-wit', { isInStock: false });
    await shop.admin(number, 'canceled');
    expect(await check('BJ-M-wit')).toMatchObject({ qty: 5, is_in_stock: false });
    expect(await staleTags()).toEqual(['product:20']);
  });

  it('STOCK-12 a variant that comes back while its product is out of stock is sold once that is in stock', async () => {
    const number = await placed('BJ-M-wit');
    await close();
    expect(await shop.admin(number, 'canceled')).toMatchObject({ code: 200 });
    await setStock('BJ', { isInStock: true });
    expect(await check('BJ-M-wit')).toMatchObject({ qty: 5, is_in_stock: true });
  });

  it('STOCK-12 pieces that are not counted are not lowered', async () => {
    await setStock('HD', { quantity: 3, isManaged: false });
    expect(await order('HD', 10)).toMatchObject({ code: 200 });
    expect(await check('HD')).toMatchObject({ qty: 3, is_in_stock: true });
  });

  it('STOCK-12 an order of which no pieces are counted can be canceled', async () => {
    await setStock('HD', { isManaged: false });
    expect(await shop.admin(await placed('HD'), 'canceled')).toMatchObject({ code: 200 });
    expect(await shop.pieces('HD')).toBe(100);
  });
});

describe('STOCK-10 more than there is', () => {
  it('STOCK-10 is refused with what there is', async () => {
    expect(await shop.put(await shop.newCart(), 'HD', 101)).toMatchObject({
      code: 400,
      result: 'nog maar 100 beschikbaar',
    });
  });

  it('SYNC-05, STOCK-10 is refused with what there is, where another line holds the rest', async () => {
    const named = { storeId: 1, sku: 'NAAM', productId: 17, pageProductId: 17, isInStock: true, isManaged: true };
    await shop.ports.database.insert(stock).values({ ...named, quantity: 3 });
    const cartId = await shop.newCart();
    const put = (name: string, qty: number) => {
      const custom_options = [{ option_id: 7, option_value: name }];
      return shop.put(cartId, 'NAAM', qty, { product_option: { extension_attributes: { custom_options } } });
    };
    expect(await put('Jet', 2)).toMatchObject({ code: 200 });
    expect(await put('Guus', 2)).toMatchObject({ code: 400, result: 'nog maar 3 beschikbaar' });
    expect(await put('Guus', 1)).toMatchObject({ code: 200 });
  });

  it('STOCK-10 of nothing is out of stock, also where it was not marked so', async () => {
    await setStock('HD', { quantity: 0 });
    expect(await shop.put(await shop.newCart(), 'HD', 1)).toMatchObject({ code: 400, result: 'Niet op voorraad!' });
  });
});

it('CACHE-06 a page that showed plenty is old once all of it is ordered', async () => {
  await placed('HD', 100);
  expect(await staleTags()).toEqual(['product:10']);
});

it('CACHE-06 canceling the order of the last piece invalidates the pages of its product', async () => {
  const number = await placed('LAATSTE');
  await shop.ports.database.delete(invalidations);
  await shop.admin(number, 'canceled');
  expect(await staleTags()).toContain('product:12');
});

/** What an order of the last piece in the other store view invalidated. */
const invalidatedElsewhere = async () => {
  await placedElsewhere('LAATSTE', 1);
  return shop.ports.database.select().from(invalidations);
};

it('CACHE-06 an order of the last piece in another store view invalidates the pages of its product there', async () => {
  expect(await invalidatedElsewhere()).toContainEqual(expect.objectContaining({ storeId: 2, tag: 'product:12' }));
});

it('CACHE-06 an order of the last piece in another store view invalidates no pages of other store views', async () => {
  const storeIds = (await invalidatedElsewhere()).map(({ storeId }) => storeId);
  expect(new Set(storeIds)).toEqual(new Set([2]));
});
