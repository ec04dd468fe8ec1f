import { account } from './account/page.ts';
import { blog } from './blog/page.ts';
import { cart } from './cart/page.ts';
import { category } from './category/page.ts';
import { checkout } from './checkout/page.ts';
import { checkoutReturn } from './checkout-return/page.ts';
import { content } from './content/page.ts';
import { error } from './error/page.ts';
import { home } from './home/page.ts';
import { login } from './login/page.ts';
import { noResult } from './no-result/page.ts';
import { passwordReset } from './password-reset/page.ts';
import { product } from './product/page.ts';
import { search } from './search/page.ts';
import { sharedCart } from './shared-cart/page.ts';
import { offlineGuide } from './offline-guide/page.ts';
import { withdrawal } from './withdrawal/page.ts';
import { singleStory } from './storyblok-single-component-visual-editor-mode/page.ts';
import { wishlist } from './wishlist/page.ts';

/** Every page of the shop. Routes, links, data, assets, cache rules and robots follow from their definitions. */
export const pages = [
  home,
  category,
  product,
  content,
  search,
  noResult,
  blog,
  cart,
  sharedCart,
  checkout,
  checkoutReturn,
  login,
  account,
  passwordReset,
  withdrawal,
  wishlist,
  offlineGuide,
  singleStory,
  error,
] as const;

type Pages = (typeof pages)[number];
/** The name of a page kind. */
export type PageKind = Pages['kind'];
/** The definition of one kind. */
export type PageOf<Kind extends PageKind> = Extract<Pages, { kind: Kind }>;
/** What a page of this kind shows. */
export type DataOf<Kind extends PageKind> = Parameters<PageOf<Kind>['render']>[0]['data'];
