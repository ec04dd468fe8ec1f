import { nl as account } from '@etalage/account/headless';
import { nl as checkout } from '@etalage/checkout/headless';

export const words = { checkout, account };
