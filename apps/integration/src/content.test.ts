import { createPageNotes, createRegions, createServices } from '@etalage/shell/server';
import { Window, type Element } from 'happy-dom';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { diskStories } from '../../backend/src/content/stories.ts';
import { aBackend, aFolder, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aCategoryDocument, aProductDocument } from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { views } from './testing/aStorefront.ts';
import { aNetwork } from './testing/network.ts';
import { withPages, type Page } from './testing/withPages.ts';
import { words } from './testing/words.ts';

const story = (cached_url: string) => ({ linktype: 'story', cached_url, url: 'https://nee.test' });
const url = (address: string, target: string | null = '_self') => ({
  ...{ linktype: 'url', url: address, cached_url: 'nee' },
  target,
});
const image = { filename: '/content/dailydeal/bed-1600x800.jpg', alt: 'Een gedekt bed', focus: '400x200:402x202' };

let nth = 0;
const block = (component: string, fields: object) => ({ _uid: `b${(nth += 1)}`, component, ...fields });
const aText = (title: string, text: unknown = 'Tekst.') => block('text', { title, text });
const aTile = (title: string, link: object) => block('tile', { title, link, image: '' });
const linked = (text: string, href: string, target: string | null = null) => ({
  ...{ type: 'text', text },
  marks: [{ type: 'link', attrs: { href, target } }],
});
const richText = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });

const homeBody = [
  block('hero', { title: 'Welkom', image, link: story('c/bad'), link_text: 'Naar bad' }),
  block('grid', { columns: [aText('Links'), aText('Rechts')] }),
  block('debug', { geheim: 'waarde' }),
  block('carrousel', { title: 'Draaimolen' }),
  block('product_list', {
    ...{ title: 'Favorieten', skus: 'HD-100', link_text: 'Lijst elders' },
    link: url('//elders.test'),
  }),
  block('product_list', { title: 'Verdwenen', category: 'weg', link_text: 'Alles', link: url('/c/weg') }),
  block('product_list', { title: 'Met nummer', category: '10', link_text: 'Alles', link: url('/c/bad') }),
  block('product_list', { title: 'Boven de wortel', category: '1', link_text: 'Alles', link: url('/c/bad') }),
  block('category_tiles', {
    title: 'Kies',
    tiles: [
      aTile('Tegel elders', url('www.elders.test')),
      aTile('Tegel hier', url('c/bad')),
      aTile('Tegel nieuw', url('c/bad', '_blank')),
    ],
  }),
  block('image', { image, link: url('https://elders.test/beeld') }),
  block('usps', { items: [{ label: 'Snel', text: '', link: url('http://elders.test/snel') }] }),
  aText(
    'Slot',
    richText(
      linked('Tekst elders', 'https://elders.test/tekst'),
      linked('Tekst zonder https', 'www.elders.test/tekst'),
      linked('Tekst mail', 'mailto:hallo@elders.test'),
      linked('Tekst bel', 'tel:+31201234567'),
      linked('Tekst verderop', '#slot'),
      linked('Tekst met een adres erin', '/i/advies?bron=https://www.elders.test'),
      linked('Tekst hier', '/i/advies', '_self'),
      linked('Tekst nieuw', '/i/advies', '_blank'),
    ),
  ),
];
const theme = {
  component: 'theme',
  header: {},
  search: {},
  menu: {
    topLevelCategories: [
      {
        ...{
          label: 'Menu elders',
          link: url('https://elders.test/menu'),
          cta: [{ title: 'Uitgelicht elders', link: url('https://elders.test/cta') }],
        },
        nextLevel: [
          {
            label: 'Laag elders',
            link: url('https://elders.test/laag'),
            nextLevel: [{ label: 'Blad elders', link: url('https://elders.test/blad') }],
          },
        ],
      },
      { label: 'Menu hier', link: story('c/bad') },
      {
        ...{ label: 'Menu nieuw', link: { ...story('c/bad'), target: '_blank' } },
        cta: [{ title: 'Uitgelicht nieuw', link: url('c/bad', '_blank') }],
        nextLevel: [
          {
            ...{ label: 'Laag nieuw', link: url('c/bad', '_blank') },
            nextLevel: [{ label: 'Blad nieuw', link: url('c/bad', '_blank') }],
          },
        ],
      },
    ],
    footerItems: [
      { text: 'Menuvoet elders', link: url('https://elders.test/menuvoet') },
      { text: 'Menuvoet nieuw', link: url('c/bad', '_blank') },
    ],
  },
  usps: {
    items: [
      { label: 'Punt elders', text: '', link: url('https://elders.test/punt') },
      { label: 'Punt nieuw', text: '', link: url('c/bad', '_blank') },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Service',
        links: [
          { text: 'Voet elders', link: url('https://elders.test/voet') },
          { text: 'Voet hier', link: story('i/advies') },
          { text: 'Voet nieuw', link: url('c/bad', '_blank') },
        ],
      },
    ],
  },
};

