import { stockCheckQuery, stockItem, stockList, stockListQuery } from '@etalage/catalog/contract';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { listIn } from '../catalog/productRoutes.ts';
import { stockBySku } from '../catalog/readCatalogue.ts';
import { ok, refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers } from '../docs/answers.ts';
import { valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import type { StockRow } from './tables.ts';

/** How much there is (wire contract 5). */
export const stockRoutes = ({ database }: Pick<Ports, 'database'>) =>
  new Hono<BackendEnv>()
    .get(
      '/check',
      describeRoute({ tags: ['catalogue'], summary: 'Stock of one sku', ...answers('The stock item', stockItem) }),
      valid('query', stockCheckQuery),
      async (c) => {
        const { sku } = c.req.valid('query');
        const row = (await stockBySku(database, c.var.store.id, [sku])).get(sku);
        if (row) return c.json(ok(itemOf(row)));
        const message = 'Dit product bestaat niet.';
        return refuse(404, message, { errorMessage: message, code: 404 });
      },
    )
    .get(
      '/list',
      describeRoute({
        tags: ['catalogue'],
        summary: 'Stock of several skus',
        ...answers('In the order asked', stockList),
      }),
      valid('query', stockListQuery),
      async (c) => {
        const skus = listIn(c.req.valid('query').skus);
        const rows = await stockBySku(database, c.var.store.id, skus);
        return c.json(ok(skus.flatMap((sku) => rows.get(sku) ?? []).map(itemOf)));
      },
    );

const itemOf = (row: StockRow) => ({
  item_id: row.productId,
  product_id: row.productId,
  stock_id: 1,
  qty: row.quantity,
  is_in_stock: row.isInStock,
  is_qty_decimal: false,
  manage_stock: row.isManaged,
  min_qty: 0,
  min_sale_qty: 1,
  max_sale_qty: 10_000,
  backorders: 0,
});
