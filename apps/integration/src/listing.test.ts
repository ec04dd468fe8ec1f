import { filters } from '@etalage/core/constants';
import { createServices } from '@etalage/shell/server';
import { createSharedCatalogue } from '@etalage/storefront-server';
import type { Element } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aCategoryDocument, aColourDocument, aProductDocument } from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { dailydeal } from '../../dailydeal/src/store.ts';
import { fashion } from '../../fashion/src/store.ts';
import { aStorefront } from './testing/aStorefront.ts';
import { aNetwork } from './testing/network.ts';
import { kinds, shown } from './testing/shown.ts';
import { withPages, type Page } from './testing/withPages.ts';
import { words } from './testing/words.ts';

const { view } = dailydeal;
const total = 60;

/** More brands than the maximum of filter values. */
const brands = Array.from({ length: 1100 }, (_none, at) => ({ label: `m${at}`, value: String(5000 + at) }));
/** Three attribute options; no product has the last one. */
const aFilter = (attribute_code: string, id: number) =>
  aColourDocument({
    ...{ id, attribute_id: id, attribute_code, default_frontend_label: `Filter ${attribute_code}` },
    options: ['Een', 'Twee', 'Niemand']
      .map((label, at) => ({ label: `${label} ${attribute_code}`, value: `${id}${at}` }))
      .concat(attribute_code === 'manufacturer' ? brands : []),
  });
const codes = filters.default.filter((code) => code !== 'price');
const attributes = codes.map((code, at) => aFilter(code, 50 + at));
const kleur = String(50 + codes.indexOf('kleur'));

const prices = [50, 100, 250, 500] as const;

/** The second at which a product was updated: no order but its own, 17, 34 and 51 being the last. */
const updatedAt = (at: number) => `2026-10-01 10:00:${String((at * 7) % total).padStart(2, '0')}`;

/** Products by category position, each with another update time and price. */
const towels = Array.from({ length: total }, (_none, at) =>
  aProductDocument({
    ...{ id: 1000 + at, sku: `HD-${at}`, name: `Handdoek ${at}`, url_key: `handdoek-${at}`, url_path: `hd-${at}.html` },
    ...{ price: prices[at % prices.length], updated_at: updatedAt(at) },
    category_ids: at < 3 ? ['12', '13'] : ['12'],
    category: [
      { category_id: 12, name: 'Handdoeken', position: at },
      // The first three are in another category too, where they stand the other way round.
      ...(at < 3 ? [{ category_id: 13, name: 'Matten', position: 3 - at }] : []),
    ],
    ...Object.fromEntries(
      codes.map((code, nth) => [code, `${50 + nth}${code === 'kleur' ? at % 2 : at % 3 === 0 ? 1 : 0}`]),
    ),
  }),
);

const states = [1, 2, 3, 4].flatMap((visibility) => [0, 1, 2].map((status) => [visibility, status] as const));
const seen = states.map(([visibility, status], at) =>
  aProductDocument({
    ...{ id: 3000 + at, sku: `ZICHT-${visibility}-${status}`, url_key: `zicht-${at}`, url_path: `zicht-${at}.html` },
    ...{ name: `Zicht ${visibility} ${status}`, visibility, status },
    ...{ category_ids: ['16'], category: [{ category_id: 16, name: 'Zicht', position: states.length - at }] },
  }),
);

const aCategory = (id: number, name: string, differences: object = {}) => {
  const key = name.toLowerCase();
  return aCategoryDocument({ id, name, slug: key, url_key: key, url_path: key, path: `1/2/${id}`, ...differences });
};
const below = { parent_id: 10, level: 3 };
const head = { meta_title: 'Alles voor het bad', meta_description: 'Zacht en droog.', meta_keywords: 'bad, zacht' };
const categories = [
  aCategory(2, 'Wortel', { parent_id: 1, level: 1, path: '1/2' }),
  aCategory(10, 'Bad', head),
  aCategory(12, 'Handdoeken', { ...below, path: '1/2/10/12' }),
  aCategory(13, 'Matten', { ...below, path: '1/2/10/13' }),
  aCategory(20, 'Gastendoeken', { parent_id: 12, level: 4, path: '1/2/10/12/20' }),
  aCategory(16, 'Zicht', { meta_keywords: 'zien, zicht' }),
  aCategory(17, 'Leeg', { meta_title: 'Nog leeg' }),
  aCategory(18, 'Lookbook', { display_mode: 'PAGE' }),
  aCategory(19, 'Zonder', { url_path: null }),
];

let backend: TestBackend;
beforeAll(async () => {
  backend = await aBackend();
  const report = await importDocuments(backend, { categories, attributes, products: [...towels, ...seen] });
  expect(report).toMatchObject({ rejected: [] });
});

type Shop = Parameters<typeof withPages>[1];