let backend: TestBackend;
let write: (slug: string, content: object, differences?: object, store?: string) => void;
beforeAll(async () => {
  const folder = aFolder();
  for (const { storeCode } of views)
    for (const part of ['blog', 'config']) mkdirSync(join(folder, storeCode, part), { recursive: true });
  write = (slug, content, differences = {}, store = 'dailydeal') =>
    writeFileSync(
      join(folder, `${store}/${slug}.json`),
      JSON.stringify({ ...{ id: 1, name: slug, slug, full_slug: `${store}/${slug}`, content }, ...differences }),
    );
  write('home', { component: 'page', body: homeBody });
  write('advies', { component: 'page', body: [aText('Over advies')] });
  write('maten', {
    component: 'page',
    body: [block('size_table', { brand: 'Linge', measure: 'In cm', columns: ['Maat', 'Borst'], rows: [['S', '84']] })],
  });
  write('config/theme', theme);
  backend = await aBackend({ stories: diskStories(folder) });
  await importDocuments(backend, { categories: [aCategoryDocument()], products: [aProductDocument()] });
  // Warms up the backend: on a busy machine the first response may exceed the page's timeout.
  await backend.app.request('/api/ext/cms/story/dailydeal/home');
  await open('/');
});

type Shop = Parameters<typeof withPages>[1];
async function open(path: string, shop: Shop = backend, view = views[0]): Promise<Page> {
  let page: Page | undefined;
  await withPages(view, shop, async (pageOf) => void (page = await pageOf(path)));
  return page ?? expect.unreachable('no page');
}
/** The regions that the server of a store renders around every page: header, menu, footer. */
async function openFrame(view = views[0]): Promise<Pick<Page, 'document'>> {
  const now = () => backend.clock.now();
  const shop = { view, words, now };
  const services = createServices({
    ...shop,
    siteUrl: view.baseUrl,
    baseUrl: 'http://backend.test',
    fetch: backend.fetch,
  });
  const regions = createRegions({ ...shop, services: () => services, logo: '', draw: renderToStaticMarkup });
  const { document } = new Window();
  document.write(Object.values(await regions.parts(createPageNotes().notes)).join(''));
  return { document };
}
const all = ({ document }: Pick<Page, 'document'>, selector: string): Element[] => [
  ...document.querySelectorAll(selector),
];
/** `href`, `target` and `rel` of the links with this name. */
const linksNamed = (page: Pick<Page, 'document'>, name: string) =>
  all(page, 'a')
    .filter((link) => link.textContent.trim() === name || link.querySelector('img')?.getAttribute('alt') === name)
    .map(linkAttributes);
const linkAttributes = (link: Element) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name));

/** `href`, `target` and `rel` of the link in each block of a content page that has one. */
async function linksOfBlocks(link: object) {
  const title = 'Advies';
  const body = [
    block('hero', { title, link, link_text: title }),
    block('tile_pair', { tiles: [aTile(title, link)] }),
    block('category_tiles', { title, tiles: [aTile(title, link)] }),
    block('image', { image, link }),
    block('usps', { items: [{ label: title, text: '', link }] }),
  ];
  write('verwijzingen', { component: 'page', body });
  const links = all(await open('/i/verwijzingen'), 'main a').map(linkAttributes);
  expect(links).toHaveLength(body.length);
  return links;
}

