/// <reference path="../early/scripts.d.ts" />
import { text as order } from '../early/order.ts?script';
import { text as page } from '../early/page.ts?script';
import type { LateName } from '../words/shopWords.ts';

/** The script in the head of every page. */
export const earlyScript: string = page;
/** The script in the head of a page with an order form, before that of every page. */
export const earlyOrderScript: string = order;
/** What that script asks for with the first order: the code of a feature of the visit, `visit/<feature>Module.ts`, and late words. */
export const earlyOrderCode: { feature: string; words: readonly LateName[] } = {
  feature: 'cart',
  words: ['cart', 'shop'],
};
