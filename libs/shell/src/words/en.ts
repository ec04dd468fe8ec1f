import { addToCartEn } from '@etalage/cart';
import { en as catalog, listEn } from '@etalage/catalog/headless';
import { en as content } from '@etalage/cms/headless';
import { en as search } from '@etalage/search/headless';
import { frameEn } from '../messages/frameEn.ts';
import { createShopWords, type ShopWords } from './shopWords.ts';

/** The words of the shop in English. */
export const en: ShopWords = createShopWords(
  {
    language: 'en',
    frame: frameEn,
    catalog,
    list: listEn,
    search,
    content,
    addToCart: addToCartEn,
  },
  {
    shop: () => import('./en/shop.ts'),
    cart: () => import('./en/cart.ts'),
    checkout: () => import('./en/checkout.ts'),
    about: () => import('./en/about.ts'),
    choices: () => import('./en/choices.ts'),
    backInStock: () => import('./en/backInStock.ts'),
    gallery: () => import('./en/gallery.ts'),
    sizes: () => import('./en/sizes.ts'),
    legal: () => import('./en/legal.ts'),
    clock: () => import('./en/clock.ts'),
  },
);
