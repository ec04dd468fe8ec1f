import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from '../../backend/src/testing/aBackend.ts';
import { aCategoryDocument, aProductDocument } from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { views } from './testing/aStorefront.ts';
import { aNetwork } from './testing/network.ts';
import { withPages } from './testing/withPages.ts';

const aCategory = (id: number, name: string, differences: object) =>
  aCategoryDocument({ id, name, slug: name, url_key: name, url_path: name, ...differences });

describe('LIST-13 the list of a category with 1000 categories below it', () => {
  /** What the list asks for, of the category and those below it. */
  let categoryIds: readonly number[];
  let shown: (string | undefined)[];
  beforeAll(async () => {
    const backend = await aBackend();
    const below = Array.from({ length: 1000 }, (_none, at) =>
      aCategory(100 + at, `vak-${at}`, { parent_id: 30, level: 3, path: `1/2/30/${100 + at}` }),
    );
    const categories = [
      aCategory(2, 'wortel', { parent_id: 1, level: 1, path: '1/2' }),
      aCategory(30, 'kast', { parent_id: 2, level: 2, path: '1/2/30' }),
      ...below,
    ];
    const category = [{ category_id: 30, name: 'kast', position: 0 }];
    const products = [aProductDocument({ name: 'Plank', category_ids: ['30'], category })];
    expect(await importDocuments(backend, { categories, products })).toMatchObject({ rejected: [] });
    const { fetch, callsTo } = aNetwork(backend.fetch);
    await withPages(views[0], { ...backend, fetch }, async (pageOf) => {
      const { document } = await pageOf('/c/kast');
      shown = [...document.querySelectorAll('main article h3')].map(({ textContent }) => textContent);
    });
    const asked = callsTo('/product/_search')[0]?.url.searchParams.get('request');
    const filters: { attribute: string; value: { in: number[] } }[] = JSON.parse(asked ?? '{}')._appliedFilters;
    categoryIds = filters.find(({ attribute }) => attribute === 'category_ids')?.value.in ?? [];
  });

  it('LIST-13 asks for at most 999 of them, its own first', () => {
    expect(categoryIds).toHaveLength(999);
    expect(categoryIds[0]).toBe(30);
  });

  it('LIST-13 is answered, as no filter has more than 999 values', () => expect(shown).toEqual(['Plank']));
});
