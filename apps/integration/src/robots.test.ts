import { pages } from '@etalage/shell/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from '../../backend/src/testing/aBackend.ts';

/** The beginnings of addresses that robots.txt forbids. */
let forbidden: string[];
beforeAll(async () => {
  const answer = await (await aBackend()).app.request('/api/feeds/robots.txt');
  forbidden = [...(await answer.text()).matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
});

// The backend does not know the pages of the shop: its list is compared with their definitions.
describe('SEO-07 robots.txt', () => {
  it.each(pages.map((page) => [page.path, page.isPersonal === true || page.isIndexed === false] as const))(
    'SEO-07 forbids a page that is personal or not indexed, and no other: %s: %s',
    (path, isForbidden) => {
      expect(forbidden.some((start) => path.startsWith(start))).toBe(isForbidden);
    },
  );
});
