import { read, type StoreView } from '@etalage/core';
import type { KyInstance } from 'ky';
import { renderList } from './contract/product.ts';
import type { CustomerGroup } from './model/group.ts';
import { currentPricesOf, type CurrentPrice } from './model/currentPrices.ts';

/** What products cost now, asked by the browser. */
export type PricesApi = {
  /** By product id; empty when the call fails: products then keep the prices they have (PROD-14). */
  current(skus: readonly string[]): Promise<ReadonlyMap<number, CurrentPrice>>;
};

/** The price call (wire contract 4), for a group of customers where the store view has tiers (PRICE-09). */
export const createPricesApi = (
  http: KyInstance,
  { endpoints, storeId, features }: Pick<StoreView, 'endpoints' | 'storeId' | 'features'>,
  group?: () => CustomerGroup | undefined,
): PricesApi => ({
  current: (skus) => {
    const { groupId: userGroupId, groupToken } = (features.priceTiers && group?.()) || {};
    const searchParams = {
      ...{ skus: skus.join(','), currencyCode: 'EUR', storeId },
      ...(userGroupId !== undefined && { userGroupId, groupToken }),
    };
    return read(http.get(`${endpoints.products}/render-list`, { searchParams }), renderList).then(
      currentPricesOf,
      () => new Map(),
    );
  },
});
