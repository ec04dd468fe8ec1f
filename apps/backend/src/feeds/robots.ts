import type { Store } from '../stores/stores.ts';

/**
 * Pages of one shopper, of one question, of a failure or for editors: nothing for a search engine. A test in `apps/integration` compares
 * them with the definitions of the pages.
 */
const privatePaths = ['/cart', '/checkout', '/my-account', '/customer', '/login', '/wishlist', '/withdrawal'];
const questions = ['/search', '/no-result'];
const failures = ['/error'];
const forEditors = ['/storyblok-empty'];

/** robots.txt of a store view (SEO-07). */
export const robotsText = ({ url }: Store): string =>
  [
    'User-agent: *',
    ...[...privatePaths, ...questions, ...failures, ...forEditors].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ].join('\n');
