import type {
  AccountMessages,
  AccountPageMessages,
  LoyaltyMessages,
  OrderAgainMessages,
  WithdrawalMessages,
} from '@etalage/account/headless';
import type {
  AddToCartMessages,
  CartMessages,
  CartShareMessages,
  CouponMessages,
  GiftCardMessages,
} from '@etalage/cart';
import type {
  BackInStockMessages,
  CatalogMessages,
  ChoiceMessages,
  FactMessages,
  GalleryMessages,
  LegalMessages,
  ListMessages,
  ProductReviewMessages,
  SizeMessages,
} from '@etalage/catalog/headless';
import type { CheckoutMessages } from '@etalage/checkout/headless';
import type { BlogMessages, CmsMessages } from '@etalage/cms/headless';
import type { SearchMessages } from '@etalage/search/headless';
import type { WishlistMessages } from '@etalage/wishlist/headless';
import type { ClockMessages } from '../messages/clock.ts';
import type { FrameMessages } from '../messages/frame.ts';
import type { ShellMessages } from '../messages/nl.ts';
import type { OfflineMessages } from '../messages/offline.ts';
import type { OfflineGuideMessages } from '../messages/offlineGuide.ts';
import type { OfflineOrderMessages } from '../messages/offlineOrders.ts';
import type { OfferHomeMessages } from '../messages/offerHome.ts';
import type { OutageMessages } from '../messages/outage.ts';
import type { PromiseMessages } from '../messages/promises.ts';

/** The words that the first load of every page brings. */
export type FirstWords = {
  /** As the `lang` of a document says it. */
  language: string;
  frame: FrameMessages;
  catalog: CatalogMessages;
  content: CmsMessages;
  addToCart: AddToCartMessages;
};

/** The words of what stands beside a cart. */
export type CartExtrasMessages = { coupon: CouponMessages; giftCard: GiftCardMessages; share: CartShareMessages };

/** The words that load with the code that needs them. */
export type LateWords = {
  shop: ShellMessages;
  list: ListMessages;
  search: SearchMessages;
  cart: CartMessages & {
    loadExtras(): Promise<CartExtrasMessages>;
    loadOffline(): Promise<OfflineOrderMessages & { guide: OfflineGuideMessages }>;
  };
  checkout: { checkout: CheckoutMessages; account: AccountMessages };
  account: {
    pages: AccountPageMessages;
    fields: AccountMessages;
    withdrawal: WithdrawalMessages;
    again: OrderAgainMessages;
    loadLoyalty(): Promise<LoyaltyMessages>;
  };
  about: {
    facts: FactMessages;
    reviews: ProductReviewMessages;
    promises: PromiseMessages;
    offer: OfferHomeMessages;
  };
  choices: ChoiceMessages;
  backInStock: BackInStockMessages;
  gallery: GalleryMessages;
  sizes: SizeMessages;
  legal: LegalMessages;
  clock: ClockMessages;
  blog: BlogMessages;
  wishlist: WishlistMessages;
  /** For when the backend or the network is gone: pages of the server say so, and what the browser loads once it may happen. */
  outage: OutageMessages & { offline: OfflineMessages };
};
export type LateName = keyof LateWords;

/** All words of a shop in one language. */
export type ShopWords = FirstWords & {
  /** Loads late words, each once. */
  load(...names: readonly LateName[]): Promise<void>;
  /** Late words, which must be loaded. */
  late<Name extends LateName>(name: Name): LateWords[Name];
};

type Loads = { readonly [Name in LateName]: () => Promise<{ words: LateWords[Name] }> };

/** The words of one language: the first of them, and how the others load. */
export function createShopWords(first: FirstWords, loads: Loads): ShopWords {
  const loaded: { [Name in LateName]?: LateWords[Name] } = {};
  const load = async <Name extends LateName>(name: Name) => {
    if (name in loaded) return;
    loaded[name] = (await loads[name]()).words;
  };
  return {
    ...first,
    load: async (...names) => void (await Promise.all(names.map((name) => load(name)))),
    late: (name) => {
      const words = loaded[name];
      if (words === undefined) throw new Error(`Words not loaded: ${name}`);
      return words;
    },
  };
}
