import { en as account } from '@etalage/account/headless';
import { en as checkout } from '@etalage/checkout/headless';

export const words = { checkout, account };
