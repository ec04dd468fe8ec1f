import { accountPagesNl as pages, nl as fields } from '@etalage/account/headless';

export const words = { pages, fields };
