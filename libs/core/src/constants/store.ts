export const locale = { default: 'nl-NL' } as const;
export const currency = { code: 'EUR' } as const;
export const tax = { defaultCountry: 'NL', sourcePriceIncludesTax: true, userGroup: false } as const;
export const store = { openingHours: { from: '09:00', to: '17:00', days: [1, 2, 3, 4, 5] } } as const;
export const storeViews = { appendStoreCode: false } as const;
export const seo = { useUrlDispatcher: false } as const;
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
/** The quota is in KB, the interval in seconds. */
export const localCache = { quota: 4096, checkInterval: 30, maxErrors: 30, timeout: 800 } as const;
/** The time to live is in seconds. */
export const outputCache = { ttl: 86400, enabled: false } as const;
export const analytics = { categoryLevels: 5 } as const;