/** `href`, `target` and `rel` of the link beside a list of products on the home page. */
async function linksOfProductList(link: object) {
  onTestFinished(() => write('home', { component: 'page', body: homeBody }));
  const list = { title: 'Favorieten', skus: 'HD-100', link, link_text: 'Lees meer' };
  write('home', { component: 'page', body: [block('product_list', list)] });
  return linksNamed(await open('/'), 'Lees meer');
}

describe('CMS-01 a page is composed of its story', () => {
  const ofPage = (...titles: string[]) => ({ component: 'page', body: titles.map((title) => aText(title)) });
  const ofArticle = (...titles: string[]) => ({
    ...{ component: 'blog-article', title: 'Linnen', teaser: '', date: '2026-10-10' },
    body: titles.map((title) => aText(title)),
  });
  const kinds = [
    ['home', 'home', '/', ofPage],
    ['landing', 'actie', '/i/actie', ofPage],
    ['blog', 'blog/linnen', '/blog/linnen', ofArticle],
  ] as const;
  it.each(views.flatMap((view) => kinds.map((kind) => [view.storeCode, ...kind, view] as const)))(
    'CMS-01 in %s the %s page has the blocks of its story, and those of a changed one',
    async (code, _kind, slug, path, of, view) => {
      onTestFinished(() => write('home', { component: 'page', body: homeBody }));
      const titles = async () => all(await open(path, backend, view), 'main h2').map(({ textContent }) => textContent);
      write(slug, of(`Eerst in ${code}`, 'Daarna'), {}, code);
      expect(await titles()).toEqual([`Eerst in ${code}`, 'Daarna']);
      write(slug, of('Anders', `Eerst in ${code}`, 'Meer'), {}, code);
      expect(await titles()).toEqual(['Anders', `Eerst in ${code}`, 'Meer']);
    },
  );
});

describe('CMS-02 what a page reads of a story', () => {
  it.each(['id', 'slug', 'full_slug', 'content'])(
    'CMS-02 there is no page of a story without its %s',
    async (field) => {
      write('half', { component: 'page', body: [] });
      expect((await open('/i/half')).status).toBe(200);
      write('half', { component: 'page', body: [] }, { [field]: undefined });
      expect((await open('/i/half')).status).toBe(503);
    },
  );

  const picture = async () => all(await open('/'), 'main img[alt="Een gedekt bed"]')[0];
  it('CMS-02 an image has a filename', async () =>
    expect((await picture())?.getAttribute('src')).toContain('dailydeal/bed-1600x800.jpg'));
  it('CMS-02, A11Y-06 an image has the alt text of its story', async () => expect(await picture()).toBeDefined());
  it.each([null, ''])('CMS-02, A11Y-06 an image whose alt text is %j has an empty one', async (alt) => {
    write('ongenoemd', { component: 'page', body: [block('image', { image: { ...image, alt } })] });
    const pictures = all(await open('/i/ongenoemd'), 'main img');
    expect(pictures.map((each) => each.getAttribute('alt'))).toEqual(['']);
  });
  it('CMS-02 an image has a focus', async () =>
    expect((await picture())?.getAttribute('style')).toMatch(/object-position:\s*25(\.\d+)?% 25/));
});

it('IMG-02 the pictures of hero and image come in the widths of content pictures, up to their own', async () => {
  const pictures = all(await open('/'), 'main img[alt="Een gedekt bed"]');
  const widths = pictures.map((picture) => picture.getAttribute('srcset')?.match(/\d+(?=w)/gu));
  expect(widths).toEqual(Array(2).fill(['1440', '1024', '768', '540', '375']));
});

describe('LAYOUT-03 a story by itself', () => {
  it('LAYOUT-03 is drawn by the server with nothing around it, and is not indexed', async () => {
    const page = await open('/storyblok-empty?slug=advies');
    expect(page.status).toBe(200);
    expect(all(page, 'main')[0]?.textContent).toContain('Over advies');
    expect(all(page, 'header, footer, nav')).toEqual([]);
    expect(all(page, 'meta[name=robots]')[0]?.getAttribute('content')).toContain('noindex');
  });

  it('LAYOUT-03 is the home where no slug is given', async () => {
    expect(all(await open('/storyblok-empty'), 'main')[0]?.textContent).toContain('Welkom');
  });

  it('LAYOUT-03 of a slug that there is not is not found', async () => {
    expect((await open('/storyblok-empty?slug=niets')).status).toBe(404);
  });
});

