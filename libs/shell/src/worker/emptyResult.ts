/** What the service worker answers where nobody has the data of a page (NAV-07). */
export const emptyResult = 'query returned empty result';
