import { expect, it, vi } from 'vitest';
import { createPageFinder } from './pages.ts';

const pages = [
  { slug: 'bezorgen', name: 'Bezorgen', searchTerms: ['verzenden', 'verzendkosten'] },
  { slug: 'retourneren', name: 'Retourneren', searchTerms: ['retour', 'terugsturen', 'bedenktijd'] },
  { slug: 'maattabel', name: 'Maattabel', searchTerms: ['maten'] },
  { slug: 'algemene-voorwaarden', name: 'Algemene voorwaarden', searchTerms: [] },
  { slug: 'wasadvies', name: 'Wasadvies', searchTerms: ['wol', 'ruil'] },
  { slug: 'vragen', name: '?', searchTerms: [] },
];

it.each([
  // text                    finds
  ['retour', ['retourneren']],
  ['Retourneren', ['retourneren']],
  ['hoe kan ik retour sturen', []],
  ['hoe kan ik terugsturen', ['retourneren']],
  ['verzenden', ['bezorgen']],
  ['verzend', ['bezorgen']],
  ['maattabel', ['maattabel']],
  ['maattabellen', ['maattabel']],
  ['bed', []],
  ['badjas maat', []],
  ['handdoek voor bad', []],
  ['voor', []],
  ['wol', ['wasadvies']],
  ['wollen', []],
  ['was', []],
  ['wasa', ['wasadvies']],
  ['ruilen', ['wasadvies']],
  ['maattabelletje', []],
  ['zeppelins', []],
  ['!', []],
  ['', []],
])('SRCH-28 ‘%s’ finds the content pages %j', (text, slugs) =>
  expect(createPageFinder(pages)(text).map(({ slug }) => slug)).toEqual(slugs),
);

it('reads the words of the pages once, however many keys are pressed', () => {
  const searchTerms = vi.fn(() => ['retour']);
  const page = {
    slug: 'retourneren',
    name: 'Retourneren',
    get searchTerms() {
      return searchTerms();
    },
  };
  const findPages = createPageFinder([page]);
  for (const text of ['r', 're', 'retour']) findPages(text);
  expect(searchTerms).toHaveBeenCalledOnce();
});
