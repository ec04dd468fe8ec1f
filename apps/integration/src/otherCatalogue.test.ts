import { createServices } from '@etalage/shell/server';
import { filters } from '@etalage/core/constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aProductDocument,
  aTaxRuleDocument,
  type TestDocument,
} from '../../backend/src/testing/documents.ts';
import { importDocuments, importFolder, importSource } from '../../backend/src/testing/importing.ts';
import { aDemoBackend } from './testing/aDemoBackend.ts';
import { aStorefront, views } from './testing/aStorefront.ts';
import { realCatalogue } from './testing/demoDocuments.ts';
import { withPages } from './testing/withPages.ts';
import { words } from './testing/words.ts';

const [view] = views;
let lastId = 5000;

const attribute = (code: string, label: string, differences: TestDocument): TestDocument => {
  lastId += 1;
  return aColourDocument({
    id: lastId,
    attribute_id: lastId,
    attribute_code: code,
    default_frontend_label: label,
    options: ['Een', 'Twee'].map((each, at) => ({ value: String(lastId * 10 + at), label: `${label} ${each}` })),
    ...differences,
  });
};
const optionOf = (document: TestDocument, at: 0 | 1) => Number(document['id']) * 10 + at;

const material = attribute('stof', 'Stof', { is_filterable: '1', is_filterable_in_search: 0, position: 3 });
const pattern = attribute('dessin', 'Dessin', { is_filterable: 2, position: 1 });
const made = attribute('herkomst', 'Herkomst', { is_filterable: 0, is_filterable_in_search: 0, position: 2 });
const season = attribute('seizoen', 'Seizoen', { is_filterable: 0, is_filterable_in_search: 1, position: 2 });
const unmarked = attribute('kleur', 'Kleur', { position: 4 });
const ofSystem = attribute('status_intern', 'Status', { is_user_defined: false });
const attributes = [material, pattern, made, season, unmarked, ofSystem];

const product = (at: 0 | 1): TestDocument => ({
  ...aProductDocument({
    id: 9000 + at,
    sku: `ANDER-${at}`,
    name: `Deken ${at}`,
    url_key: `deken-${at}`,
    url_path: null,
  }),
  category_ids: ['700'],
  category: [{ category_id: 700, name: 'Dekens' }],
  ...Object.fromEntries(attributes.map((own) => [String(own['attribute_code']), optionOf(own, at)])),
});

const categories = [
  aCategoryDocument({ id: 700, name: 'Dekens', url_key: 'dekens', slug: 'dekens', url_path: null, path: '1/2/700' }),
  aCategoryDocument({ id: 701, name: 'Lakens', url_key: 'lakens', slug: 'lakens', url_path: undefined, level: null }),
  aCategoryDocument({ id: 702, name: 'Oud', url_key: 'oud', slug: 'oud', url_path: null, is_active: false }),
  aCategoryDocument({ id: 703, name: 'Wortel', url_key: 'wortel', slug: 'wortel', level: 1 }),
];

/** A shop of the demo whose whole catalogue is replaced by another. */
async function aReplacedShop(differences: Partial<Record<'attributes' | 'products', TestDocument[]>> = {}) {
  const backend = await aDemoBackend();
  const folder = { products: [product(0), product(1)], categories, attributes, taxrules: [aTaxRuleDocument()] };
  expect(await importDocuments(backend, { ...folder, ...differences }, { prune: true })).toMatchObject({
    rejected: [],
  });
  return backend;
}

const servicesOver = ({ fetch }: TestBackend) =>
  createServices({ view, words, siteUrl: view.baseUrl, baseUrl: 'http://backend.test', fetch });

/** The attributes by which any list of a shop can be filtered. */
async function shownFilters({
  categoryTree,
  categoryPage,
}: ReturnType<typeof aStorefront>['catalog']): Promise<string[]> {
  const codes = new Set<string>();
  for (const slug of (await categoryTree()).bySlug.keys())
    for (const { attribute: code } of (await categoryPage(slug, {})).listing.facets) codes.add(code);
  return [...codes];
}

describe('LIST-05 the filters of the demo shops', () => {
  it('LIST-05 are the default filters, in each store', async () => {
    const backend = await aDemoBackend();
    for (const each of views) {
      const shown = await shownFilters(aStorefront(each, backend).catalog);
      expect(shown.filter((code) => !filters.default.some((usual) => usual === code))).toEqual([]);
      expect(shown.length).toBeGreaterThan(3);
    }
  });
});

