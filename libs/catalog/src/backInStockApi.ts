import { read, silent, type StoreView } from '@etalage/core';
import type { KyInstance } from 'ky';
import { backInStockKept, type BackInStockRequest } from './contract/backInStock.ts';

/** Asks for a mail when something is back in stock. */
export type BackInStockApi = {
  /** Throws what the shop refuses, which the form shows: the call is silent. */
  ask(request: BackInStockRequest): Promise<void>;
};

/** The call behind 'Mail mij' (PROD-23). */
export const createBackInStockApi = (
  http: KyInstance,
  { endpoints }: Pick<StoreView, 'endpoints'>,
): BackInStockApi => ({
  ask: async (request) => {
    await read(http.post(`${endpoints.stock}/back-in-stock`, { ...silent, json: request }), backInStockKept);
  },
});
