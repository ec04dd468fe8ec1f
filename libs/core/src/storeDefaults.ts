import type { Endpoints, I18n, StoreView } from './storeView.ts';

/** How all three store views write prices and dates: nl-NL is the only locale (STORE-09, STORE-10). */
export const dutch: I18n = {
  defaultLocale: 'nl-NL',
  currencySign: '€',
  currencyCode: 'EUR',
  currencyDecimal: ',',
  currencyGroup: '.',
  fractionDigits: 2,
  priceFormat: '{sign} {amount}',
  dateFormat: 'HH:mm D-M-YYYY',
};

/** Where the services of the reference backend answer (API-11). */
export const defaultEndpoints: Endpoints = {
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
};

/** Prices include tax, and the shop is in the Netherlands (STORE-13). */
export const dutchTax: StoreView['tax'] = { sourcePriceIncludesTax: true, defaultCountry: 'NL', userGroup: false };
