import {
  accountPagesEn as pages,
  orderAgainEn as again,
  en as fields,
  withdrawalEn as withdrawal,
} from '@etalage/account/headless';

export const words = { pages, fields, withdrawal, again };