/** The rendered page at a path, as a guest. */
async function open(path: string, shop: Shop = backend, store = view): Promise<Page> {
  let page: Page | undefined;
  await withPages(store, shop, async (pageOf) => void (page = await pageOf(path)));
  return page ?? expect.unreachable('no page');
}
const all = ({ document }: Page, selector: string): Element[] => [...document.querySelectorAll(selector)];
const texts = (page: Page, selector: string) => all(page, selector).map(({ textContent }) => textContent.trim());
const hrefs = (page: Page, selector: string) => all(page, selector).map((link) => link.getAttribute('href'));
const cards = (page: Page) => texts(page, 'main article h3');
const listOf = async (path: string) => cards(await open(path));
const named = (...numbers: readonly number[]) => numbers.map((at) => `Handdoek ${at}`);
/** The first products that match a predicate, by category position. */
const towelsWhere = (isIn: (at: number) => boolean) =>
  named(...Array.from({ length: total }, (_none, at) => at).filter(isIn)).slice(0, 50);

/** All requests that the page at a path sends to the backend. */
async function askedFor(path: string) {
  const network = aNetwork(backend.fetch);
  await open(path, { ...backend, fetch: network.fetch });
  const callOf = (entity: string) => {
    const { searchParams } = network.callsTo(`/${entity}/_search`)[0]?.url ?? expect.unreachable(entity);
    return {
      size: searchParams.get('size'),
      from: searchParams.get('from'),
      include: searchParams.get('_source_include')?.split(','),
      exclude: searchParams.get('_source_exclude')?.split(','),
      query: JSON.parse(searchParams.get('request') ?? '{}'),
    };
  };
  return { product: callOf('product'), category: callOf('category'), attribute: callOf('attribute') };
}

/** The shop with a backend whose product search response is replaced. */
const withAnswer = (change: (answer: object) => object): Shop => ({
  clock: backend.clock,
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const answer = await backend.fetch(request);
    return request.url.includes('/product/_search') ? Response.json(change(await answer.json())) : answer;
  },
});

const servicesOver = ({ fetch }: Pick<Shop, 'fetch'>) =>
  createServices({ view, words, siteUrl: view.baseUrl, baseUrl: 'http://backend.test', fetch });
const categoryOf = (slug: string, search: Readonly<Record<string, string>> = {}, shop: Shop = backend) =>
  shown(servicesOver(shop), kinds.category, { params: { slug }, search });

describe('LIST-02 the list of a category', () => {
  let names: string[];
  beforeAll(async () => void (names = await listOf('/c/zicht')));
  it.each(states)(
    'LIST-02 a product of visibility %d and status %d is listed if it is 2, 3 or 4, and 1',
    (...state) => {
      const [visibility, status] = state;
      expect(names.includes(`Zicht ${visibility} ${status}`)).toBe(visibility > 1 && status === 1);
    },
  );
});

describe('LIST-03 the page of a category', () => {
  let bath: Page;
  let leaf: Page;
  beforeAll(async () => void ([bath, leaf] = [await open('/c/bad'), await open('/c/handdoeken')]));

  it('LIST-03 shows its name', () => expect(bath.heading).toBe('Bad'));
  it('LIST-03 shows the way to it', () =>
    expect(hrefs(leaf, 'nav[aria-label="Kruimelpad"] a')).toEqual(['/', '/c/bad']));
  it('LIST-03 shows every step of the way to it, from the top down', async () =>
    expect(texts(await open('/c/gastendoeken'), 'nav[aria-label="Kruimelpad"] a')).toEqual([
      'Home',
      'Bad',
      'Handdoeken',
    ]));
  it('LIST-03 shows the categories below it', () =>
    expect(hrefs(bath, 'nav[aria-label="Categorieën"] a')).toEqual(['/c/handdoeken', '/c/matten']));
  it('LIST-03 shows them by their names', () =>
    expect(texts(bath, 'nav[aria-label="Categorieën"] a')).toEqual(['Handdoeken', 'Matten']));
  it('LIST-03 shows how many products it has', () => expect(texts(bath, 'h1 + p')).toEqual(['60 producten']));
  it('LIST-03 shows the filters', () => expect(texts(bath, 'main details summary')[0]).toBe('Filters'));
  it('LIST-23 the button of the filters counts all results, and not those of the first page', () =>
    expect(texts(bath, 'main details button')).toEqual(['Toon 60 producten']));
  it('LIST-03 shows the sort', () => expect(all(bath, 'main select[name=sort]')).toHaveLength(1));
  it('LIST-03 shows the cards of its products, each with a link to its product', () => {
    expect(cards(bath)).toEqual(towelsWhere(() => true));
    expect(hrefs(bath, 'main article a')[0]).toBe('/p/HD-0/handdoek-0');
  });
});

