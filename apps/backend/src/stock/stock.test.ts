import { stockItem } from '@etalage/catalog/contract';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { invalidations } from '../invalidation/tables.ts';
import { aShop } from '../testing/aShop.ts';
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
const placed = async (sku: string, qty = 1) => numberOf(await shop.placed({ products: [{ sku, qty }] }));
const staleTags = async () => (await shop.ports.database.select().from(invalidations)).map(({ tag }) => tag);

describe('STOCK-12 stock of an order', () => {
  it('STOCK-12 what the shop took off sale stays off sale when an order is canceled', async () => {
    const number = await placed('BJ-M-wit');
    await setStock('BJ-M-wit', { isInStock: false });
    await shop.admin(number, 'canceled');
    expect(await check('BJ-M-wit')).toMatchObject({ qty: 5, is_in_stock: false });
    expect(await staleTags()).toEqual(['product:20']);
  });
});
