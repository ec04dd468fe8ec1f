import type { Store } from '../stores/stores.ts';

/** Pages of one shopper, or of one question: nothing for a search engine. */
const privatePaths = ['/cart', '/checkout', '/checkout-return', '/my-account', '/customer', '/login', '/wishlist'];
const questions = ['/search', '/no-result'];

/** robots.txt of a store view (SEO-07). */
export const robotsText = ({ url }: Store): string =>
  [
    'User-agent: *',
    ...[...privatePaths, ...questions].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ].join('\n');
