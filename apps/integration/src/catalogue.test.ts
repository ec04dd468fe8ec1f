import type { CatalogApi, Facet } from '@etalage/catalog/headless';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aDemoBackend } from './testing/aDemoBackend.ts';
import { aStorefront, views } from './testing/aStorefront.ts';
import { demoDocuments, optionIds, type DemoDocuments } from './testing/demoDocuments.ts';
import { aNetwork } from './testing/network.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await aDemoBackend();
});

const shops = views.map((view) => [view.storeCode, view] as const);
const skusOf = (products: readonly { parentSku: string }[]) => products.map(({ parentSku }) => parentSku).sort();
const inCategory = ({ products }: DemoDocuments, id: number) =>
  products.filter(({ category_ids }) => category_ids.includes(String(id)));
const hasColour = (ids: readonly string[]) => (product: DemoDocuments['products'][number]) =>
  [...product.kleur_options, String(product.kleur)].some((id) => ids.includes(id));
const valuesOf = (facets: readonly Facet[], attribute: string) =>
  facets.find((facet) => facet.attribute === attribute)?.values ?? [];

/** Every product of a category, page after page. */
async function allOf(catalog: CatalogApi, slug: string, search: Record<string, string> = {}) {
  const first = await catalog.categoryPage(slug, search);
  const pages = Math.ceil(first.listing.total / first.listing.pageSize);
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_none, index) =>
    catalog.categoryPage(slug, { ...search, page: String(index + 2) }),
  );
  return [first, ...(await Promise.all(rest))].flatMap(({ listing }) => listing.products);
}

it.each([
  ['fashion', 'fashion', 'nachtmode'],
  ['fashion', 'underwear', 'lingerie'],
  ['textile', 'bath textiles', 'bad'],
  ['textile', 'kitchen textiles', 'keuken'],
  ['textile', 'bed textiles', 'bed'],
])('STORE-01 %s sells %s', async (store, _what, slug) => {
  const view = views.find(({ storeCode }) => storeCode === store) ?? expect.unreachable(store);
  const { listing } = await aStorefront(view, backend).catalog.categoryPage(slug, {});
  expect(listing.total).toBeGreaterThan(0);
});

