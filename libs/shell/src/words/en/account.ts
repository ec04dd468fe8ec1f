import {
  accountPagesEn as pages,
  orderAgainEn as again,
  en as fields,
  withdrawalEn as withdrawal,
} from '@etalage/account/headless';

/** The words of the loyalty card load through them, since the shop's first script is full. */
const loadLoyalty = async () => (await import('./loyalty.ts')).words;

export const words = { pages, fields, withdrawal, again, loadLoyalty };