it.each(['/', '/checkout'])(
  'LAYOUT-06 the server renders the banner of %s empty, as for a browser that is online',
  async (path) => {
    const { document } = await open(path);
    const banner = document.querySelector('#notifications')?.previousElementSibling;
    expect([banner?.getAttribute('role'), banner?.textContent]).toEqual(['status', '']);
  },
);

describe('MENU-01 the menu of the theme story', () => {
  const entry = (label: string, fields: object = {}) => ({ label, link: url(`/i/${label.toLowerCase()}`), ...fields });
  const menu = {
    topLevelCategories: [
      entry('Bad', {
        nextLevel: [entry('Doeken', { nextLevel: [entry('Badlakens'), entry('Washandjes')] }), entry('Matten')],
        cta: [
          { title: 'Nieuw in bad', image, link: url('/i/nieuw') },
          { title: 'Advies', image, link: story('i/advies') },
        ],
      }),
      entry('Sale', {
        ...{ highlighted: true, disableSideMenu: true },
        nextLevel: [entry('Coupons', { nextLevel: [entry('Restjes')] })],
      }),
      entry('Gids', { link: story('i/gids') }),
    ],
    footerItems: [
      { text: 'Winkels', link: story('i/winkels') },
      { text: 'Service', link: url('/i/service') },
    ],
  };
  const inFrame = async () => {
    write('config/theme', { ...theme, menu });
    onTestFinished(() => write('config/theme', theme));
    return openFrame();
  };
  const linksIn = async (selector: string) =>
    all(await inFrame(), selector).map((link) => [link.textContent, link.getAttribute('href')]);

  it('MENU-01 has its topLevelCategories with their links', async () =>
    expect(await linksIn('nav > ul > li > a')).toEqual([
      ['Bad', '/i/bad'],
      ['Sale', '/i/sale'],
      ['Gids', '/i/gids'],
    ]));

  it('MENU-01, MENU-03 has all that is in their nextLevel, but no side menu where disableSideMenu is set', async () =>
    expect(await linksIn('nav li li > a:not(:has(img))')).toEqual([
      ['Doeken', '/i/doeken'],
      ['Badlakens', '/i/badlakens'],
      ['Washandjes', '/i/washandjes'],
      ['Matten', '/i/matten'],
      ['Coupons', '/i/coupons'],
    ]));

  it('MENU-01 tells a highlighted category from the others', async () => {
    const [bath, sale, guide] = all(await inFrame(), 'nav > ul > li > a').map(({ className }) => className);
    expect(bath).toBe(guide);
    expect(sale).not.toBe(guide);
  });

  it('MENU-01, MENU-03 has each of its cta tiles', async () =>
    expect(await linksIn('nav a:has(img[alt="Een gedekt bed"])')).toEqual([
      ['Nieuw in bad', '/i/nieuw'],
      ['Advies', '/i/advies'],
    ]));

  it('A11Y-06 the pictures of cta tiles have the alt text of their story', async () =>
    expect(all(await inFrame(), 'nav img').map((picture) => picture.getAttribute('alt'))).toEqual(
      Array(2).fill('Een gedekt bed'),
    ));

  it('IMG-02 the picture of a cta tile chooses from the widths of tiles', async () => {
    const [picture] = all(await inFrame(), 'nav img[alt="Een gedekt bed"]');
    const widths = [...(picture?.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/gu)].map(([, width]) => width);
    expect(widths).toEqual(['768', '540', '375']);
    expect(picture?.getAttribute('src')).toBe('/img/content/375/dailydeal/bed-1600x800.jpg');
  });

  it('MENU-01 has its footerItems, which lead to cached_url or url', async () =>
    expect((await linksIn('dialog > ul > li > a')).slice(-2)).toEqual([
      ['Winkels', '/i/winkels'],
      ['Service', '/i/service'],
    ]));
});

