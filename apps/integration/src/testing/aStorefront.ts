import { createCartApi } from '@etalage/cart/headless';
import { createCatalogApi, detailNl } from '@etalage/catalog/headless';
import { createCmsApi } from '@etalage/cms/headless';
import { completeView, createHttp, type StoreSettings } from '@etalage/core';
import { createSearchApi } from '@etalage/search/headless';
import type { Clock } from '../../../backend/src/clock.ts';
import { dailydeal } from '../../../dailydeal/src/store.ts';
import { stores } from './stores.ts';

/** The store views of all shops, dailydeal's first. */
export const views = [
  completeView(dailydeal.view),
  ...stores.map(({ view }) => view).filter(({ storeCode }) => storeCode !== dailydeal.view.storeCode),
] as const;

/** The clients of one store view, as its pages use them, over the `fetch` of a backend in the same process. */
export function aStorefront(
  settings: StoreSettings,
  { fetch, clock }: { fetch: typeof globalThis.fetch; clock: Clock },
) {
  const view = completeView(settings);
  const { storeCode, endpoints } = view;
  const http = createHttp({ storeCode, baseUrl: 'http://backend.test', fetch });
  const now = () => clock.now();
  const catalog = createCatalogApi(http, view, { words: detailNl, now });
  return {
    http,
    catalog,
    search: createSearchApi(http, view, catalog, { words: detailNl, now }),
    cart: createCartApi(http, { cart: endpoints.cart, cartExtend: endpoints.cartExtend }),
    content: createCmsApi(http, endpoints.cms),
  };
}
