import type { CatalogApi } from '@etalage/catalog/headless';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aVariantDocument,
} from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { aStorefront, views } from './testing/aStorefront.ts';
import { withPages } from './testing/withPages.ts';

const named = (id: number, sku: string, differences: object) =>
  aProductDocument({
    id,
    sku,
    name: sku,
    url_key: sku.toLowerCase(),
    url_path: `${sku.toLowerCase()}.html`,
    ...differences,
  });

/** How an export says whether a category is active, and whether shoppers then find it. */
const activities = [
  ['false', { is_active: false }, false],
  ['0', { is_active: 0 }, false],
  ['0 as text', { is_active: '0' }, false],
  ['true', { is_active: true }, true],
  ['1', { is_active: 1 }, true],
  ['nothing', { is_active: undefined }, true],
] as const;

const fruit = ['Aardbei', 'Banaan', 'Citroen', 'Dadel', 'Framboos', 'Granaatappel'] as const;
const nameAt = (at: number): string => fruit[at] ?? '';

/** A category that searching may suggest, by a name that no other has. */
const aFruitCategory = (at: number, differences: object) => {
  const key = nameAt(at).toLowerCase();
  const paths = { slug: key, url_key: key, url_path: key, path: `1/2/${20 + at}` };
  return aCategoryDocument({ ...paths, id: 20 + at, name: nameAt(at), include_in_search: 1, ...differences });
};

/** Bags by who may find them: all are named alike, and each is one of a kind. */
const bags = [
  ['is in the catalogue alone', 'Rugzak Winkel', { visibility: 2 }, false],
  ['is in searches alone', 'Rugzak Zoeker', { visibility: 3 }, true],
  ['is in both', 'Rugzak Overal', { visibility: 4 }, true],
  ['is in neither', 'Rugzak Nergens', { visibility: 1 }, false],
  ['has status 0', 'Rugzak Nul', { status: 0 }, true],
  ['has status 1', 'Rugzak Aan', { status: 1 }, true],
  ['has status 2', 'Rugzak Uit', { status: 2 }, false],
] as const;
const searchable = bags.filter(([, , , isFound]) => isFound).map(([, name]) => name);

/** Every field that a category carries, as an export writes it. */
const wholeCategory = {
  id: 40,
  parent_id: 2,
  parent_ids: [1, 2],
  level: 2,
  name: 'Heel',
  slug: 'heel',
  path: '1/2/40',
  position: 9,
  product_count: 4,
  is_active: true,
  include_in_menu: 1,
  include_in_search: 1,
  url_key: 'heel',
  url_path: 'heel',
  children_data: [
    {
      ...{ id: 41, parent_id: 40, parent_ids: [1, 2, 40], level: 3, name: 'Helft', slug: 'helft', url_key: 'helft' },
      ...{ is_active: true, children_data: [] },
    },
  ],
  meta_title: 'Alles van heel',
  meta_description: 'Heel veel',
  meta_keywords: 'heel',
  display_mode: 'PRODUCTS',
};

/** A category as an export nests it in another. */
const aNestedCategory = (id: number, name: string, is_active: unknown) => {
  const key = name.toLowerCase();
  return { id, parent_id: 45, level: 3, name, slug: key, url_key: key, url_path: key, is_active, children_data: [] };
};
const holder = aCategoryDocument({
  ...{ id: 45, name: 'Houder', path: '1/2/45', slug: 'houder', url_key: 'houder', url_path: 'houder' },
  children_data: [aNestedCategory(46, 'Inhoud', 1), aNestedCategory(47, 'Inlegvel', '0')],
});

/** The second variant of a product, which has a path of its own too. */
const ofPair = { id: 222, sku: 'HD-220-blauw', kleur: '32' };

/** A variant of a product that is disabled. */
const ofDisabled = { id: 211, sku: 'HD-210-wit' };

