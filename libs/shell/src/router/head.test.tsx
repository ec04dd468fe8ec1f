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
  ])('%s is kept out of search engines and has one canonical address', async (path, canonical) => {
    await visit({ path });
    expect(head('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(canonicals()).toEqual([canonical]);
  });

  it('a category has one canonical address without filter and tracking parameters', async () => {
    await visit({ path: '/c/badkamer?kleur=blauw&utm_source=mail', services: { category: async () => aCategory() } });
    expect(canonicals()).toEqual(['https://voorbeeld.test/c/badkamer']);
    expect(head('meta[name=robots]')).toBeNull();
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
  it('are its own', async () => {
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

describe('STORE-07 the texts of the store', () => {
  it('stand wherever a page supplies none', async () => {
    const story = { id: '1', slug: 'home', name: 'Home', body: [] };
    await visit({ path: '/', services: { home: async () => ({ story, products: {} }) } });
    expect(document.title).toBe('Voorbeeldwinkel');
    expect(head('meta[name=description]')).toHaveAttribute('content', 'Een winkel voor tests.');
  });
});

describe('the picture of a shared link', () => {
  const cards = () =>
    [...document.head.querySelectorAll('meta[property="og:image"]')].map((meta) => meta.getAttribute('content'));

  it('is the card of the store', async () => {
    await visit({ path: '/cart' });
    expect(cards()).toEqual(['https://voorbeeld.test/social.jpg']);
  });

  it('is the card of the product on its page', async () => {
    const gallery = [{ kind: 'image' as const, src: '/w/jas.jpg?v=1a2b3c4d', alt: 'Jas' }];
    const product = aProductDetail({ gallery });
    await visit({ path: `/p/${product.parentSku}/${product.slug}`, services: { product: async () => product } });
    expect(cards()).toEqual([`https://voorbeeld.test/img/social/${aStoreView().storeCode}/w/jas.jpg`]);
  });
});
