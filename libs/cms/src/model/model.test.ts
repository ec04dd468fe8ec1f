import { describe, expect, it } from 'vitest';
import { aProductListBlock, aTextBlock } from '../testing.ts';
import { contentImageUrl, contentPlaceholderUrl, contentSrcSet, focusPosition, sizeIn } from './images.ts';
import { linkAttributes, linkOf, toLink } from './links.ts';
import { fullStorySlug, storySlug } from './slugs.ts';
import { skusOf } from './story.ts';

describe('where a link leads', () => {
  it.each([
    ['a story to its cached_url', { linktype: 'story', url: '/nee', cached_url: 'c/bad' }, '/c/bad'],
    [
      'an address to its url',
      { linktype: 'url', url: 'https://elders.nl/x', cached_url: 'nee' },
      'https://elders.nl/x',
    ],
    [
      'a story with an anchor to that place',
      { linktype: 'story', cached_url: 'advies', anchor: 'wassen' },
      '/advies#wassen',
    ],
  ])('CMS-16 %s', (_title, link, href) => expect(linkOf(link)?.href).toBe(href));
});

it('has no link where the editor left it empty', () => {
  expect(linkOf({ linktype: 'story', cached_url: '', url: '' })).toBeUndefined();
});

it('writes mail links for linktype email', () => {
  const href = 'mailto:hallo@weefhuis.example';
  expect(linkOf({ linktype: 'email', email: 'hallo@weefhuis.example' })).toEqual({ href, external: false });
});

it('has no mail link where the address was left empty', () => {
  expect(linkOf({ linktype: 'email', email: '' })).toBeUndefined();
});

it('CMS-16 a link of linktype url leads to its url, whatever mail address it has', () => {
  expect(linkOf({ linktype: 'url', url: '/advies', email: 'hallo@weefhuis.example' })?.href).toBe('/advies');
});

const inNewTab = { target: '_blank', rel: 'noopener noreferrer' };
it.each([
  ['CMS-14 an external link opens in a new tab', 'https://elders.nl', undefined, inNewTab],
  ['CMS-14 every other link is internal', '/c/bad', undefined, {}],
  ['CMS-02 a link opens in a new tab where its target says so', '/c/bad', '_blank', inNewTab],
  ['CMS-02 a link stays where its target says so', '/c/bad', '_self', {}],
])('%s', (_title, href, target, more) => expect(linkAttributes({ href, target })).toEqual({ href, ...more }));

it.each([
  ['https://elders.nl', 'https://elders.nl', true],
  ['http://elders.nl', 'http://elders.nl', true],
  ['https://elders.nl/www.x', 'https://elders.nl/www.x', true],
  ['//elders.nl', '//elders.nl', true],
  ['www.elders.nl', 'https://www.elders.nl', true],
  ['c/bad', '/c/bad', false],
  ['/c/bad', '/c/bad', false],
  ['HTTPS://Elders.nl', 'HTTPS://Elders.nl', true],
  ['WWW.elders.nl', 'https://www.elders.nl', true],
  ['httpbaden', '/httpbaden', false],
  ['wwwinkel', '/wwwinkel', false],
  ['advies/www.elders.nl', '/advies/www.elders.nl', false],
])('CMS-14 reads %s as %s, external: %s', (address, href, external) => {
  expect(toLink(address)).toEqual({ href, external });
});

it.each([
  ['/', 'textile', 'home'],
  ['/advies/wassen/', 'textile', 'advies/wassen'],
  ['//advies//', 'textile', 'advies'],
  ['/textile', 'textile', 'textile/home'],
])('CMS-03 the story of %s in %s is %s', (path, code, slug) => expect(storySlug(path, code)).toBe(slug));

it.each([
  ['advies', 'textile/advies'],
  ['textile/advies', 'textile/advies'],
  ['textile', 'textile/home'],
  ['textiletips', 'textile/textiletips'],
  ['advies/textile', 'textile/advies/textile'],
])('CMS-04 the full slug of %s is %s', (slug, fullSlug) => expect(fullStorySlug(slug, 'textile')).toBe(fullSlug));