describe('LIST-05 a shop with another catalogue', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await aReplacedShop();
  });
  const labels = async (path: string) => {
    let text = '';
    await withPages(view, backend, async (pageOf) => void ({ text } = await pageOf(path)));
    return ['Stof', 'Dessin', 'Herkomst', 'Seizoen', 'Kleur', 'Status'].filter((label) =>
      text.includes(`${label} Een`),
    );
  };

  it('LIST-05 filters its lists by what its owner marked, in the order of the owner', async () => {
    const { listing } = await aStorefront(view, backend).catalog.categoryPage('dekens', {});
    expect(listing.facets.map(({ label }) => label)).toEqual(['Dessin', 'Stof', 'Kleur']);
    expect(await labels('/c/dekens')).toEqual(['Stof', 'Dessin', 'Kleur']);
  });

  it('LIST-04 reads a choice among them from the address', async () => {
    const { listing } = await aStorefront(view, backend).catalog.categoryPage('dekens', { dessin: 'dessin-twee' });
    expect(listing.products.map(({ sku }) => sku)).toEqual(['ANDER-1']);
    await withPages(view, backend, async (pageOf) => {
      const { text } = await pageOf('/c/dekens?dessin=dessin-twee&utm_source=mail');
      expect(text).toContain('Deken 1');
      expect(text).not.toContain('Deken 0');
    });
  });

  it('SRCH-28 filters its results by what its owner marked for them', async () => {
    const { listing } = await aStorefront(view, backend).search.results({ q: 'deken' });
    expect(listing.facets.map(({ label }) => label)).toEqual(['Dessin', 'Seizoen', 'Kleur']);
    const chosen = await aStorefront(view, backend).search.results({ q: 'deken', seizoen: 'seizoen-een' });
    expect(chosen.listing.products.map(({ sku }) => sku)).toEqual(['ANDER-0']);
  });

  it('MENU-12 has its categories as its menu, and a home page', async () => {
    const services = servicesOver(backend);
    const { menu } = await services.theme();
    expect(menu.length).toBeGreaterThan(2);
    expect((await services.menu(menu)).map(({ href }) => href).toSorted()).toEqual(['/c/dekens', '/c/lakens']);
    await withPages(view, backend, async (pageOf) => expect(await pageOf('/')).toMatchObject({ status: 200 }));
  });

  it('SEO-06 names its categories without url_path in the sitemap, and none without a page', async () => {
    const sitemap = await (await backend.app.request('/api/feeds/sitemap-pages.xml')).text();
    const named = [...sitemap.matchAll(/\/c\/([^<]*)/g)].map(([, slug = '']) => slug);
    expect(named.toSorted()).toEqual(['dekens', 'lakens']);
    await withPages(view, backend, async (pageOf) => {
      for (const slug of named) expect(await pageOf(`/c/${slug}`), slug).toMatchObject({ status: 200 });
    });
  });
});

describe('LIST-05 a catalogue whose owner says of each attribute that it is no filter', () => {
  let shop: ReturnType<typeof aStorefront>;
  beforeAll(async () => {
    const none = attributes.map((own) => ({ ...own, is_filterable: 0, is_filterable_in_search: 0 }));
    shop = aStorefront(view, await aReplacedShop({ attributes: none }));
  });

  it('LIST-05 has its lists filtered by the default filters', async () => {
    const { listing } = await shop.catalog.categoryPage('dekens', {});
    expect(listing.facets.map(({ label }) => label)).toEqual(['Kleur']);
  });

  it('LIST-05 has the results of a search filtered by the default filters', async () => {
    const { listing } = await shop.search.results({ q: 'deken' });
    expect(listing.facets.map(({ label }) => label)).toEqual(['Kleur']);
  });
});

it('LIST-05 a catalogue of more filters than can be counted has lists all the same', async () => {
  const many = Array.from({ length: 140 }, (_none, at) =>
    attribute(`veel_${at}`, `Veel ${at}`, { is_filterable: true }),
  );
  const backend = await aReplacedShop({ attributes: many });
  await withPages(view, backend, async (pageOf) => {
    for (const path of ['/c/dekens', '/search?q=deken'])
      expect(await pageOf(path), path).toMatchObject({ status: 200 });
  });
});

it('MENU-01 the editor’s menu stays where few of its categories are missing', async () => {
  const backend = await aDemoBackend();
  const services = servicesOver(backend);
  const { menu } = await services.theme();
  const hrefs = (await services.menu(menu)).map(({ href }) => href);
  expect(hrefs).toEqual(menu.map(({ link }) => link.href));
});

const aLink = (label: string, href: string) => ({
  label,
  link: { href, external: false },
  highlighted: false,
  items: [],
});

it.each([
  [
    'MENU-12 gives way where most of its categories are missing',
    ['/c/dekens', '/c/weg', '/c/100%', '/i/info'],
    ['Dekens'],
  ],
  ['MENU-01 stays where half of its categories are there', ['/c/dekens', '/c/weg', '/i/info'], ['A', 'B', 'C']],
  ['MENU-01 stays where it names no category', ['/i/info', '/blog'], ['A', 'B']],
])('the editor’s menu: %s', async (_title, hrefs, labels) => {
  const backend = await aBackend();
  await importDocuments(backend, { categories: categories.slice(0, 1) });
  const services = servicesOver(backend);
  const menu = hrefs.map((href, at) => aLink('ABCD'.charAt(at), href));
  expect((await services.menu(menu)).map(({ label }) => label)).toEqual(labels);
});

const luma = realCatalogue('luma-sdk-2019');
describe.runIf(luma !== undefined)('LIST-05 luma-sdk-2019 over the demo', () => {
  it('LIST-05 is filtered by those of its own attributes that its products have', async () => {
    const backend = await aDemoBackend();
    await importFolder(backend, luma ?? '', { prune: true });
    const codes = await shownFilters(aStorefront(view, backend).catalog);
    expect(codes.toSorted()).toEqual(['color', 'size']);
  });
});

const madison = realCatalogue('madison-m1-2018');
describe.runIf(madison !== undefined)('LIST-05 madison-m1-2018 over the demo', () => {
  it('LIST-05 is filtered by what its owner marked, and by nothing else', async () => {
    const backend = await aDemoBackend();
    await importSource(backend, { files: [`${madison ?? ''}/catalog_magento1.json.gz`] }, { prune: true });
    const codes = await shownFilters(aStorefront(view, backend).catalog);
    expect(codes).toEqual(expect.arrayContaining(['size', 'color', 'shoe_type']));
    expect(codes).not.toContain('gendered');
  });
});
