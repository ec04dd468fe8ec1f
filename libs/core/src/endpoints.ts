/** Where the services of the reference backend answer (API-11). */
export const defaultEndpoints = {
  products: '/api/product',
  search: '/api/catalog',
  stock: '/api/stock',
  url: '/api/url',
  cart: '/api/cart',
  order: '/api/order',
  cartExtend: '/api/ext/cart-extend',
  checkout: '/api/ext/checkout',
  payment: '/api/ext/multisafepay',
  cms: '/api/ext/cms',
  forms: '/api/ext/forms',
  blog: '/api/ext/blog',
  storelocator: '/api/ext/storelocator',
  pickup: '/api/ext/pickup',
  dailyOffer: '/api/ext/daily-offer',
  reviews: '/api/ext/reviews',
  review: '/api/review',
  giftcard: '/api/ext/giftcard',
  loyalty: '/api/ext/loyalty',
  wishlist: '/api/ext/wishlist',
  user: '/api/user',
  countries: '/api/ext/directory/countries',
  currencies: '/api/ext/directory/currencies',
  newsletter: '/api/ext/magento2-newsletter/subscribe',
  autocomplete: '/api/ext/pro6pp/autocomplete',
  mail: '/api/ext/mail-service',
} satisfies Record<string, string>;

/** Where each service answers, relative to the store's origin. */
export type Endpoints = Readonly<Record<keyof typeof defaultEndpoints, string>>;

/** All endpoints of a store that names those of its own. */
export const endpointsOf = (own: Partial<Endpoints> = {}): Endpoints => ({ ...defaultEndpoints, ...own });

/**
 * A store's settings with what they leave out. For code that calls the backend: the first load does not, and the addresses are
 * half a kibibyte.
 */
export const completeView = <Settings extends { endpoints?: Partial<Endpoints> | undefined }>(
  settings: Settings,
): Omit<Settings, 'endpoints'> & { endpoints: Endpoints } => ({
  ...settings,
  endpoints: endpointsOf(settings.endpoints),
});
