/**
 * The numbers and names of the requirements' Constants appendix that name no store, under their dotted names. Sizes are
 * CSS pixels and times milliseconds unless the name says otherwise; money is in cents.
 */
export const locale = { default: 'nl-NL' } as const;
export const currency = { code: 'EUR' } as const;
export const price = {
  fractionDigits: 2,
  /** From (included) and to (excluded) in euros; null is the open end. */
  ranges: [
    [0, 100],
    [100, 250],
    [250, 500],
    [500, null],
  ],
  zeroAllowed: false,
  tiersEnabled: false,
} as const;
export const tax = { defaultCountry: 'NL', sourcePriceIncludesTax: true, userGroup: false } as const;
export const store = { openingHours: { from: '09:00', to: '17:00', days: [1, 2, 3, 4, 5] } } as const;
export const storeViews = { appendStoreCode: false } as const;
/** Width and height. */
export const images = {
  cartThumbnail: [150, 150],
  gallery: [600, 744],
  thumbnail: [310, 300],
  colorRelation: [150, 150],
  marketing: [565, 814],
  contentWidths: [1920, 1440, 1024, 768, 540, 375],
  placeholderFactor: 0.25,
  placeholderQuality: 50,
  tileSrcset: [768, 540, 375],
} as const;
export const logo = { width: 166 } as const;
export const video = { extensions: ['.webm', '.mp4'] } as const;
export const filters = {
  aggregationSize: 10,
  maxQuerySize: 999,
  default: ['manufacturer', 'model', 'geslacht', 'verpakking', 'maat', 'gewicht_gram', 'kleur', 'price'],
} as const;
export const category = { visibility: [2, 3, 4], status: [1], fetchSize: 4000, rootId: 2 } as const;
export const product = { disabledStatus: 2, hiddenVisibility: 1 } as const;
export const attribute = { fetchSize: 150 } as const;
export const stock = { displayThreshold: 5, listOutOfStock: true, allowOutOfStockInCart: true, batchSize: 15 } as const;
export const search = {
  visibility: [3, 4],
  status: [0, 1],
  minScore: 0.02,
  fuzziness: 2,
  minimumMatch: 75,
  boost: { name: 4, sku: 2, categoryName: 1 },
  clientTimeout: 5000,
  serverTimeout: 1000,
  defaultSize: 50,
  headerSize: 10,
  panelSize: 18,
  maxCategories: 3,
  minLength: 3,
  debounce: 1000,
  historySize: 4,
  queryMethod: 'GET',
  queryKey: 'shop/user/searchQuery',
  historyKey: 'shop/user/search-history',
} as const;
export const users = { tokenInHeader: true } as const;
export const seo = { useUrlDispatcher: false } as const;
export const cart = {
  synchronize: true,
  synchronizeTotals: true,
  serverSyncCanRemoveLocalItems: false,
  serverSyncCanModifyLocalItems: false,
  countType: 'quantities',
} as const;
export const products = { redirectHiddenChild: true } as const;
export const orders = { automaticTransmission: false, pageSize: 20, firstPage: 1 } as const;
export const transitions = { enabled: true } as const;
export const bot = { enabled: true } as const;
export const variantAttributes = { colour: 'kleur', size: 'maat' } as const;
export const cms = { maxBlocksAndPages: 500, immediateBlocks: 2 } as const;
export const blog = { listSize: 16, relatedSize: 3 } as const;
/** The radius is in kilometres. */
export const storeLocator = { radius: 30, pickupFlag: 'is_pickup_location=1' } as const;
export const rating = { maxStars: 5, divisor: 2, halfStarFrom: 0.25 } as const;
export const history = { maxEntries: 30, pollInterval: 100 } as const;
export const progress = { jump: 40 } as const;
export const transition = { leave: 1300, cleanup: 1000 } as const;
export const usps = { rotation: 5000 } as const;
export const menu = { openDelay: 250, popDelay: 300, rowHeight: 55, minRows: 5, mobileDepth: 2 } as const;
export const modal = { closeDelay: 400, dragClose: 100 } as const;
export const panel = { loadTimeout: 3000 } as const;
export const accordion = { duration: 250 } as const;
export const searchOverlay = { closeDelay: 500 } as const;
export const notification = { timeToLive: 5000 } as const;
export const breakpoints = [1024, 1200, 1440] as const;
/** `bottomNavigation` is in rem. */
export const layout = {
  cartSidebarWidth: 700,
  bottomNavigation: 5.125,
  headerHeight: 128,
  mobileSpacer: 88,
  searchBar: 224,
  searchBarNarrow: 150,
  mobileBottomMargin: 82,
} as const;
/** The quota is in KB, the interval in seconds. */
export const localCache = { quota: 4096, checkInterval: 30, maxErrors: 30, timeout: 800 } as const;
/** The time to live is in seconds. */
export const outputCache = { ttl: 86400, enabled: false } as const;
export const cache = {
  tags: [
    'attribute',
    'category',
    'checkout',
    'compare',
    'error',
    'home',
    'my-account',
    'page-not-found',
    'product',
    'taxrule',
    'storyblok',
  ],
} as const;
export const token = { retryDelay: 1000 } as const;
export const queues = { maxNetworkTaskAttempts: 1, maxCartBypassAttempts: 1 } as const;
export const checkout = { activityWindow: 1_800_000 } as const;
export const password = { minLength: 8, minClasses: 3 } as const;
export const name = { minLength: 2 } as const;
export const zip = { minLength: 2 } as const;
export const autocomplete = { countries: ['NL', 'BE'] } as const;
export const wishlist = { localKey: 'current-wishlist' } as const;
export const compare = { localKey: 'current-compare' } as const;
export const storage = {
  addedToCart: 'addedToCartInWindow',
  loggedIn: 'userLoggedInSuccesfully',
  loggedOut: 'userLoggedOutSuccesfully',
} as const;
export const giftCard = { segment: 'amasty_giftcard' } as const;
/** One point is worth five cents. */
export const loyalty = { segment: 'loyalty_points', pointsPerEuro: 1, pointValue: 5 } as const;
export const analytics = { categoryLevels: 5 } as const;
export const returns = { days: 30 } as const;
/** The discount is in percent, the validity in days. */
export const newsletter = { discount: 10, couponValidity: 30 } as const;
/** Home delivery and service point, in cents. */
export const shipping = {
  nl: { price: 495, freeFrom: 5000 },
  be: { price: 795 },
  servicePoint: { price: 395 },
} as const;
/** Hours, and days for bank transfer. */
export const order = { paymentWindow: 24, bankTransferWindow: 14 } as const;
/** Failures within ten minutes lock an account for ten minutes. */
export const login = { maxFailures: 10, window: 600_000, lock: 600_000 } as const;
/** Hours. */
export const resetToken = { validity: 24 } as const;
/** Hours. */
export const preview = { maxAge: 1 } as const;
export const pickup = { maxLocations: 20 } as const;

/** Below the first breakpoint is mobile; the breakpoint itself is desktop (UI-01). */
export const isDesktop = (width: number): boolean => width >= breakpoints[0];