describe('MENU-12 a theme without a menu', () => {
  const { menu: _menu, ...bare } = theme;
  it.each([
    ['whose menu has no entries', { ...bare, menu: { topLevelCategories: [] } }],
    ['whose menu has links at its foot alone', { ...bare, menu: { footerItems: theme.menu.footerItems } }],
    ['that names no menu', bare],
  ])('MENU-12 a theme %s has the tree of categories as its menu, and all else of its own', async (_which, content) => {
    write('config/theme', content);
    onTestFinished(() => write('config/theme', theme));
    const frame = await openFrame();
    const namesIn = (selector: string) => all(frame, selector).map(({ textContent }) => textContent);
    expect(namesIn('nav > ul > li > a')).toEqual(['Bad']);
    expect([namesIn('aside li a'), namesIn('footer details h2')]).toEqual([['Punt elders', 'Punt nieuw'], ['Service']]);
  });
});

describe('FOOTER-01 the columns of the footer', () => {
  it.each(views.map((view) => [view.storeCode, view] as const))(
    'FOOTER-01 of %s are those of its own theme story',
    async (code, view) => {
      const columns = ['Hulp', 'Over'].map((title) => ({ title: `${title} ${code}`, links: [] }));
      write('config/theme', { ...theme, footer: { columns } }, {}, code);
      onTestFinished(() => write('config/theme', theme));
      const titles = all(await openFrame(view), 'footer details h2');
      expect(titles.map(({ textContent }) => textContent)).toEqual([`Hulp ${code}`, `Over ${code}`]);
    },
  );
});

describe('CMS-03 the story of a page', () => {
  const askedAt = async (path: string, view = views[0]) => {
    const network = aNetwork(backend.fetch);
    await open(path, { ...backend, fetch: network.fetch }, view);
    return network.exchanges.map(({ url }) => url.pathname).filter((pathname) => pathname.includes('/story/'));
  };
  it.each(views.map((view) => [view.storeCode, view] as const))(
    'CMS-03 is named home where the path is empty, in %s',
    async (code, view) => expect(await askedAt('/', view)).toEqual([`/api/ext/cms/story/${code}/home`]),
  );
  it('CMS-03 is named by the path', async () =>
    expect(await askedAt('/i/advies')).toEqual(['/api/ext/cms/story/dailydeal/advies']));
  it('CMS-03 is the home of the store where the path is its code', async () =>
    expect(await askedAt('/i/dailydeal')).toEqual(['/api/ext/cms/story/dailydeal/home']));
});

it.each(['/config/theme', '/config/kerst'])('ROUTE-36 no page shows the settings at %s', async (path) => {
  write('config/kerst', { component: 'page', body: [aText('Geen pagina')] });
  expect((await open(path)).status).toBe(404);
});

it('ROUTE-20 a story alone is that of the home page where no slug is named', async () => {
  const { text } = await open('/storyblok-empty');
  for (const title of ['Welkom', 'Rechts', 'Slot']) expect(text).toContain(title);
});

it.each(['advies', 'dailydeal/advies'])('CMS-04, ROUTE-20 a page shows the same story by the slug %s', async (slug) =>
  expect((await open(`/storyblok-empty?slug=${slug}`)).text).toContain('Over advies'),
);

describe('CMS-23 a page whose story does not come', () => {
  it('CMS-23, ERR-02 is the not-found page where there is no story', async () => {
    const { status, heading } = await open('/i/nergens');
    expect([status, heading]).toEqual([404, '404 - pagina niet gevonden']);
  });

  it.each([
    [
      'is refused',
      async () => Response.json({ code: 500, result: 'stuk' }, { status: 500 }),
      [500, '500 - interne serverfout'],
    ],
    ['gets no answer', () => Promise.reject(new TypeError('fetch failed')), [503, 'De winkel is even niet bereikbaar']],
  ])('CMS-23, ERR-02 is an error page where the call %s', async (_how, answer: () => Promise<Response>, shown) => {
    const { status, heading } = await open('/i/advies', { ...backend, fetch: answer });
    expect([status, heading]).toEqual(shown);
  });
});