it('LIST-04 another sort asks without scripts for the list with its filters, without the page', async () => {
  const page = await open('/c/bad?kleur=een-kleur,twee-kleur&page=2&sort=newest');
  const kept = all(page, 'main form:has(select[name=sort]) input').map((field) => [
    field.getAttribute('name'),
    field.getAttribute('value'),
  ]);
  expect(kept).toEqual([['kleur', 'een-kleur,twee-kleur']]);
});

it('LIST-04 another sort of results asks without scripts for them with their text and filters', async () => {
  const page = await open('/search?q=handdoek&kleur=een-kleur&page=2');
  const kept = all(page, 'main form:has(select[name=sort]) input').map((field) => [
    field.getAttribute('name'),
    field.getAttribute('value'),
  ]);
  expect(kept).toEqual([
    ['kleur', 'een-kleur'],
    ['q', 'handdoek'],
  ]);
});

it('LIST-04 filters and sort are read at the path of its own of a category too', async () => {
  const list = await listOf('/bad?kleur=twee-kleur&sort=newest');
  expect([list.length, ...list.slice(0, 3)]).toEqual([30, ...named(17, 51, 25)]);
});

it('LIST-04 filters and sort are read in the results of a search too', async () => {
  const list = await listOf('/search?q=handdoek&kleur=twee-kleur&sort=newest');
  expect([list.length, ...list.slice(0, 3)]).toEqual([30, ...named(17, 51, 25)]);
});

it('LIST-04 a filter that is taken back asks for the list without the page', async () => {
  const page = await open('/c/bad?maat=een-maat,twee-maat&page=2');
  const without = ['/c/bad?maat=twee-maat', '/c/bad?maat=een-maat'];
  expect(hrefs(page, '[aria-label="Gekozen filters"] a')).toEqual([...without, '/c/bad']);
  expect(hrefs(page, 'main details a')).toEqual(expect.arrayContaining(without));
});

describe('LIST-05 the filters of a catalogue whose owner marked none', () => {
  const inOrder = [
    ...['manufacturer', 'model', 'geslacht', 'verpakking', 'maat', 'gewicht_gram', 'kleur'].map(
      (code) => `Filter ${code}`,
    ),
    'Prijs',
  ];
  it('LIST-05 are the default filters, in their order', async () =>
    expect(texts(await open('/c/bad'), 'main details details > summary')).toEqual(inOrder));
  it.each(codes)('LIST-05 narrow the list: %s', async (code) => {
    const isIn = (at: number) => (code === 'kleur' ? at % 2 === 1 : at % 3 === 0);
    expect(await listOf(`/c/bad?${code}=twee-${code.replace('_', '-')}`)).toEqual(towelsWhere(isIn));
  });
  it('LIST-05 are the default filters in the results of a search too', async () =>
    expect(texts(await open('/search?q=handdoek'), 'main details details > summary')).toEqual(inOrder));
});

describe('LIST-06 the options of the filters', () => {
  const optionsOf = async (attribute: string) => {
    const { listing } = await categoryOf('bad');
    return listing.facets.find((facet) => facet.attribute === attribute)?.values ?? [];
  };
  it('LIST-06 have an id, a label and a type; no bounds, and not single', async () => {
    const [first] = await optionsOf('maat');
    expect(first).toEqual({ id: 'een-maat', label: 'Een maat', type: 'maat', count: 40, isChosen: false });
  });
  it('LIST-06 of prices have bounds too, and are single', async () => {
    const [first, second] = await optionsOf('price');
    expect(first).toMatchObject({ id: '0-100', type: 'price', from: '0', to: '100', single: true });
    expect(second).toMatchObject({ id: '100-250', type: 'price', from: '100', to: '250', single: true });
  });
  it('LIST-06 a price leads to the list without the earlier price', async () => {
    expect(hrefs(await open('/c/bad?price=0-100'), 'main details a')).toContain('/c/bad?price=100-250');
  });
  it('LIST-06 others lead to the list with what was chosen before', async () => {
    const links = hrefs(await open('/c/bad?kleur=een-kleur'), 'main details a');
    expect(links).toContain('/c/bad?kleur=een-kleur,twee-kleur');
    expect(links).toContain('/c/bad?kleur=een-kleur&maat=een-maat');
  });
  it('LIST-06 any of them within one attribute', async () => {
    expect(await listOf('/c/bad?maat=twee-maat')).toEqual(towelsWhere((at) => at % 3 === 0));
    expect(await listOf('/c/bad?maat=een-maat,twee-maat')).toEqual(towelsWhere(() => true));
  });
  it('LIST-06 all attributes together', async () => {
    expect(await listOf('/c/bad?maat=twee-maat&kleur=twee-kleur')).toEqual(
      towelsWhere((at) => at % 3 === 0 && at % 2 === 1),
    );
    expect(await listOf('/c/bad?maat=twee-maat&price=0-100')).toEqual(
      towelsWhere((at) => at % 3 === 0 && at % prices.length === 0),
    );
  });
  /** The names of the products that a search finds, narrowed by these filters. */
  const found = async (chosen: string) => (await listOf(`/search?q=handdoek&${chosen}`)).toSorted();
  it('LIST-06 any of them within one attribute, in the results of a search', async () => {
    expect(await found('maat=twee-maat')).toEqual(towelsWhere((at) => at % 3 === 0).toSorted());
    expect((await open('/search?q=handdoek&maat=een-maat,twee-maat')).text).toContain('60 producten');
  });
  it('LIST-06 all attributes together, in the results of a search', async () => {
    const both = towelsWhere((at) => at % 3 === 0 && at % 2 === 1);
    expect(await found('maat=twee-maat&kleur=twee-kleur')).toEqual(both.toSorted());
    const cheap = towelsWhere((at) => at % 3 === 0 && at % prices.length === 0);
    expect(await found('maat=twee-maat&price=0-100')).toEqual(cheap.toSorted());
  });
  it('LIST-06 a price leads to the results of a search without the earlier price', async () => {
    const links = hrefs(await open('/search?q=handdoek&price=0-100'), 'main details a');
    expect(links).toContain('/search?price=100-250&q=handdoek');
  });
});