describe.each(shops)('the catalogue of %s through its client', (store, view) => {
  const documents = demoDocuments(store);
  const { catalog, search } = aStorefront(view, {
    fetch: (input, init) => backend.fetch(input, init),
    clock: { now: () => backend.clock.now() },
  });

  it('answers the tree of categories as they were imported', async () => {
    const tree = await catalog.categoryTree();
    const expected = documents.categories.filter(({ level }) => level > 1);
    expect([...tree.bySlug.keys()].sort()).toEqual(expected.map(({ slug }) => slug).sort());
    for (const { id, name, parent_id } of expected) {
      expect(tree.byId.get(id)).toMatchObject({ name, parentId: parent_id });
    }
    expect(tree.roots.map(({ id }) => id).sort()).toEqual(
      expected.filter(({ parent_id }) => parent_id === 2).map(({ id }) => id),
    );
  });

  it('lists every product of every category once', async () => {
    for (const { id, slug = '' } of documents.categories.filter(({ level }) => level > 1)) {
      expect(skusOf(await allOf(catalog, slug)), slug).toEqual(
        inCategory(documents, id)
          .map(({ sku }) => sku)
          .sort(),
      );
    }
  });

  it('LIST-06 narrows a category to the products of a colour by its slug, and to those of either of two', async () => {
    const { slug = '', id } = documents.categories.find(({ level }) => level === 2) ??
      documents.categories[0] ?? { id: 0 };
    const [one, other] = valuesOf((await catalog.categoryPage(slug, {})).listing.facets, 'kleur');
    const idsOf = (label = '') => optionIds(documents, 'kleur', label);
    const expected = (ids: readonly string[]) =>
      inCategory(documents, id)
        .filter(hasColour(ids))
        .map(({ sku }) => sku)
        .sort();
    expect(one?.count).toBe(expected(idsOf(one?.label)).length);
    expect(skusOf(await allOf(catalog, slug, { kleur: one?.id ?? '' }))).toEqual(expected(idsOf(one?.label)));
    const both = [one?.id, other?.id].sort().join(',');
    expect(skusOf(await allOf(catalog, slug, { kleur: both }))).toEqual(
      expected([...idsOf(one?.label), ...idsOf(other?.label)]),
    );
  });

  it('LIST-06 shows and opens of each product the colour, and the size, that was chosen', async () => {
    const { slug = '' } = documents.categories.find(({ level }) => level === 2) ?? {};
    const { facets } = (await catalog.categoryPage(slug, {})).listing;
    for (const colour of valuesOf(facets, 'kleur').slice(0, 3)) {
      const { facets: left } = (await catalog.categoryPage(slug, { kleur: colour.id })).listing;
      const size = valuesOf(left, 'maat')[0]?.id;
      const search = { kleur: colour.id, ...(size === undefined ? {} : { maat: size }) };
      for (const card of await allOf(catalog, slug, search)) {
        const page = await catalog.product(card.parentSku, card.sku);
        const chosen = (code: string) =>
          page.options.find((option) => option.code === code)?.values.find(({ isChosen }) => isChosen);
        if (page.options.length === 0) continue;
        expect(chosen('kleur')?.label, card.sku).toBe(colour.label);
        expect(card.image, card.sku).toBe(page.gallery[0]?.src);
      }
    }
  });

  it('counts each facet as choosing it alone then lists', async () => {
    const slug = documents.categories.find(({ level }) => level === 3)?.slug ?? '';
    const { listing } = await catalog.categoryPage(slug, {});
    expect(listing.facets.length).toBeGreaterThan(2);
    for (const { attribute, values } of listing.facets) {
      for (const value of values) {
        const chosen = await catalog.categoryPage(slug, { [attribute]: value.id });
        expect(chosen.listing.total, `${attribute}=${value.id}`).toBe(value.count);
        expect(valuesOf(chosen.listing.facets, attribute).filter(({ isChosen }) => isChosen)).toMatchObject([
          { id: value.id, count: value.count },
        ]);
      }
    }
  });

  it('LIST-24 a colour that the shop does not have asks for nothing', async () => {
    const slug = documents.categories.find(({ level }) => level === 2)?.slug ?? '';
    const { listing } = await catalog.categoryPage(slug, { kleur: 'octarine' });
    expect(listing).toEqual((await catalog.categoryPage(slug, {})).listing);
  });

  it('LIST-12 sorts by price both ways, over all pages', async () => {
    const slug = documents.categories.find(({ level }) => level === 2)?.slug ?? '';
    const pricesBy = async (sort: string) => (await allOf(catalog, slug, { sort })).map(({ price = 0 }) => price);
    const rising = await pricesBy('price-asc');
    expect(rising).toEqual([...rising].sort((one, other) => one - other));
    expect(await pricesBy('price-desc')).toEqual([...rising].reverse());
  });

  it('LIST-14 answers 50 products at a time, and all pages to one with upTo', async () => {
    const largest = documents.categories
      .filter(({ level }) => level > 1)
      .toSorted((one, other) => inCategory(documents, other.id).length - inCategory(documents, one.id).length)[0];
    const slug = largest?.slug ?? '';
    const total = inCategory(documents, largest?.id ?? 0).length;
    const [first, second] = await Promise.all([
      catalog.categoryPage(slug, {}),
      catalog.categoryPage(slug, { page: '2' }),
    ]);
    expect([first.listing.products.length, second.listing.products.length]).toEqual([50, total - 50]);
    const whole = await catalog.categoryPage(slug, { page: '2' }, 'upTo');
    expect(whole.listing.products).toEqual([...first.listing.products, ...second.listing.products]);
  });

  it('answers products by their sku and by the sku of a variant', async () => {
    const some = documents.products.filter((_none, at) => at % 4 === 0);
    for (const { sku, name, id, configurable_children } of some) {
      expect(await catalog.product(sku)).toMatchObject({ id, parentSku: sku, name });
      const variant = configurable_children.at(-1);
      if (variant === undefined) continue;
      const page = await catalog.product(sku, variant.sku);
      expect(page).toMatchObject({ parentSku: sku, sku: variant.sku, isConfigured: true });
    }
  });

  it('answers cards in the order of the skus, and leaves out what it does not have', async () => {
    const [one, two, three] = documents.products.map(({ sku }) => sku);
    const cards = await catalog.cards([three ?? '', 'GEEN-SKU', one ?? '', two ?? '']);
    expect(cards.map(({ parentSku }) => parentSku)).toEqual([three, one, two]);
  });

  it('STOCK-04 asks the stock of all variants in batches of 15, and gets each once', async () => {
    const network = aNetwork(backend.fetch);
    const variants = documents.products.flatMap(({ configurable_children }) => configurable_children).slice(0, 100);
    const skus = variants.map(({ sku }) => sku);
    const list = await aStorefront(view, { ...network, clock: backend.clock }).catalog.stockList(skus);
    expect(network.exchanges.map(({ url }) => url.searchParams.get('skus')?.split(',').length)).toEqual([
      ...Array<number>(6).fill(15),
      10,
    ]);
    expect(list.map(({ product_id }) => product_id)).toEqual(variants.map(({ id }) => id));
  });

  it('maps the address of each category and product to it, and no other', async () => {
    for (const { url_path, id } of documents.categories.filter(({ level }) => level > 1).slice(0, 5)) {
      expect(await catalog.urlMap(`/${url_path ?? ''}`)).toMatchObject({ _type: 'category', _source: { id } });
    }
    for (const { url_path, sku } of documents.products.slice(0, 5)) {
      expect(await catalog.urlMap(`/${String(url_path)}`, sku)).toMatchObject({ _type: 'product', _source: { sku } });
    }
    expect(await catalog.urlMap('/bestaat/niet.html')).toBeNull();
  });

  it('says 404 of a product, a category and a variant that are not there', async () => {
    await expect(catalog.product('GEEN-SKU')).rejects.toMatchObject({ code: 404 });
    await expect(catalog.categoryPage('geen-categorie', {})).rejects.toMatchObject({ code: 404 });
    await expect(catalog.category(4_711)).rejects.toMatchObject({ code: 404 });
    await expect(catalog.stockCheck('GEEN-SKU')).rejects.toMatchObject({ code: 404 });
  });

  it('STORE-06 has no product of another store', async () => {
    const others = views.filter(({ storeCode }) => storeCode !== store);
    const foreign = others.flatMap(({ storeCode }) => demoDocuments(storeCode).products.slice(0, 2));
    const own = new Set(documents.products.map(({ sku }) => sku));
    for (const { sku } of foreign.filter((product) => !own.has(product.sku))) {
      await expect(catalog.product(sku)).rejects.toMatchObject({ code: 404 });
    }
  });

  it('STORE-06 finds its own product by its name, and none of another store by the name that it has there', async () => {
    const own = new Set(documents.products.map(({ sku }) => sku));
    const [first] = documents.products;
    const found = async (name = '') => skusOf((await search.results({ q: name })).listing.products);
    expect(await found(first?.name)).toContain(first?.sku);
    for (const { storeCode } of views.filter((other) => other.storeCode !== store)) {
      for (const { name } of demoDocuments(storeCode).products.slice(0, 2))
        expect((await found(name)).filter((sku) => !own.has(sku))).toEqual([]);
    }
  });
});
