import { addToCartNl } from '@etalage/cart';
import { nl as catalog } from '@etalage/catalog/headless';
import { nl as content } from '@etalage/cms/headless';
import { frameNl } from '../messages/frame.ts';
import { createShopWords, type ShopWords } from './shopWords.ts';

/** The words of the shop in Dutch. */
export const nl: ShopWords = createShopWords(
  {
    language: 'nl',
    frame: frameNl,
    catalog,
    content,
    addToCart: addToCartNl,
  },
  {
    shop: () => import('./nl/shop.ts'),
    list: () => import('./nl/list.ts'),
    search: () => import('./nl/search.ts'),
    cart: () => import('./nl/cart.ts'),
    checkout: () => import('./nl/checkout.ts'),
    account: () => import('./nl/account.ts'),
    about: () => import('./nl/about.ts'),
    choices: () => import('./nl/choices.ts'),
    backInStock: () => import('./nl/backInStock.ts'),
    gallery: () => import('./nl/gallery.ts'),
    sizes: () => import('./nl/sizes.ts'),
    legal: () => import('./nl/legal.ts'),
    clock: () => import('./nl/clock.ts'),
    blog: () => import('./nl/blog.ts'),
    wishlist: () => import('./nl/wishlist.ts'),
    outage: () => import('./nl/outage.ts'),
  },
);

export { reservedNl } from '../messages/reservedNl.ts';
