/**
 * The numbers and names of the requirements' Constants appendix that name no store, under their dotted names. Sizes are
 * CSS pixels and times milliseconds unless the name says otherwise; money is in cents.
 * A file for each area, so that a page loads those of its own.
 */
export {
  analytics,
  cache,
  currency,
  localCache,
  locale,
  outputCache,
  seo,
  store,
  storeViews,
  tax,
} from './constants/store.ts';
export {
  attribute,
  category,
  compare,
  filters,
  history,
  price,
  product,
  products,
  rating,
  stock,
  variantAttributes,
  wishlist,
} from './constants/products.ts';
export { search } from './constants/search.ts';
export {
  autocomplete,
  cart,
  checkout,
  giftCard,
  loyalty,
  name,
  newsletter,
  order,
  orders,
  pickup,
  queues,
  returns,
  shipping,
  storeLocator,
  zip,
} from './constants/orders.ts';
export { bot, login, password, resetToken, storage, token, users } from './constants/customers.ts';
export { blog, cms, images, logo, preview, usps, video } from './constants/content.ts';
export {
  accordion,
  breakpoints,
  isDesktop,
  layout,
  menu,
  modal,
  notification,
  panel,
  progress,
  searchOverlay,
  transition,
  transitions,
} from './constants/screen.ts';