describe('LIST-07 the filters of one category', () => {
  it('LIST-07 do not show in another: no link to one carries them', async () => {
    const page = await open('/c/handdoeken?kleur=een-kleur');
    expect(hrefs(page, 'nav[aria-label="Kruimelpad"] a')).toEqual(['/', '/c/bad']);
    const above = await open('/c/bad?kleur=een-kleur');
    expect(hrefs(above, 'nav[aria-label="Categorieën"] a')).toEqual(['/c/handdoeken', '/c/matten']);
  });
});

describe('LIST-07 the filters of a category', () => {
  it('LIST-07 are its own, also after another has shown its filters', async () =>
    withPages(view, backend, async (pageOf) => {
      expect(texts(await pageOf('/c/bad'), 'main details details > summary')).not.toEqual([]);
      expect(texts(await pageOf('/c/zicht'), 'main details details > summary')).toEqual([]);
    }));
});

it('LIST-07 the server caches the filter options of each category separately', async () => {
  const catalogue = createSharedCatalogue('followed', () => backend.clock.now());
  const options = { view, words, siteUrl: view.baseUrl, baseUrl: 'http://backend.test', fetch: backend.fetch };
  const optionsOf = async (slug: string) => {
    const services = createServices({ ...options, cache: catalogue.cache(), memory: catalogue.memory });
    const { listing } = await shown(services, kinds.category, { params: { slug }, search: { kleur: 'een-kleur' } });
    return listing.facets.find(({ attribute }) => attribute === 'kleur')?.values.map(({ count }) => count);
  };
  expect(await optionsOf('bad')).toEqual([30, 30]);
  expect(await optionsOf('matten')).toEqual([2, 1]);
});

describe('LIST-08 what the answer counts is read', () => {
  const labelled = async (aggregations: object) => {
    const page = await open(
      '/c/bad',
      withAnswer((answer) => ({ ...answer, aggregations })),
    );
    return texts(page, 'main details details a');
  };
  const terms = (doc_count: number) => ({ buckets: [{ key: `${kleur}0`, doc_count }] });

  it('LIST-08 from agg_terms_{attr}', async () =>
    expect(await labelled({ agg_terms_kleur: terms(3) })).toEqual(['Een kleur3']));
  it('LIST-08 from agg_terms_{attr}_options', async () =>
    expect(await labelled({ agg_terms_kleur_options: terms(4) })).toEqual(['Een kleur4']));
  it('LIST-08 from agg_range_{attr}', async () =>
    expect(await labelled({ agg_range_price: { buckets: [{ key: 'x', from: 100, to: 250, doc_count: 5 }] } })).toEqual([
      '100 - 2505',
    ]));
});

describe('LIST-09 the options of a filter', () => {
  const colours = async () =>
    texts(await open('/c/bad'), 'main details details a').filter((text) => text.includes('kleur'));
  it('LIST-09 have the labels of their attribute', async () =>
    expect(await colours()).toEqual(['Een kleur30', 'Twee kleur30']));
  it('LIST-09 without products are left out', async () =>
    expect((await colours()).some((text) => text.startsWith('Niemand'))).toBe(false));

  describe('LIST-09 the options of a filter of search results', () => {
    let found: string[];
    beforeAll(async () => {
      const all = texts(await open('/search?q=handdoek'), 'main details details a');
      found = all.filter((text) => text.includes('kleur'));
    });
    it('LIST-09 have the labels of their attribute in search results', () =>
      expect(found).toEqual(['Een kleur30', 'Twee kleur30']));
    it('LIST-09 without products are left out of search results', () =>
      expect(found.some((text) => text.startsWith('Niemand'))).toBe(false));
  });

  it('LIST-09 have the labels of the attribute of their own store', async () => {
    const options = ['Roze', 'Zwart'].map((label, at) => ({ label, value: `${kleur}${at}` }));
    const products = options.map(({ value }, at) =>
      aProductDocument({
        ...{ id: 7000 + at, sku: `BH-${at}`, url_key: `bh-${at}`, url_path: `bh-${at}.html`, kleur: value },
      }),
    );
    const folder = { categories, attributes: [aColourDocument({ options })], products };
    await importDocuments(backend, folder, { storeCode: fashion.view.storeCode });
    const page = await open('/c/bad', backend, fashion.view);
    expect(texts(page, 'main details details a')).toEqual(['Roze1', 'Zwart1']);
  });
});

