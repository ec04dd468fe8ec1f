import {
  accountPagesNl as pages,
  orderAgainNl as again,
  nl as fields,
  withdrawalNl as withdrawal,
} from '@etalage/account/headless';

export const words = { pages, fields, withdrawal, again };
