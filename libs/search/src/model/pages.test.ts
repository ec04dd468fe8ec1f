import { expect, it } from 'vitest';
import { matchingPages } from './pages.ts';

const pages = [
  { slug: 'bezorgen', name: 'Bezorgen', searchTerms: ['verzenden', 'verzendkosten'] },
  { slug: 'retourneren', name: 'Retourneren', searchTerms: ['retour', 'terugsturen', 'bedenktijd'] },
  { slug: 'maattabel', name: 'Maattabel', searchTerms: ['maten'] },
  { slug: 'algemene-voorwaarden', name: 'Algemene voorwaarden', searchTerms: [] },
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
  ['', []],
])('SRCH-28 ‘%s’ finds the content pages %j', (text, slugs) =>
  expect(matchingPages(text, pages).map(({ slug }) => slug)).toEqual(slugs),
);