describe('LIST-10 the price extremes of an answer', () => {
  const value = (amount: number) => ({ value: amount });
  const usual = { agg_min_price: value(20.5), agg_max_price: value(30.5) };
  const extremes = async (more: object) => {
    const shop = withAnswer((answer) => ({ ...answer, aggregations: { ...usual, ...more } }));
    return (await categoryOf('bad', {}, shop)).listing.priceExtremes;
  };

  it.each(['special_price', 'final_price'])('LIST-10 are those of %s too', async (name) => {
    const more = { [`agg_min_${name}`]: value(7.5), [`agg_max_${name}`]: value(40.2) };
    expect(await extremes(more)).toEqual({ min: 7, max: 41 });
  });
  it.each(['special_price', 'final_price'])('LIST-10 are not those of %s where that is not positive', async (name) => {
    expect(await extremes({ [`agg_min_${name}`]: value(0) })).toEqual({ min: 20, max: 31 });
    expect(await extremes({ [`agg_min_${name}`]: value(-5) })).toEqual({ min: 20, max: 31 });
  });
  it('LIST-10 are those of the price also where that is 0', async () =>
    expect(await extremes({ agg_min_price: value(0) })).toEqual({ min: 0, max: 31 }));
});

describe('LIST-11 the price ranges', () => {
  let page: Page;
  beforeAll(async () => void (page = await open('/c/bad')));
  const ranges = [
    ['0-100', '< €100', 0],
    ['100-250', '100 - 250', 1],
    ['250-500', '250 - 500', 2],
    ['500-', '> €500', 3],
  ] as const;

  it.each(ranges)('LIST-11 %s is called %s, and stands so in the address', (range, label) => {
    const link = all(page, 'main details a').find((each) => each.getAttribute('href') === `/c/bad?price=${range}`);
    expect(link?.textContent).toBe(`${label}15`);
  });
  it('LIST-11 are these four', () => expect(hrefs(page, 'main details a[href*=price]')).toHaveLength(ranges.length));
  it.each(ranges)('LIST-11 %s lists what costs that, its first price and not its last', async (range, _label, nth) =>
    expect(await listOf(`/c/bad?price=${range}`)).toEqual(towelsWhere((at) => at % prices.length === nth)),
  );
  it('LIST-11 are called by the currency of the store view', async () => {
    const store = { ...view, i18n: { ...view.i18n, currencySign: 'fl ' } };
    const labels = texts(await open('/c/bad', backend, store), 'main details a[href*=price]');
    expect([labels.at(0), labels.at(-1)]).toEqual(['< fl 10015', '> fl 50015']);
    const found = texts(await open('/search?q=handdoek', backend, store), 'main details a[href*=price]');
    expect([found.at(0), found.at(-1)]).toEqual(['< fl 10015', '> fl 50015']);
  });
  it('LIST-11 another range that is chosen is called by the currency of the store view too', async () => {
    const store = { ...view, i18n: { ...view.i18n, currencySign: 'fl ' } };
    const [chip] = texts(await open('/c/bad?price=0-75', backend, store), '[aria-label="Gekozen filters"] a');
    expect(chip).toBe('< fl 75');
  });
});

