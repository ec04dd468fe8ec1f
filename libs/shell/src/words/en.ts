import { addToCartEn } from '@etalage/cart';
import { en as catalog } from '@etalage/catalog/headless';
import { en as content } from '@etalage/cms/headless';
import { frameEn } from '../messages/frameEn.ts';
import { createShopWords, type ShopWords } from './shopWords.ts';

/** The words of the shop in English. */
export const en: ShopWords = createShopWords(
  {
    language: 'en',
    frame: frameEn,
    catalog,
    content,
    addToCart: addToCartEn,
  },
  {
    shop: () => import('./en/shop.ts'),
    list: () => import('./en/list.ts'),
    search: () => import('./en/search.ts'),
    cart: () => import('./en/cart.ts'),
    checkout: () => import('./en/checkout.ts'),
    account: () => import('./en/account.ts'),
    about: () => import('./en/about.ts'),
    choices: () => import('./en/choices.ts'),
    backInStock: () => import('./en/backInStock.ts'),
    gallery: () => import('./en/gallery.ts'),
    sizes: () => import('./en/sizes.ts'),
    legal: () => import('./en/legal.ts'),
    clock: () => import('./en/clock.ts'),
    blog: () => import('./en/blog.ts'),
    wishlist: () => import('./en/wishlist.ts'),
    outage: () => import('./en/outage.ts'),
  },
);

export { reservedEn } from '../messages/reservedEn.ts';
