import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aCategoryDocument, aProductDocument } from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { views } from './testing/aStorefront.ts';
import { withPages } from './testing/withPages.ts';

const [view] = views;
const odd = ['a%00b', '%2f', '%', '%c0%af', '__proto__', 'x'.repeat(5000)];

let backend: TestBackend;
beforeAll(async () => {
  backend = await aBackend();
  await importDocuments(backend, { categories: [aCategoryDocument()], products: [aProductDocument()] });
});

describe('API-02 an address that names nothing', () => {
  it.each(odd)('API-02 no page answers 5xx where its address holds %s', async (text) => {
    const paths = [
      ...[`/${text}`, `/c/${text}`, `/p/${text}/x`, `/p/HD-100/${text}`, `/i/${text}`, `/blog/${text}`],
      ...[`/search?q=${text}`, `/no-result?q=${text}`, `/c/bad?kleur=${text}`, `/c/bad?page=${text}`],
    ];
    const failures: string[] = [];
    await withPages(view, backend, async (pageOf) => {
      for (const path of paths) {
        const { status } = await pageOf(path);
        if (status >= 500) failures.push(`${status} ${path.slice(0, 40)}`);
      }
    });
    expect(failures).toEqual([]);
  });

  it.each(['/a%00b', '/p/a%00b/x', '/i/a%00b', '/search?q=a%00b'])(
    'API-02 %s is the page of what is not found',
    async (path) => {
      await withPages(view, backend, async (pageOf) => {
        expect((await pageOf(path)).status).toBe(404);
      });
    },
  );
});