describe('LIST-12 the order of a list', () => {
  it('LIST-12 is that of the category by default, its lowest position first', async () =>
    expect(await listOf('/c/bad')).toEqual(towelsWhere(() => true)));
  it('LIST-12 is that of the category by default, whatever the order of the products', async () => {
    const listed = states.filter(([visibility, status]) => visibility > 1 && status === 1);
    expect(await listOf('/c/zicht')).toEqual(listed.map((state) => `Zicht ${state.join(' ')}`).toReversed());
  });
  it('LIST-12 is that of each category by default, for a product in several of them', async () =>
    expect(await listOf('/c/matten')).toEqual(named(2, 1, 0)));
  it('LIST-12 New puts what was updated last first', async () =>
    expect((await listOf('/c/bad?sort=newest')).slice(0, 3)).toEqual(named(17, 34, 51)));
  it('LIST-12 Price low to high puts the cheapest first', async () => {
    const first = (await categoryOf('bad', { sort: 'price-asc' })).listing.products.map(({ price }) => price);
    expect(first).toEqual([
      ...Array(15).fill(5000),
      ...Array(15).fill(10000),
      ...Array(15).fill(25000),
      ...Array(5).fill(50000),
    ]);
  });
  it('LIST-12 Price high to low puts the dearest first', async () => {
    const first = (await categoryOf('bad', { sort: 'price-desc' })).listing.products.map(({ price }) => price);
    expect(first).toEqual([
      ...Array(15).fill(50000),
      ...Array(15).fill(25000),
      ...Array(15).fill(10000),
      ...Array(5).fill(5000),
    ]);
  });
  it.each([
    ['newest', named(17, 34, 51)],
    ['price-asc', named(0, 4, 8)],
    ['price-desc', named(3, 7, 11)],
  ] as const)('LIST-12 is the one that the store view has as its default: %s', async (defaultOrder, first) => {
    const page = await open('/c/bad', backend, { ...view, defaultOrder });
    expect(cards(page).slice(0, 3)).toEqual(first);
  });
  it('LIST-12 is the chosen one, whatever the store view has as its default', async () => {
    const page = await open('/c/bad?sort=price-asc', backend, { ...view, defaultOrder: 'newest' });
    expect(cards(page).slice(0, 3)).toEqual(named(0, 4, 8));
  });
});

describe('LIST-13 what a list asks for', () => {
  it('LIST-13 at most 10 values of each filter, of sizes and colours 60', async () => {
    const { product } = await askedFor('/c/bad');
    const sizes = product.query._availableFilters.map((each: { field: string; options: { size: number } }) => [
      each.field,
      each.options.size,
    ]);
    expect(sizes).toEqual([
      ...[
        ['manufacturer', 10],
        ['model', 10],
        ['geslacht', 10],
        ['verpakking', 10],
        ['maat', 60],
      ],
      ...[
        ['gewicht_gram', 10],
        ['kleur', 60],
        ['price', 10],
      ],
    ]);
  });
  it('LIST-13 at most 999 values of one filter', async () => {
    const { product } = await askedFor(`/c/bad?manufacturer=${brands.map(({ label }) => label).join(',')}`);
    const [filter] = product.query._appliedFilters.filter(
      ({ attribute }: { attribute: string }) => attribute === 'manufacturer',
    );
    expect(filter.value.in).toHaveLength(999);
  });
  it('LIST-13 999 values of one filter are answered', async () => {
    const chosen = ['een-manufacturer', ...brands.slice(0, 998).map(({ label }) => label)];
    expect(await listOf(`/c/bad?manufacturer=${chosen.join(',')}`)).toEqual(towelsWhere((at) => at % 3 !== 0));
  });
});

it('LIST-20 the address of a list that grew shows all that it had grown to', async () =>
  expect(await listOf('/c/bad?page=2')).toHaveLength(total));

it('LIST-20, SRCH-22 the address of a list that grew twice asks for the products of all three pages', async () => {
  const { product } = await askedFor('/c/bad?page=3');
  expect(product.size).toBe('150');
});

describe('LIST-14 a list', () => {
  const more = (page: Page) => all(page, 'main a').find(({ textContent }) => textContent === 'Toon meer');
  const everyTowel = named(...Array.from({ length: total }, (_none, at) => at));
  const lists = [
    ['the list of a category', '/c/bad', '/c/bad?page=2'],
    ['the list of a search', '/search?q=handdoek', '/search?q=handdoek&page=2'],
  ] as const;

  it.each(lists)('LIST-14 %s has 50 products at first', async (_list, path) =>
    expect(await listOf(path)).toHaveLength(50),
  );
  it.each(lists)('LIST-14 %s has a link to more of its products', async (_list, path, next) =>
    expect(more(await open(path))?.getAttribute('href')).toBe(next),
  );
  it('LIST-14 the list of a category appends the next products when more are asked for', async () =>
    expect(await listOf('/c/bad?page=2')).toEqual(everyTowel));
  it('LIST-14 the list of a search appends the next products when more are asked for', async () => {
    const first = await listOf('/search?q=handdoek');
    const both = await listOf('/search?q=handdoek&page=2');
    expect(both.slice(0, 50)).toEqual(first);
    expect(both.toSorted()).toEqual(everyTowel.toSorted());
  });
  it.each(lists)('LIST-14 %s has no link to more when the total is reached', async (_list, _path, last) =>
    expect(more(await open(last))).toBeUndefined(),
  );
  it('LIST-14 a list has a link to its third page after the second', async () => {
    const page = await open(
      '/c/bad?page=2',
      withAnswer((answer) => ({ ...answer, total: 120 })),
    );
    expect(more(page)?.getAttribute('href')).toBe('/c/bad?page=3');
  });
});

