import { expect, it } from 'vitest';
import { pages } from '../pages/registry.ts';
import { loadPageServers, writePageData } from '../server/writePageData.ts';
import { cameWithDocument, pageData } from './pageData.ts';

const { test, toSerializable, fromSerializable } = pageData(writePageData(await loadPageServers(pages)));
const brought = (kind: string, data: object): object => Object(fromSerializable(toSerializable({ kind, data })).data);

it("brings a page's data to the browser as it was, with its kind", () => {
  const shown = { kind: 'content', data: { id: 7, name: `Panty's "Fenne"`, price: 1295, variants: [] } };
  expect(test(shown)).toBe(true);
  expect(fromSerializable(toSerializable(shown))).toEqual(shown);
});

it('brings the params of a page that the dispatcher found', () => {
  const shown = { kind: 'content', params: { slug: 'service' }, data: { id: 8 } };
  expect(fromSerializable(toSerializable(shown))).toEqual(shown);
});

it('leaves out what the document shows already: head, products and free filters of a list, the blocks of a story', () => {
  const chosen = { slug: 'blauw', isChosen: true };
  const free = { slug: 'rood', isChosen: false };
  const facets = [
    { attribute: 'merk', values: [free] },
    { attribute: 'kleur', values: [free, chosen] },
    { attribute: 'maat', values: [free] },
  ];
  const listing = { products: [{ id: 7 }], facets, priceExtremes: { min: 7, max: 118 }, total: 62, search: {} };
  const shown = { description: '<p>Zacht</p>', breadcrumbs: [{ slug: 'bad' }], subcategories: [{ id: 4 }] };
  const category = brought('category', { id: 3, ...shown, listing });
  const left = {
    products: [],
    facets: [
      { attribute: 'merk', values: [] },
      { attribute: 'kleur', values: [chosen] },
    ],
    total: 62,
    search: {},
  };
  expect(category).toEqual({ id: 3, description: '', breadcrumbs: [], subcategories: [], listing: left });
  expect(brought('search', { text: 'sok', listing })).toEqual({ text: 'sok', listing: left });
  const home = brought('home', { story: { title: 'Linge', body: [{ id: 'a' }] }, products: { a: [{ id: 7 }] } });
  expect(home).toEqual({ story: { title: 'Linge', body: [] }, products: {} });
  expect([category, home].map(cameWithDocument)).toEqual([true, true]);
  expect(cameWithDocument({ id: 3, listing })).toBe(false);
});

it('leaves what is no page to the router', () => expect(test({ matches: [] })).toBe(false));
