import { aProductDetail } from '@etalage/catalog/testing';
import { aStoreView } from '@etalage/core/testing';
import { describe, expect, it } from 'vitest';
import { visit } from '../testing.tsx';

const head = (selector: string) => document.head.querySelector(selector);
const canonicals = () =>
  [...document.head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'));

describe('SEO-05 canonical addresses and robots', () => {
  it.each([
    ['/cart', 'https://voorbeeld.test/cart/'],
    ['/checkout', 'https://voorbeeld.test/checkout'],
    ['/checkout-return', 'https://voorbeeld.test/checkout-return'],
  ])('SEO-05 %s is kept out of search engines and has one canonical address', async (path, canonical) => {
    await visit({ path });
    expect(head('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(canonicals()).toEqual([canonical]);
  });

  it('SEO-05 a category has one canonical address without filter and tracking parameters', async () => {
    await visit({ path: '/c/badkamer?kleur=blauw&utm_source=mail', services: { category: async () => aCategory() } });
    expect(canonicals()).toEqual(['https://voorbeeld.test/c/badkamer']);
    expect(head('meta[name=robots]')).toBeNull();
  });
});

describe('SEO-05, LIST-24 a list that is narrowed or grew', () => {
  const narrowed = (head: object) => ({ ...aCategory(), head: { ...texts, ...head } });

  it('SEO-05 is kept out of search engines where its answer says so', async () => {
    const category = async () => narrowed({ isIndexed: false });
    await visit({ path: '/c/badkamer?kleur=blauw,wit', services: { category } });
    expect(head('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('LIST-24 has the address of its category and page as canonical', async () => {
    const category = async () => narrowed({ canonicalQuery: '?page=2' });
    await visit({ path: '/c/badkamer?kleur=blauw&page=2', services: { category } });
    expect(canonicals()).toEqual(['https://voorbeeld.test/c/badkamer?page=2']);
  });
});

const texts = { title: '', description: '', keywords: '' };
const aCategory = (headTexts = texts) => ({
  id: 12,
  name: 'Badkamer',
  slug: 'badkamer',
  breadcrumbs: [],
  subcategories: [],
  head: headTexts,
  listing: { products: [], total: 0, page: 1, pageSize: 50, facets: [], search: {} },
});

describe('SEO-02 title, description and keywords of a category', () => {
  it('SEO-02 are its own', async () => {
    const own = { title: 'Alles voor de badkamer', description: 'Zachte handdoeken.', keywords: 'bad, handdoek' };
    await visit({ path: '/c/badkamer', services: { category: async () => aCategory(own) } });
    expect(document.title).toBe('Alles voor de badkamer | Voorbeeld');
    expect(head('meta[name=description]')).toHaveAttribute('content', 'Zachte handdoeken.');
    expect(head('meta[name=keywords]')).toHaveAttribute('content', 'bad, handdoek');
  });

  it('STORE-07 fall back to its name and the texts of the store', async () => {
    const { seo } = aStoreView();
    await visit({ path: '/c/badkamer', services: { category: async () => aCategory() } });
    expect(document.title).toBe('Badkamer | Voorbeeld');
    expect(head('meta[name=description]')).toHaveAttribute('content', seo.description);
  });
});

describe('the texts of the store', () => {
  it('STORE-07 stand wherever a page supplies none', async () => {
    const story = { id: '1', slug: 'home', name: 'Home', body: [] };
    await visit({ path: '/', services: { home: async () => ({ story, products: {} }) } });
    expect(document.title).toBe('Voorbeeldwinkel');
    expect(head('meta[name=description]')).toHaveAttribute('content', 'Een winkel voor tests.');
  });
});

describe('the template of the store', () => {
  const seo = { ...aStoreView().seo, titleTemplate: 'Bij ons: %s (welkom)' };

  it('STORE-07 frames the title of a page', async () => {
    await visit({ path: '/c/badkamer', view: { seo }, services: { category: async () => aCategory() } });
    expect(document.title).toBe('Bij ons: Badkamer (welkom)');
  });

  it('STORE-07 frames the title of a page that does not exist', async () => {
    await visit({ path: '/bestaat/niet.html', view: { seo } });
    expect(document.title).toMatch(/^Bij ons: .+ \(welkom\)$/);
  });
});

describe('SEO-10 what is shown of a shared link', () => {
  const contents = (selector: string) =>
    [...document.head.querySelectorAll(selector)].map((meta) => meta.getAttribute('content'));
  const cards = () => {
    expect(contents('meta[name="twitter:image"]')).toEqual(contents('meta[property="og:image"]'));
    return contents('meta[property="og:image"]');
  };

  it('SEO-10 every page says its title, text, address and kind of card', async () => {
    await visit({ path: '/c/badkamer', services: { category: async () => aCategory() } });
    const { name, seo } = aStoreView();
    expect(contents('meta[property="og:title"]')).toEqual(['Badkamer']);
    expect(contents('meta[property="og:description"]')).toEqual([seo.description]);
    expect(contents('meta[property="og:url"]')).toEqual(['https://voorbeeld.test/c/badkamer']);
    expect(contents('meta[property="og:site_name"]')).toEqual([name]);
    expect(contents('meta[property="og:type"]')).toEqual(['website']);
    expect(contents('meta[name="twitter:card"]')).toEqual(['summary_large_image']);
  });

  it('SEO-10 the picture is the card of the store', async () => {
    await visit({ path: '/cart' });
    expect(cards()).toEqual(['https://voorbeeld.test/social.jpg']);
  });

  const picture = { kind: 'image' as const, src: '/w/jas.jpg?v=1a2b3c4d', alt: 'Jas' };
  const video = { kind: 'video' as const, src: 'https://video.test/jas', alt: 'Jas' };
  it.each([
    ['the card of the product on its page', [picture]],
    ['no video of the product', [video, picture]],
  ])('SEO-10 the picture is %s', async (_what, gallery) => {
    const product = aProductDetail({ gallery });
    await visit({ path: `/p/${product.parentSku}/${product.slug}`, services: { product: async () => product } });
    expect(cards()).toEqual([`https://voorbeeld.test/img/social/${aStoreView().storeCode}/w/jas.jpg`]);
  });
});