describe('CMS-14 links of content', () => {
  const elsewhere = (address: string) => [address, '_blank', 'noopener noreferrer'];
  let home: Page;
  beforeAll(async () => void (home = await open('/')));

  it.each([
    ['of tiles, with https:// in front of www', 'Tegel elders', 'https://www.elders.test'],
    ['of lists of products', 'Lijst elders', '//elders.test'],
    ['of images', 'Een gedekt bed', 'https://elders.test/beeld'],
    ['of selling points', 'Snel', 'http://elders.test/snel'],
    ['of texts', 'Tekst elders', 'https://elders.test/tekst'],
    ['of texts, with https:// in front of www', 'Tekst zonder https', 'https://www.elders.test/tekst'],
  ])('CMS-14 that leave the shop open in a new tab: %s', (_where, name, address) =>
    expect(linksNamed(home, name)).toContainEqual(elsewhere(address)),
  );
  it.each([
    ['of the menu', 'Menu elders', 'https://elders.test/menu'],
    ['to all of an entry of the menu', 'Alles in Menu elders', 'https://elders.test/menu'],
    ['of the second level of the menu', 'Laag elders', 'https://elders.test/laag'],
    ['of the third level of the menu', 'Blad elders', 'https://elders.test/blad'],
    ['of what the menu puts forward', 'Uitgelicht elders', 'https://elders.test/cta'],
    ['under the menu of phones', 'Menuvoet elders', 'https://elders.test/menuvoet'],
    ['of the selling points over the page', 'Punt elders', 'https://elders.test/punt'],
    ['of the footer', 'Voet elders', 'https://elders.test/voet'],
  ])('CMS-14 that leave the shop open in a new tab: %s', async (_where, name, address) => {
    const links = linksNamed(await openFrame(), name);
    expect(links.length).toBeGreaterThan(0);
    expect(links).toEqual(links.map(() => elsewhere(address)));
  });
  it.each([
    ['of an opening picture', 'Opening elders', 'https://elders.test/opening'],
    ['of a pair of tiles', 'Paar elders', '//elders.test/paar'],
  ])('CMS-14 that leave the shop open in a new tab: %s', async (_where, name, address) => {
    const tiles = [aTile('Paar hier', url('c/bad')), aTile('Paar elders', url('//elders.test/paar'))];
    const opening = { title: 'Opening', link: url('https://elders.test/opening'), link_text: 'Opening elders' };
    write('openingen', { component: 'page', body: [block('hero', opening), block('tile_pair', { tiles })] });
    expect(linksNamed(await open('/i/openingen'), name)).toEqual([elsewhere(address)]);
  });
  it('CMS-14 that stay in the shop open in this tab, around the page too', async () => {
    const frame = await openFrame();
    expect(linksNamed(frame, 'Voet hier')).toEqual([['/i/advies', null, null]]);
    expect(linksNamed(frame, 'Menu hier').every(([, target]) => target === null)).toBe(true);
  });
  it.each([
    ['Naar bad', '/c/bad'],
    ['Tegel hier', '/c/bad'],
    ['Tekst hier', '/i/advies'],
    ['Tekst met een adres erin', '/i/advies?bron=https://www.elders.test'],
  ])('CMS-14 that stay in the shop open in this tab: %s', (name, address) =>
    expect(linksNamed(home, name)).toContainEqual([address, null, null]),
  );
});

describe('CMS-14 links of content that are no address of a page', () => {
  it.each([
    ['a mail address', 'Tekst mail', 'mailto:hallo@elders.test'],
    ['a phone number', 'Tekst bel', 'tel:+31201234567'],
    ['a place on the page', 'Tekst verderop', '#slot'],
  ])('CMS-14 open no new tab: to %s', async (_what, name, address) =>
    expect(linksNamed(await open('/'), name)).toEqual([[address, null, null]]),
  );
});

