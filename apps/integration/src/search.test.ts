import { beforeAll, describe, expect, it } from 'vitest';
import type { TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aDemoBackend } from './testing/aDemoBackend.ts';
import { aStorefront, views } from './testing/aStorefront.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await aDemoBackend();
});

/** A text that every store answers, with the category of what it finds. */
const shops = views.map((view) => {
  const [text, category] = { fashion: ['pyjama', 'pyjamas'], textile: ['badjas', 'badjassen'] }[view.storeCode] ?? [
    'rugzak',
    'onderweg',
  ];
  return [view.storeCode, text ?? '', category ?? '', view] as const;
});

/** A question for a colour, and the colours that answer it. */
const namedColours = (text: string) =>
  text === 'rugzak'
    ? { query: 'groene rugzak', colours: ['Olijf'] }
    : { query: `blauwe ${text}`, colours: ['Marine', 'Petrol', 'Lichtblauw'] };

describe.each(shops)('searching in %s through its client', (_store, text, category, view) => {
  const { search, catalog } = aStorefront(view, {
    fetch: (input, init) => backend.fetch(input, init),
    clock: { now: () => backend.clock.now() },
  });

  it('finds products a page at a time, each once', async () => {
    const first = await search.products({ text, size: 2 });
    const second = await search.products({ text, start: 2, size: 2 });
    expect(first.total).toBeGreaterThanOrEqual(3);
    expect(first.items.map(({ name }) => name.toLowerCase())).toEqual([
      expect.stringContaining(text),
      expect.stringContaining(text),
    ]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('finds the categories of its hits, three at most', async () => {
    const { categoryIds } = await search.products({ text, size: 10 });
    const categories = await search.categories(categoryIds);
    expect(categories.length).toBeLessThanOrEqual(3);
    expect(categories.map(({ slug }) => slug)).toContain(category);
  });

  it('filters and sorts the results page as a category listing', async () => {
    const { listing: all } = await search.results({ q: text });
    const colour = all.facets.find(({ attribute }) => attribute === 'kleur')?.values[0];
    const { listing: chosen } = await search.results({ q: text, kleur: colour?.id ?? '', sort: 'price-desc' });
    expect(chosen.total).toBe(colour?.count);
    const prices = chosen.products.map(({ price = 0 }) => price);
    expect(prices).toEqual([...prices].sort((one, other) => other - one));
  });

  it('SRCH-28 shows and opens what it found in the colour that was chosen', async () => {
    const { listing: all } = await search.results({ q: text });
    const [colour] = all.facets.find(({ attribute }) => attribute === 'kleur')?.values ?? [];
    const { listing } = await search.results({ q: text, kleur: colour?.id ?? '' });
    for (const { parentSku, sku, image } of listing.products) {
      const page = await catalog.product(parentSku, sku);
      const opened = page.options.find(({ code }) => code === 'kleur')?.values.find(({ isChosen }) => isChosen);
      expect([sku, opened?.label ?? colour?.label, image]).toEqual([sku, colour?.label, page.gallery[0]?.src]);
    }
  });

  it('SRCH-28 shows and opens what it found in a colour that the text names, as a suggestion too', async () => {
    const { colours, query } = namedColours(text);
    const { listing } = await search.results({ q: query });
    const { products } = await search.suggest(query);
    expect(Math.min(listing.products.length, products.length)).toBeGreaterThan(0);
    for (const { parentSku, sku, image } of [...listing.products, ...products]) {
      const page = await catalog.product(parentSku, sku);
      const opened = page.options.find(({ code }) => code === 'kleur')?.values.find(({ isChosen }) => isChosen);
      expect(colours).toContain(opened?.label);
      expect(image).toBe(page.gallery[0]?.src);
    }
  });

  it('SRCH-29 completes a text of two letters or more, and shows categories and products of it', async () => {
    const { words, categories, products } = await search.suggest(text.slice(0, 3));
    expect(words.length).toBeGreaterThan(0);
    expect(words.every((word) => word.startsWith(text.slice(0, 3)))).toBe(true);
    expect(products.length).toBeGreaterThan(0);
    expect([words.length <= 4, categories.length <= 3, products.length <= 4]).toEqual([true, true, true]);
    expect(products.every(({ price, image }) => price !== undefined && image !== undefined)).toBe(true);
    const whole = await search.suggest(text);
    expect(whole.products.map(({ name }) => name.toLowerCase())).toContainEqual(expect.stringContaining(text));
  });

  it('finds nothing for a word that no product has', async () =>
    expect(await search.products({ text: 'zeppelinhangaar' })).toMatchObject({ total: 0, noresults: true }));
});
