import { accountPagesNl as pages, nl as fields, withdrawalNl as withdrawal } from '@etalage/account/headless';

export const words = { pages, fields, withdrawal };