describe('SRCH-22 the search calls of a list', () => {
  it('SRCH-22 ask for products from the first on', async () =>
    expect((await askedFor('/c/bad')).product.from).toBe('0'));
  it('SRCH-22 ask for the fields that a card shows', async () =>
    expect((await askedFor('/c/bad')).product.include).toEqual(
      expect.arrayContaining(['sku', 'name', 'image', 'price', 'stock']),
    ));
  it('SRCH-22 ask for categories without the fields that nothing shows', async () =>
    expect((await askedFor('/c/bad')).category.exclude).toEqual(['children_data', 'created_at', 'updated_at', 'tsk']));
});

describe('LIST-15 what is fetched of categories and attributes', () => {
  it('LIST-15 at most 4000 categories', async () => expect((await askedFor('/c/bad')).category.size).toBe('4000'));
  it('LIST-15 at most 150 attributes', async () => expect((await askedFor('/c/bad')).attribute.size).toBe('150'));
  it('LIST-15 the tree begins under the root category 2', async () => {
    const { roots, bySlug } = await aStorefront(view, backend).catalog.categoryTree();
    expect(roots.map(({ slug }) => slug)).toEqual(['bad', 'zicht', 'leeg', 'lookbook', 'zonder']);
    expect(bySlug.has('wortel')).toBe(false);
    expect((await open('/c/wortel')).status).toBe(404);
  });
});

describe('LIST-16 a category by its id', () => {
  const { catalog } = aStorefront(view, { fetch: (...call) => backend.fetch(...call), clock: { now: () => 0 } });
  it('LIST-16 below that of the root category is an error', async () =>
    expect(catalog.category(1)).rejects.toBeInstanceOf(RangeError));
  it('LIST-16 from that of the root category on is found', async () => {
    expect(await catalog.category(2)).toMatchObject({ name: 'Wortel' });
    expect(await catalog.category(10)).toMatchObject({ name: 'Bad' });
  });
  it('LIST-18 that there is not is an error with the id', async () =>
    expect(catalog.category(4711)).rejects.toMatchObject({
      message: 'Category query returned empty result id = 4711',
    }));
});

it('LIST-18 the page of a category that there is not fails with its slug', async () =>
  expect(categoryOf('nergens')).rejects.toMatchObject({
    message: 'Category query returned empty result slug = nergens',
  }));

describe('LIST-17 the address of its own', () => {
  const mapped = (path: string) => aStorefront(view, backend).catalog.urlMap(path);
  it('LIST-17 of a category is mapped', async () => expect(await mapped('/matten')).toMatchObject({ _id: '13' }));
  it('LIST-17 of a category of display mode PAGE is not', async () => {
    expect(await mapped('/lookbook')).toBeNull();
    expect((await open('/lookbook')).status).toBe(404);
  });
  it('LIST-17 of a category without url_path is not', async () => {
    expect(await mapped('/zonder')).toBeNull();
    expect((await open('/zonder')).status).toBe(404);
  });
});

describe('LIST-19 a list without products', () => {
  const warning = 'Er zijn nog geen producten geladen voor deze categorie. Kom terug als je online bent!';
  const ok = (page: Page) => all(page, 'main a').find(({ textContent }) => textContent === 'OK');

  it('LIST-19 that is empty warns so, with OK', async () => {
    const page = await open('/c/leeg');
    expect(page.text).toContain(warning);
    expect(ok(page)?.getAttribute('href')).toBe('/');
  });
  it('LIST-19 that failed warns so, with OK', async () => {
    const page = await open(
      '/c/bad',
      withAnswer(() => ({ total: 0, hits: [], unreachable: true })),
    );
    expect(page.text).toContain(warning);
    expect(ok(page)?.getAttribute('href')).toBe('/c/bad');
  });
});

describe('LIST-21 chosen filters', () => {
  const chips = async (path: string) => hrefs(await open(path), '[aria-label="Gekozen filters"] a');
  it('LIST-21 are chips, each with the way to the list without it, and the way to the list without any', async () =>
    expect(await chips('/c/bad?kleur=een-kleur&maat=een-maat&sort=newest')).toEqual([
      '/c/bad?kleur=een-kleur&sort=newest',
      '/c/bad?maat=een-maat&sort=newest',
      '/c/bad?sort=newest',
    ]));
  it('LIST-21 have the labels of their filters', async () =>
    expect(texts(await open('/c/bad?kleur=een-kleur&price=0-100'), '[aria-label="Gekozen filters"] a')).toEqual([
      'Een kleur',
      '< €100',
      'Alle filters wissen',
    ]));
  it('LIST-21 are one for each value of a filter', async () =>
    expect(await chips('/c/bad?maat=een-maat,twee-maat')).toEqual([
      '/c/bad?maat=twee-maat',
      '/c/bad?maat=een-maat',
      '/c/bad',
    ]));
  it('LIST-21 a price is one too', async () =>
    expect(await chips('/c/bad?maat=een-maat&price=0-100')).toEqual([
      '/c/bad?price=0-100',
      '/c/bad?maat=een-maat',
      '/c/bad',
    ]));
  it('LIST-21 are none where nothing is chosen', async () => expect(await chips('/c/bad')).toEqual([]));
});