describe('content images', () => {
  const own = { source: '/content/textile/hero-1600x900.jpg', alt: '', size: { width: 1600, height: 900 } };
  const editors = { source: 'https://a.storyblok.com/f/9/1600x800/c5/x.jpg', alt: '', focus: '400x200:402x202' };

  it('come from our own image service or the editor’s', () => {
    expect(contentImageUrl(own, 768)).toBe('/img/content/768/textile/hero-1600x900.jpg');
    expect(contentImageUrl(editors, 768)).toBe(`${editors.source}/m/768x0/filters:focal(400x200:402x202)`);
    expect(contentImageUrl({ source: '/content/logo.svg', alt: '' }, 768)).toBe('/content/logo.svg');
  });

  it.each([
    ['the editor’s without filters where they have no focus', editors.source, `${editors.source}/m/768x0`],
    ['as they are from anywhere else', 'https://elders.nl/x.jpg', 'https://elders.nl/x.jpg'],
    ['scaled where only their name speaks of a drawing', '/content/x.svg.jpg', '/img/content/768/x.svg.jpg'],
  ])('come %s', (_title, source, url) => expect(contentImageUrl({ source, alt: '' }, 768)).toBe(url));

  it('IMG-02 come in these widths, and in none above their own', () => {
    const widthsOf = (width: number) =>
      contentSrcSet({ ...own, size: { width, height: 900 } })
        .split(', ')
        .map((entry) => entry.split(' ')[1]);
    expect(widthsOf(4000)).toEqual(['1920w', '1440w', '1024w', '768w', '540w', '375w']);
    expect(widthsOf(1600)).toEqual(['1440w', '1024w', '768w', '540w', '375w']);
    expect(widthsOf(540)).toEqual(['540w', '375w']);
  });

  it('IMG-02 come in the smallest width at least', () => {
    const size = { width: 200, height: 100 };
    expect(contentSrcSet({ ...own, size })).toBe('/img/content/375/textile/hero-1600x900.jpg 375w');
  });

  it('IMG-02 have a placeholder of 94 px at quality 50, where nothing shines through', () => {
    expect(contentPlaceholderUrl(own)).toBe('/img/content/94/textile/hero-1600x900.jpg');
    expect(contentPlaceholderUrl(editors)).toBe(`${editors.source}/m/94x0/filters:quality(50):focal(400x200:402x202)`);
    expect(contentPlaceholderUrl({ source: '/content/merk.png', alt: '' })).toBeUndefined();
    expect(contentPlaceholderUrl({ source: '/content/merk.jpg.png', alt: '' })).toBeUndefined();
  });

  it('IMG-03 are held at the middle of their focus', () => {
    const focus = '200x500:600x700';
    expect(focusPosition({ ...editors, focus, size: { width: 1600, height: 800 } })).toBe('25% 75%');
    expect(focusPosition(own)).toBeUndefined();
  });

  it.each(['400x200', 'midden', ''])('IMG-03 are held nowhere by a focus of “%s”', (focus) =>
    expect(focusPosition({ ...own, focus })).toBeUndefined(),
  );

  it('IMG-03 are held nowhere while their size is not known', () => expect(focusPosition(editors)).toBeUndefined());

  it('tell their size by their address', () => {
    expect(sizeIn(own.source)).toEqual({ width: 1600, height: 900 });
    expect(sizeIn(editors.source)).toEqual({ width: 1600, height: 800 });
    expect(sizeIn('/content/x.jpg')).toBeUndefined();
  });
});

it('asks for each product of a page once', () => {
  const blocks = [aTextBlock(), aProductListBlock({ skus: ['A', 'B'] }), aProductListBlock({ skus: ['B', 'C'] })];
  expect(skusOf([{ type: 'grid', id: 'g', columns: blocks }])).toEqual(['A', 'B', 'C']);
});

it('asks for the product of a daily offer', () => {
  expect(skusOf([{ type: 'daily_offer', id: 'd', eyebrow: '', title: '', text: '', sku: 'A' }])).toEqual(['A']);
});
