import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { imageSchema, linkSchema, storySchema } from './contract.ts';
import { blockFromWire, storyFromWire, themeFromWire } from './wire.ts';

const page = (body: object[]) =>
  v.parse(storySchema, {
    id: 7,
    name: 'Home',
    slug: 'home',
    full_slug: 'textile/home',
    content: { component: 'page', body },
  });

it('CMS-02 a story has id, content and slug; links and images have their fields', () => {
  expect(
    v.is(storySchema, { id: 1, name: 'Home', slug: 'home', full_slug: 'home', content: { component: 'page' } }),
  ).toBe(true);
  expect(v.is(storySchema, { name: 'Home', slug: 'home', full_slug: 'home' })).toBe(false);
  expect(v.is(linkSchema, { linktype: 'story', url: '', cached_url: 'c/bad', target: '_self' })).toBe(true);
  expect(v.is(linkSchema, { linktype: 3 })).toBe(false);
  expect(v.is(imageSchema, { filename: 'https://a.storyblok.com/f/1/x.jpg', alt: 'Bed', focus: '1x1:2x2' })).toBe(true);
  expect(v.is(imageSchema, { filename: 5 })).toBe(false);
});

describe('a story from the wire', () => {
  it('keeps the order of its blocks and leaves the editor’s fields out', () => {
    const story = storyFromWire(
      page([
        {
          _uid: 'a',
          component: 'hero',
          title: 'Linnen',
          image: { filename: '/content/t/h-1600x900.jpg', alt: 'Bed', focus: '' },
          link: { linktype: 'story', cached_url: 'c/bed', url: '' },
          link_text: 'Naar bed',
          _editable: '<!--x-->',
        },
        { _uid: 'b', component: 'product_list', title: 'Favorieten', skus: 'A, B,', size: '4' },
      ]),
    );
    expect(story.body).toEqual([
      {
        type: 'hero',
        id: 'a',
        eyebrow: '',
        title: 'Linnen',
        text: '',
        look: 'full',
        linkText: 'Naar bed',
        image: { source: '/content/t/h-1600x900.jpg', alt: 'Bed', size: { width: 1600, height: 900 } },
        link: { href: '/c/bed', external: false },
      },
      {
        type: 'product_list',
        id: 'b',
        title: 'Favorieten',
        text: '',
        skus: ['A', 'B'],
        category: '',
        size: 4,
        linkText: '',
      },
    ]);
    expect(story).toMatchObject({ id: '7', slug: 'textile/home', name: 'Home' });
  });

  it('reads rich text and plain text alike', () => {
    const text = (given: unknown) => blockFromWire({ _uid: 't', component: 'text', text: given });
    const drawn = { type: 'text', text: 'Katoen', marks: [], content: [] };
    const nodes = [{ type: 'paragraph', marks: [], content: [drawn] }];
    expect(text('Katoen')).toMatchObject({ type: 'text', nodes });
    expect(
      text({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Katoen' }] }] }),
    ).toMatchObject({ nodes });
    expect(text('')).toMatchObject({ nodes: [] });
  });

  it('keeps a block that it does not know, and one that is not as agreed, by name', () => {
    expect(blockFromWire({ _uid: 'n', component: 'newsletter', title: 'Brief' })).toEqual({
      type: 'other',
      id: 'n',
      component: 'newsletter',
      fields: { title: 'Brief' },
    });
    expect(blockFromWire({ _uid: 'h', component: 'hero' })).toMatchObject({ type: 'other', component: 'hero' });
  });

  it('takes an empty image for none', () => {
    expect(blockFromWire({ _uid: 'h', component: 'hero', title: 'X', image: { filename: null } })).not.toHaveProperty(
      'image',
    );
    expect(blockFromWire({ _uid: 'h', component: 'hero', title: 'X', image: '' })).not.toHaveProperty('image');
  });
});

it('MENU-01 reads what an entry of the menu puts forward, and whether it shows what lies under it', () => {
  const link = { linktype: 'url', url: '/c/sale', cached_url: '' };
  const image = { filename: '/content/textile/bad-1600x800.jpg', alt: '' };
  const theme = themeFromWire({
    component: 'theme',
    menu: {
      topLevelCategories: [{ label: 'Sale', link, disableSideMenu: true, cta: [{ title: 'Nu in bad', link, image }] }],
      footerItems: [{ text: 'Winkels', link: { linktype: 'story', cached_url: 'i/winkels' } }],
    },
    usps: { items: [] },
    footer: { columns: [] },
  });
  expect(theme.menu[0]).toMatchObject({ link: { href: '/c/sale' }, isFlat: true });
  expect(theme.menu[0]?.tiles).toMatchObject([{ title: 'Nu in bad', image: { source: image.filename } }]);
  expect(theme.menuFooter).toEqual([{ text: 'Winkels', link: { href: '/i/winkels', external: false } }]);
});

it('MENU-01, HEADER-10, FOOTER-01 reads menu, selling points and footer of a theme', () => {
  const link = { linktype: 'story', cached_url: 'c/bad', url: '' };
  const theme = themeFromWire({
    component: 'theme',
    menu: {
      topLevelCategories: [{ label: 'Bad', link, highlighted: true, nextLevel: [{ label: 'Handdoeken', link }] }],
      footerItems: [],
    },
    usps: { items: [{ label: 'Morgen in huis', text: '' }], animate_on_desktop: true },
    footer: { columns: [{ title: 'Service', links: [{ text: 'Bad', link }] }] },
  });
  const bad = { href: '/c/bad', external: false };
  expect(theme).toEqual({
    menu: [
      {
        label: 'Bad',
        link: bad,
        highlighted: true,
        items: [{ label: 'Handdoeken', link: bad, highlighted: false, items: [] }],
      },
    ],
    menuFooter: [],
    usps: [{ label: 'Morgen in huis', text: '' }],
    movesOnDesktop: true,
    footer: [{ title: 'Service', links: [{ text: 'Bad', link: bad }] }],
  });
});

describe('what a theme holds several of', () => {
  const link = (path: string) => ({ linktype: 'story', cached_url: path, url: '' });
  const own = (path: string) => ({ href: `/${path}`, external: false });
  const theme = (usps: object = {}) =>
    themeFromWire({
      component: 'theme',
      menu: { topLevelCategories: [], footerItems: ['i/a', 'i/b'].map((path) => ({ text: path, link: link(path) })) },
      usps: {
        items: [
          { label: 'Morgen in huis', text: '' },
          { label: 'Gratis retour', text: '', link: link('i/c') },
        ],
        ...usps,
      },
      footer: {
        columns: [
          { title: 'Service', links: ['i/d', 'i/e'].map((path) => ({ text: path, link: link(path) })) },
          { title: 'Kamers', links: [{ text: 'Bed', link: link('c/bed') }] },
        ],
      },
    });

  it('MENU-06 reads all links under the menu of phones', () =>
    expect(theme().menuFooter).toEqual(['i/a', 'i/b'].map((path) => ({ text: path, link: own(path) }))));

  it('HEADER-10 reads all selling points, with the links that some have', () =>
    expect(theme().usps).toEqual([
      { label: 'Morgen in huis', text: '' },
      { label: 'Gratis retour', text: '', link: own('i/c') },
    ]));

  it.each([{}, { animate_on_desktop: false }])('HEADER-10 does not move on desktop where the theme has %j', (usps) =>
    expect(theme(usps).movesOnDesktop ?? false).toBe(false),
  );

  it('FOOTER-01 reads all columns of the footer with all their links', () =>
    expect(theme().footer).toEqual([
      { title: 'Service', links: ['i/d', 'i/e'].map((path) => ({ text: path, link: own(path) })) },
      { title: 'Kamers', links: [{ text: 'Bed', link: own('c/bed') }] },
    ]));
});
