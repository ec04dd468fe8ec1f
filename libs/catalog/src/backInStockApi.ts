import { read, type StoreView } from '@etalage/core';
import type { KyInstance } from 'ky';
import { backInStockKept, type BackInStockRequest } from './contract/backInStock.ts';

/** Asks for a mail when something is back in stock. */
export type BackInStockApi = {
  /** Throws what the shop refuses. */
  ask(request: BackInStockRequest): Promise<void>;
};

/** The call behind 'Mail mij' (PROD-23). */
export const createBackInStockApi = (
  http: KyInstance,
  { endpoints }: Pick<StoreView, 'endpoints'>,
): BackInStockApi => ({
  ask: async (request) => {
    await read(http.post(`${endpoints.stock}/back-in-stock`, { json: request }), backInStockKept);
  },
});
