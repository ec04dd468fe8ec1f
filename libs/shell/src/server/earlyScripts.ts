/// <reference path="../early/scripts.d.ts" />
import { text as order } from '../early/order.ts?script';
import { text as page } from '../early/page.ts?script';

/** The script in the head of every page. */
export const earlyScript: string = page;
/** The script in the head of a page with an order form, before that of every page. */
export const earlyOrderScript: string = order;