let backend: TestBackend;
let catalog: CatalogApi;
beforeAll(async () => {
  backend = await aBackend();
  await importDocuments(backend, {
    categories: [
      aCategoryDocument(),
      aCategoryDocument({
        ...{ id: 11, name: 'Oud', path: '1/2/11', slug: 'oud', url_key: 'oud', url_path: 'oud' },
        is_active: false,
      }),
      ...activities.map(([, activity], at) => aFruitCategory(at, activity)),
      wholeCategory,
      holder,
    ],
    attributes: [aColourDocument()],
    products: [
      named(1, 'TE-KOOP', {}),
      named(2, 'UIT', { status: 2 }),
      named(5, 'UIT-3', { status: 3 }),
      named(7, 'STATUS-0', { status: 0, category_ids: [], category: [] }),
      named(3, 'ALLEEN-IN-ZOEKEN', { visibility: 3 }),
      named(4, 'VERBORGEN', { visibility: 1 }),
      named(6, 'IN-OUD', { category_ids: ['11'], category: [{ category_id: 11, name: 'Oud', slug: 'oud' }] }),
      aProductDocument({ ...aVariantDocument(), url_key: 'los-wit', url_path: 'los-wit.html', visibility: 1 }),
      aConfigurableDocument({ category_ids: ['10'] }),
      aProductDocument({
        ...aVariantDocument(ofDisabled),
        url_key: 'los-uit',
        url_path: 'los-uit.html',
        visibility: 1,
      }),
      aConfigurableDocument({
        ...{ id: 210, sku: 'HD-210', url_key: 'handdoek-uit', url_path: 'bad/uit.html', status: 2 },
        configurable_children: [aVariantDocument(ofDisabled)],
      }),
      aConfigurableDocument({
        ...{ id: 220, sku: 'HD-220', name: 'Handdoek Paar', url_key: 'handdoek-paar', url_path: 'bad/paar.html' },
        ...{ category_ids: [], category: [] },
        configurable_children: [aVariantDocument({ id: 221, sku: 'HD-220-wit' }), aVariantDocument(ofPair)],
      }),
      aProductDocument({
        ...aVariantDocument(ofPair),
        ...{ url_key: 'los-blauw', url_path: 'los-blauw.html', visibility: 1, category_ids: [], category: [] },
      }),
      ...bags.map(([, name, differences], at) =>
        named(50 + at, name, { category_ids: [], category: [], ...differences }),
      ),
    ],
  });
  catalog = aStorefront(views[0], backend).catalog;
});

describe('products that are not for sale', () => {
  it('LIST-02 are not listed: what is disabled or visible nowhere', async () => {
    const { listing } = await catalog.categoryPage('bad', {});
    expect(listing.products.map(({ parentSku }) => parentSku).sort()).toEqual([
      'ALLEEN-IN-ZOEKEN',
      'HD-200',
      'TE-KOOP',
    ]);
  });

  it.each([
    ['UIT', 2],
    ['UIT-3', 3],
  ])('PROD-02 says 404 of the disabled product %s, with its status %i', async (sku, status) => {
    await expect(catalog.product(sku)).rejects.toMatchObject({
      code: 404,
      message: `Product query returned empty result product status = ${status}`,
    });
  });

  it.each([
    ['STATUS-0', 0],
    ['TE-KOOP', 1],
  ])('PROD-02 opens the product %s, which its status %i does not disable', async (sku) => {
    expect(await catalog.product(sku)).toMatchObject({ sku });
  });

  it('PROD-03 opens the configurable parent of a hidden child, with that child chosen', async () => {
    expect(await catalog.product('HD-200-wit')).toMatchObject({ parentSku: 'HD-200', sku: 'HD-200-wit' });
  });

  it('PROD-03 the page of a hidden child is that of its parent, with that child chosen', async () =>
    withPages(views[0], backend, async (open) => {
      const { status, heading, html } = await open('/p/HD-200-blauw/x');
      expect([status, heading]).toEqual([200, 'Handdoek Loom']);
      expect(html).toMatch(
        /<a[^>]*href="[^"]*HD-200-blauw[^"]*"[^>]*aria-current="true"|aria-current="true"[^>]*HD-200-blauw/u,
      );
    }));

  it('PROD-03 the own path of a hidden child opens its parent, with that child chosen', async () =>
    withPages(views[0], backend, async (open) => {
      const { status, heading, html } = await open('/los-blauw.html');
      expect([status, heading]).toEqual([200, 'Handdoek Paar']);
      expect(html).toMatch(
        /<a[^>]*href="[^"]*HD-220-blauw[^"]*"[^>]*aria-current="true"|aria-current="true"[^>]*HD-220-blauw/u,
      );
    }));

  it.each([
    ['whose parent is disabled', '/los-uit.html'],
    ['without a parent', '/verborgen.html'],
  ])('PROD-03 the own path of a hidden product %s leads nowhere', async (_which, path) =>
    withPages(views[0], backend, async (open) => expect((await open(path)).status).toBe(404)),
  );

  it.each([
    [2, 'Rugzak Winkel'],
    [3, 'Rugzak Zoeker'],
    [4, 'Rugzak Overal'],
  ])('PROD-03 opens a product with visibility %i, as it is not hidden', async (_visibility, sku) => {
    expect(await catalog.product(sku)).toMatchObject({ parentSku: sku });
  });

  it('PROD-03 says 404 of a hidden child whose parent is disabled, with its visibility', async () => {
    await expect(catalog.product(ofDisabled.sku)).rejects.toMatchObject({
      code: 404,
      message: 'Product query returned empty result product visibility = 1',
    });
  });

  it('PROD-03 says 404 of a hidden product without a parent, with its visibility', async () => {
    await expect(catalog.product('VERBORGEN')).rejects.toMatchObject({
      code: 404,
      message: 'Product query returned empty result product visibility = 1',
    });
  });
});

