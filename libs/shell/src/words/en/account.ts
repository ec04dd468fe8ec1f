import { accountPagesEn as pages, en as fields, withdrawalEn as withdrawal } from '@etalage/account/headless';

export const words = { pages, fields, withdrawal };
