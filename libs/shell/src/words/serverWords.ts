import type { DeliveryMessages } from '@etalage/cart/headless';
import type { DetailMessages } from '@etalage/catalog/headless';
import type { BlogMessages } from '@etalage/cms/headless';
import type { ShellMessages } from '../messages/nl.ts';
import type { OfferHomeMessages } from '../messages/offerHome.ts';
import type { OutageMessages } from '../messages/outage.ts';
import type { ShopWords } from './shopWords.ts';

/** The words of the data that the server makes, and of what it alone renders. */
export type ServerWords = {
  /** As the `lang` of a document says it. */
  language: string;
  shop: ShellMessages;
  detail: DetailMessages;
  delivery: DeliveryMessages;
  offer: OfferHomeMessages;
  blog: BlogMessages;
  outage: OutageMessages;
};

/** Loads the words that a server makes pages with. */
export async function loadServerWords(words: ShopWords): Promise<ServerWords> {
  await words.load('shop', 'cart', 'about', 'legal', 'blog', 'outage');
  const { facts, offer } = words.late('about');
  const detail = { ...words.catalog, ...facts, ...words.late('legal') };
  const [shop, delivery, blog, outage] = [
    words.late('shop'),
    words.late('cart'),
    words.late('blog'),
    words.late('outage'),
  ];
  return { language: words.language, shop, detail, delivery, offer, blog, outage };
}