describe('CMS-02 the target of a link', () => {
  const inNewTab = (href: string) => [href, '_blank', 'noopener noreferrer'];
  it.each([
    ['of a tile', 'Tegel nieuw', '/c/bad'],
    ['in a text', 'Tekst nieuw', '/i/advies'],
  ])('CMS-02 _blank opens a page of the shop in a new tab: %s', async (_where, name, href) =>
    expect(linksNamed(await open('/'), name)).toEqual([inNewTab(href)]),
  );
  it.each([
    ...['Menu nieuw', 'Alles in Menu nieuw', 'Laag nieuw', 'Blad nieuw', 'Uitgelicht nieuw'],
    ...['Menuvoet nieuw', 'Punt nieuw', 'Voet nieuw'],
  ])('CMS-02 _blank opens a page of the shop in a new tab: %s around the page', async (name) => {
    const links = linksNamed(await openFrame(), name);
    expect(links.length).toBeGreaterThan(0);
    expect(links).toEqual(links.map(() => inNewTab('/c/bad')));
  });
  it('CMS-02 _blank opens a page of the shop in a new tab, in every block of a page of content', async () => {
    const links = await linksOfBlocks(url('/i/advies', '_blank'));
    expect(links).toEqual(links.map(() => inNewTab('/i/advies')));
  });
  it('CMS-02 _blank opens a page of the shop in a new tab, beside a list of products', async () => {
    expect(await linksOfProductList(url('/i/advies', '_blank'))).toEqual([inNewTab('/i/advies')]);
  });
  it('CMS-02 any other opens it in this tab', async () =>
    expect(linksNamed(await open('/'), 'Tekst hier')).toEqual([['/i/advies', null, null]]));
});

describe('CMS-16 where a link of content leads', () => {
  it('CMS-02, CMS-16 one to a story to its cached_url', async () =>
    expect(linksNamed(await open('/'), 'Naar bad')[0]?.[0]).toBe('/c/bad'));
  it('CMS-02, CMS-16 one to an address to its url', async () =>
    expect(linksNamed(await open('/'), 'Tegel hier')[0]?.[0]).toBe('/c/bad'));
  it('CMS-16 one to a story to its cached_url, in every block of a page of content', async () => {
    const links = await linksOfBlocks(story('i/advies'));
    expect(links.map(([href]) => href)).toEqual(links.map(() => '/i/advies'));
  });
  it('CMS-16 one to a story to its cached_url, beside a list of products', async () => {
    expect((await linksOfProductList(story('i/advies'))).map(([href]) => href)).toEqual(['/i/advies']);
  });
  it('CMS-16 one to a story to its cached_url, around the page', async () => {
    const [link, label] = [story('i/advies'), 'Advies'];
    const cta = [{ title: label, link }];
    const menu = {
      topLevelCategories: [{ label, link, cta, nextLevel: [{ label, link, nextLevel: [{ label, link }] }] }],
      footerItems: [{ text: label, link }],
    };
    const usps = { items: [{ label, text: '', link }] };
    const footer = { columns: [{ title: 'Service', links: [{ text: label, link }] }] };
    write('config/theme', { ...theme, menu, usps, footer });
    onTestFinished(() => write('config/theme', theme));
    const links = linksNamed(await openFrame(), label);
    // The menu's three levels, tile and footer, some of them in the phone menu too; the selling points; the page footer.
    expect(links.length).toBeGreaterThan(7);
    expect(links.map(([href]) => href)).toEqual(links.map(() => '/i/advies'));
  });
});

describe('CMS-17 the blocks of a page', () => {
  let home: Page;
  beforeAll(async () => void (home = await open('/')));

  it('CMS-17 a page shows its blocks in order, and those of a grid among them', () => {
    const titles = all(home, 'main h1, main h2').map(({ textContent }) => textContent);
    expect(titles).toEqual(['Welkom', 'Links', 'Rechts', 'Favorieten', 'Met nummer', 'Kies', 'Slot']);
  });
  it('ERR-06 a list of a category that is gone leaves the rest of the page, and shows nothing', () => {
    expect(home.text).toContain('Favorieten');
    expect(home.text).not.toContain('Verdwenen');
  });
  it('LIST-16 a list names its category by id too', () => expect(home.text).toContain('Met nummer'));
  it('LIST-16 a list whose category id is below the root category shows nothing, and leaves the page', () => {
    expect(home.status).toBe(200);
    expect(home.text).not.toContain('Boven de wortel');
  });
  it('CMS-17 debug shows nothing to shoppers', () => expect(home.html).not.toContain('geheim'));
  it('CMS-17 an unknown block shows nothing to shoppers', () => expect(home.html).not.toMatch(/Draaimolen|carrousel/));
  it('CMS-17 a further block is shown by its name', async () =>
    expect(all(await open('/i/maten'), 'main table')).toHaveLength(1));
});
