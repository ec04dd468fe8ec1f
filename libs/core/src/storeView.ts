import * as v from 'valibot';
import { completeView, defaultEndpoints } from './endpoints.ts';

const text = v.pipe(v.string(), v.nonEmpty());

const i18n = v.strictObject({
  defaultLocale: text,
  currencySign: text,
  currencyCode: text,
  currencyDecimal: text,
  currencyGroup: text,
  fractionDigits: v.pipe(v.number(), v.integer()),
  priceFormat: text,
  dateFormat: text,
});

/** Keys of the standard ones, and no others. */
const ownEndpoints = v.partial(v.strictObject(v.entriesFromList(Object.keys(defaultEndpoints), text)));

/** What one store view is: data, validated when its server starts (STORE-02). */
export const storeViewSchema = v.strictObject({
  storeCode: v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/)),
  storeId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: text,
  /** Where the store answers when deployed; `BASE_URL` overrides it. No slash at its end. */
  baseUrl: v.pipe(v.string(), v.url()),
  /** The address of the logo file. */
  logo: text,
  hasDailyOffer: v.boolean(),
  tax: v.strictObject({ sourcePriceIncludesTax: v.boolean(), defaultCountry: text, userGroup: v.boolean() }),
  seo: v.strictObject({
    defaultTitle: text,
    /** Holds `%s` where the title of the page stands. */
    titleTemplate: text,
    description: text,
    /** True links products and categories by their url_path, which the URL map resolves (ROUTE-24, ROUTE-25). */
    useUrlDispatcher: v.optional(v.boolean()),
  }),
  searchIndex: text,
  i18n,
  trackingId: text,
  reviewHash: text,
  contact: v.strictObject({
    company: text,
    street: text,
    postcode: text,
    city: text,
    phone: text,
    email: text,
    kvk: text,
    vat: text,
  }),
  /** Monday to Friday. */
  openingHours: v.strictObject({ from: text, to: text }),
  /** Until a live summary is loaded: a score out of 10. */
  rating: v.strictObject({ score: v.number(), count: v.number() }),
  /** Where the services answer that have other addresses than the standard ones (API-11). */
  endpoints: v.optional(ownEndpoints),
  features: v.strictObject({
    productCardAction: v.picklist(['shopNow', 'orderNow', 'none']),
    priceTiers: v.boolean(),
    /** What the badge of the cart counts: all pieces, unless it is said to be the lines (HEADER-06). */
    cartCount: v.optional(v.picklist(['quantities', 'items'])),
    /** False sends the customer's token in the query instead of the Bearer header (API-05). */
    tokenInHeader: v.optional(v.boolean()),
    /** True sends orders that were placed offline without asking the shopper once more (QUEUE-10). */
    automaticTransmission: v.optional(v.boolean()),
  }),
  /** The absolute address of a checkout elsewhere; without it the shop has its own (CART-11). */
  externalCheckout: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
  /** Codes of payment methods that the checkout does not offer; without it, all that the services list (PAY-07). */
  unsupportedPayments: v.optional(v.array(text)),
  /** The default sort order of categories; by position if not set (LIST-12). */
  defaultOrder: v.optional(v.picklist(['newest', 'price-asc', 'price-desc'])),
  /** What the product card shows: width and height in CSS px at 1x. */
  cardImage: v.strictObject({ width: v.number(), height: v.number() }),
});

/** What a store app says of its store: a domain, a name and its settings. */
export type StoreSettings = v.InferOutput<typeof storeViewSchema>;
/** The settings of a store with what they leave out. */
export type StoreView = ReturnType<typeof completeView<StoreSettings>>;
/** How a store view writes prices and dates. */
export type I18n = StoreView['i18n'];
/** What the badge of a cart may count. */
export type CartCountType = NonNullable<StoreView['features']['cartCount']>;

/** Throws an Error that names each field that is missing or wrong, with its path. */
export function parseStoreView(input: unknown): StoreView {
  const result = v.safeParse(storeViewSchema, input);
  if (result.success) return completeView(result.output);
  const fields = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'store view'}: ${issue.message}`);
  throw new Error(`Store view is not valid. ${fields.join('; ')}`);
}
