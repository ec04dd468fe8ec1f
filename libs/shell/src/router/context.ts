import type { StoreApp } from '../storeApp.ts';
import type { RegionName } from './serverParts.tsx';
import type { Services } from '../services/services.ts';

/** What every route can reach. One per visit in the browser, one per request on the server. */
export type ShopContext = {
  app: StoreApp;
  /** Where the store answers, without a slash at its end. */
  baseUrl: string;
  /** The API clients; they load when first asked for, never with the page. */
  services: () => Promise<Services>;
  /** Whether this visit began on a page with the shop's header and footer; they are drawn by the server alone. */
  regions: Partial<Record<RegionName, string>>;
  isServer: boolean;
};