describe.each(
  activities.map(([says, , isShown], at) => ({
    says,
    isShown,
    id: 20 + at,
    name: nameAt(at),
    slug: nameAt(at).toLowerCase(),
  })),
)('LIST-01 a category of which is_active is $says', ({ isShown, id, name, slug }) => {
  const shown = isShown ? 'is' : 'is not';

  it(`LIST-01 its page ${shown} there`, async () =>
    withPages(views[0], backend, async (open) => {
      const { status, heading } = await open(`/c/${slug}`);
      expect([status, heading === name]).toEqual([isShown ? 200 : 404, isShown]);
    }));
  it(`LIST-01 its own path ${shown} there`, async () =>
    withPages(views[0], backend, async (open) => expect((await open(`/${slug}`)).status).toBe(isShown ? 200 : 404)));
  it(`LIST-01 its own path ${isShown ? 'leads to it' : 'leads nowhere'}`, async () =>
    expect((await catalog.urlMap(`/${slug}`))?._source).toEqual(
      isShown ? expect.objectContaining({ slug }) : undefined,
    ));
  it(`LIST-01 it ${shown} in the tree that the menu is made of`, async () =>
    expect((await catalog.categoryTree()).bySlug.has(slug)).toBe(isShown));
  it(`LIST-01 a search ${isShown ? 'suggests' : 'does not suggest'} it`, async () => {
    const { categories } = await aStorefront(views[0], backend).search.suggest(slug.slice(0, 5));
    expect(categories.map((category) => category.slug)).toEqual(isShown ? [slug] : []);
  });
  it(`LIST-01 it ${shown} among the categories of what a search found`, async () => {
    const { search } = aStorefront(views[0], backend);
    expect((await search.categories([id])).map((category) => category.slug)).toEqual(isShown ? [slug] : []);
  });
  it(`LIST-01 it ${shown} in the sitemap`, async () => {
    const sitemap = await backend.app.request('/api/feeds/sitemap-pages.xml');
    expect((await sitemap.text()).includes(`/c/${slug}<`)).toBe(isShown);
  });
});

it.each([
  ['is there when it is active', 'inhoud', 200],
  ['is not there when it is not', 'inlegvel', 404],
])('LIST-01 a category that was imported inside another %s', async (_what, slug, status) =>
  withPages(views[0], backend, async (open) => expect((await open(`/c/${slug}`)).status).toBe(status)),
);

it('LIST-01 a category that is not active says so by its slug', async () => {
  await expect(catalog.categoryPage('oud', {})).rejects.toMatchObject({
    code: 404,
    message: 'Category query returned empty result slug = oud',
  });
});

it('LIST-01 a category that is not active is not in the trail of a product', async () =>
  withPages(views[0], backend, async (open) => {
    const { status, heading, html } = await open('/p/IN-OUD/in-oud');
    expect([status, heading]).toEqual([200, 'IN-OUD']);
    expect(html).not.toContain('/c/oud');
  }));

describe('LIST-01 a category that is answered', () => {
  let answered: object;
  beforeAll(async () => {
    const request = encodeURIComponent(JSON.stringify({ _appliedFilters: [{ attribute: 'id', value: { eq: 40 } }] }));
    const path = `/api/catalog/${views[0].searchIndex}/category/_search?request_format=search-query&request=${request}`;
    const { hits } = JSON.parse(await (await backend.app.request(path)).text());
    answered = hits[0] ?? {};
  });
  it.each(Object.entries(wholeCategory))('LIST-01 carries %s', (field, value) =>
    expect(answered).toHaveProperty([field], value),
  );
});

describe('SRCH-12 among products of every visibility and status', () => {
  const search = () => aStorefront(views[0], backend).search;
  const namesOf = (products: readonly { name: string }[]) => products.map(({ name }) => name).sort();
  const expected = searchable.toSorted();

  it('SRCH-12 the header search and the search panel find visibility 3 and 4, status 0 and 1', async () => {
    expect(namesOf((await search().products({ text: 'rugzak' })).items)).toEqual(expected);
  });

  it('SRCH-12 the results page shows visibility 3 and 4, status 0 and 1', async () =>
    withPages(views[0], backend, async (open) => {
      const { text } = await open('/search?q=rugzak');
      expect(bags.map(([, name]) => name).filter((name) => text.includes(name))).toEqual(searchable);
    }));

  it('SRCH-12 the panel suggests none of another visibility or status', async () => {
    const { products } = await search().suggest('rugzak');
    expect(products.length).toBeGreaterThan(0);
    expect(expected).toEqual(expect.arrayContaining(namesOf(products)));
  });

  it.each(bags)(
    'SRCH-12 the panel completes words with the name of a product that %s, if it is found',
    async (...bag) => {
      const [, name, , isFound] = bag;
      const { words } = await search().suggest(name.slice(0, -1));
      expect(words.includes(name.toLowerCase())).toBe(isFound);
    },
  );
});
