import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aCategoryDocument, aProductDocument } from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { textile } from '../../textile/src/store.ts';
import { withPages } from './testing/withPages.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await aBackend();
  await importDocuments(
    backend,
    { categories: [aCategoryDocument()], products: [aProductDocument()] },
    { storeCode: 'textile' },
  );
});

/** As they stand in an address. */
const texts = [
  ...['%00', 'a%00b', '%2500', '%2f', '%2F%2f', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '%5c'],
  ...['%', '%zz', '%c3', '%c0%af', '%ed%a0%80', '%ff', '%F0%9F%92%A5', '%20', '%0d%0a', '__proto__', 'constructor'],
  ...['x'.repeat(300), 'x'.repeat(5000), 'x'.repeat(14_000)],
];
const pages = [
  ...['/TEXT', '/TEXT.html', '/bad/TEXT', '/cart/TEXT', '/sitemap-TEXT.xml', '/merchant-feed.xmlTEXT'],
  ...['/c/TEXT', '/c/bad?sort=TEXT', '/c/bad?page=TEXT', '/c/bad?kleur=TEXT', '/c/bad?TEXT=1'],
  ...['/p/TEXT/x', '/p/HD-100/TEXT', '/p/HD-100/x/TEXT', '/i/TEXT', '/search?q=TEXT', '/no-result?q=TEXT'],
];

describe('API-02 nobody gets an internal error for what stands in an address', () => {
  it.each(pages)('API-02 %s is answered with a page of the shop', async (address) => {
    backend.log.length = 0;
    const faults: string[] = [];
    await withPages(textile.view, backend, async (pageOf) => {
      for (const text of texts) {
        const { status, heading } = await pageOf(address.replace('TEXT', text));
        if (status >= 500 || heading === '') faults.push(`${text.slice(0, 40)}: ${status} ${heading}`);
      }
    });
    expect(faults).toEqual([]);
    expect(backend.log.filter((line) => 'err' in line)).toEqual([]);
  });

  it.each(pages)('API-02 the data of %s are answered or are not there', async (address) => {
    backend.log.length = 0;
    const faults: string[] = [];
    await withPages(textile.view, backend, async (pageOf) => {
      for (const text of texts) {
        const { status } = await pageOf(`/_data/client-abc${address.replace('TEXT', text)}`);
        if (status >= 500) faults.push(`${text.slice(0, 40)}: ${status}`);
      }
    });
    expect(faults).toEqual([]);
    expect(backend.log.filter((line) => 'err' in line)).toEqual([]);
  });

  it.each(['/a%00b', '/p/a%00b/x', '/i/a%00b', '/c/a%00b'])(
    'API-02 %s is the page of what is not found',
    async (path) => {
      await withPages(textile.view, backend, async (pageOf) => {
        expect((await pageOf(path)).status).toBe(404);
      });
    },
  );
});