describe('LIST-22 the numbers of a filter', () => {
  const colours = async (path: string) =>
    texts(await open(path), 'main details details a').filter((text) => text.includes('kleur'));

  it('LIST-22 the counts of other colours stay when one colour is chosen', async () =>
    expect(await colours('/c/bad?kleur=een-kleur')).toEqual(['Een kleur30', 'Twee kleur30']));
  it('LIST-22 the counts of colours follow the chosen size', async () =>
    expect(await colours('/c/bad?kleur=een-kleur&maat=twee-maat')).toEqual(['Een kleur10', 'Twee kleur10']));
});

describe('LIST-24 the address of a list', () => {
  const canonical = async (path: string) => hrefs(await open(path), 'link[rel=canonical]');
  const site = (path: string) => [`${view.baseUrl}${path}`];

  it('LIST-24 has several values in alphabetical order', async () =>
    expect(hrefs(await open('/c/bad?maat=twee-maat'), 'main details a')).toContain('/c/bad?maat=een-maat,twee-maat'));
  it('LIST-24 has values by the slugs of their labels', async () =>
    expect(hrefs(await open('/c/bad'), 'main details a')).toContain('/c/bad?kleur=twee-kleur'));
  it.each(['sort=random', 'price=250-100', 'price=veel', 'page=-1', 'page=0', 'kleur=paars', 'maat=%3Cb%3E', 'x=1'])(
    'LIST-24 means nothing by %s',
    async (nonsense) => {
      const page = await open(`/c/bad?${nonsense}`);
      expect(cards(page)).toEqual(towelsWhere(() => true));
      expect(all(page, '[aria-label="Gekozen filters"]')).toEqual([]);
      expect(hrefs(page, 'main details a')).toEqual(hrefs(await open('/c/bad'), 'main details a'));
    },
  );
  it('LIST-24 means the last page by one after it', async () => {
    const page = await open('/c/bad?page=99');
    expect(cards(page)).toHaveLength(total);
    expect(hrefs(page, 'link[rel=canonical]')).toEqual(site('/c/bad?page=2'));
  });
  it('SEO-05, LIST-24 names only the category where search engines read it', async () =>
    expect(await canonical('/c/bad?kleur=een-kleur&sort=newest&utm_source=mail')).toEqual(site('/c/bad')));
  it.each(['page=-1', 'page=0', 'page=veel'])('LIST-24 names only the category where %s is no page', async (nonsense) =>
    expect(await canonical(`/c/bad?${nonsense}`)).toEqual(site('/c/bad')),
  );
  it('LIST-24 names the page too', async () =>
    expect(await canonical('/c/bad?kleur=een-kleur,twee-kleur&page=2')).toEqual(site('/c/bad?page=2')));
});

describe('SEO-02 the head of a category', () => {
  const meta = (page: Page, name: string) =>
    all(page, `meta[name="${name}"]`).map((each) => each.getAttribute('content'));
  let own: Page;
  let plain: Page;
  beforeAll(async () => void ([own, plain] = [await open('/c/bad'), await open('/c/matten')]));

  it('SEO-02 has its meta_title as title', () => expect(own.document.title).toBe('Alles voor het bad | Dagvondst'));
  it('SEO-02 has its meta_description as description', () =>
    expect(meta(own, 'description')).toEqual(['Zacht en droog.']));
  it('SEO-02 has its meta_keywords as keywords', () => expect(meta(own, 'keywords')).toEqual(['bad, zacht']));
  it('SEO-02 has its name as title where it has none', () => expect(plain.document.title).toBe('Matten | Dagvondst'));
  it('SEO-02 has its name as keywords where it has none', () => expect(meta(plain, 'keywords')).toEqual(['Matten']));
  it('SEO-02 has its name as keywords where it has a meta_title alone', async () => {
    const page = await open('/c/leeg');
    expect([page.document.title, meta(page, 'keywords')]).toEqual(['Nog leeg | Dagvondst', ['Leeg']]);
  });
  it('SEO-02 has its name as title where it has meta_keywords alone', async () => {
    const page = await open('/c/zicht');
    expect([page.document.title, meta(page, 'keywords')]).toEqual(['Zicht | Dagvondst', ['zien, zicht']]);
  });
  it('SEO-02 has the text of the store as description where it has none', () =>
    expect(meta(plain, 'description')).toEqual([view.seo.description]));
});
