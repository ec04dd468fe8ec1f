import type { DeliveryMessages } from '@etalage/cart/headless';
import type { DetailMessages } from '@etalage/catalog/headless';
import type { ShellMessages } from '../messages/nl.ts';
import type { OfferHomeMessages } from '../messages/offerHome.ts';
import type { ShopWords } from './shopWords.ts';

/** The words of the data that the server makes, and of what it alone renders. */
export type ServerWords = {
  /** As the `lang` of a document says it. */
  language: string;
  shop: ShellMessages;
  detail: DetailMessages;
  delivery: DeliveryMessages;
  offer: OfferHomeMessages;
};

/** Loads the words that a server makes pages with. */
export async function loadServerWords(words: ShopWords): Promise<ServerWords> {
  await words.load('shop', 'cart', 'about', 'legal');
  const { facts, offer } = words.late('about');
  const detail = { ...words.catalog, ...facts, ...words.late('legal') };
  return { language: words.language, shop: words.late('shop'), detail, delivery: words.late('cart'), offer };
}
