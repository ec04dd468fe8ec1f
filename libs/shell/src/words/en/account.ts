import { accountPagesEn as pages, en as fields } from '@etalage/account/headless';

export const words = { pages, fields };
