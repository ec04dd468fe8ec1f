import { expect, it } from 'vitest';
import { pageText } from '../server/pageText.ts';
import { cameDrawn, pageData } from './pageData.ts';

const { test, toSerializable, fromSerializable } = pageData(pageText);
const brought = (data: object) => fromSerializable(toSerializable(data));

it("brings a page's data to the browser as it was", () => {
  const product = { id: 7, name: `Panty's "Fenne"`, price: 1295, variants: [] };
  expect(test(product)).toBe(true);
  expect(brought(product)).toEqual(product);
});

it('leaves out what the document shows already: products and free filters of a list, the blocks of a story', () => {
  const chosen = { slug: 'blauw', isChosen: true };
  const facets = [{ attribute: 'kleur', values: [{ slug: 'rood', isChosen: false }, chosen] }];
  const listing = { products: [{ id: 7 }], facets, total: 62, search: {} };
  const category = brought({ id: 3, listing });
  const left = { ...listing, facets: [{ attribute: 'kleur', values: [chosen] }], products: [] };
  expect(category).toEqual({ id: 3, listing: left });
  const home = brought({ story: { title: 'Linge', body: [{ id: 'a' }] }, products: { a: [{ id: 7 }] } });
  expect(home).toEqual({ story: { title: 'Linge', body: [] }, products: {} });
  expect([category, home].map(cameDrawn)).toEqual([true, true]);
  expect(cameDrawn({ id: 3, listing })).toBe(false);
});

it('leaves what is no page to the router', () => expect(test({ matches: [] })).toBe(false));
