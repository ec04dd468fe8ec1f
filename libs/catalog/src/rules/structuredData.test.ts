import { describe, expect, it } from 'vitest';
import { slugify, slugOf } from './slugs.ts';
import { breadcrumbJsonLd, productJsonLd } from './structuredData.ts';

describe('SEO-03 the structured data of a product', () => {
  const facts = {
    sku: 'A',
    name: 'Laken',
    url: 'https://w.test/p/A/laken',
    images: ['https://w.test/a.jpg'],
    price: 7500,
    isInStock: true,
  };
  it('SEO-03 has price with 2 decimals, condition and availability', () =>
    expect(productJsonLd(facts)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      sku: 'A',
      offers: {
        price: '75.00',
        priceCurrency: 'EUR',
        itemCondition: 'https://schema.org/NewCondition',
        availability: 'https://schema.org/InStock',
      },
    }));
  it('has description and brand where they are known', () => {
    expect(productJsonLd({ ...facts, description: 'Van katoen.', brand: 'Weefhuis' })).toMatchObject({
      description: 'Van katoen.',
      brand: { '@type': 'Brand', name: 'Weefhuis' },
    });
    for (const property of ['description', 'brand']) expect(productJsonLd(facts)).not.toHaveProperty(property);
    expect(productJsonLd({ ...facts, images: [] })).not.toHaveProperty('image');
  });
  it('SEO-09 says what its variants differ in, each with its first picture', () => {
    const choices = { kleur: 'Wit', hoekhoogte: '30 cm', maat: '90 x 200' };
    const images = ['https://w.test/a.jpg', 'https://w.test/b.jpg'];
    const family = { sku: 'F', url: 'https://w.test/p/F/laken', variants: [{ ...facts, images, choices }] };
    const group = productJsonLd({ ...facts, family });
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'F',
      image: facts.images,
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    });
    expect(group.hasVariant).toEqual([
      {
        '@type': 'Product',
        sku: 'A',
        name: 'Laken',
        image: ['https://w.test/a.jpg'],
        color: 'Wit',
        size: '90 x 200',
        offers: expect.objectContaining({ url: facts.url, price: '75.00' }),
      },
    ]);
    const alike = { ...family, variants: [facts] };
    expect(productJsonLd({ ...facts, family: alike })).not.toHaveProperty('variesBy');
  });
  it('SEO-03 says when it is out of stock', () =>
    expect(productJsonLd({ ...facts, isInStock: false })).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    }));
  it('SEO-03 writes cents to the letter', () =>
    expect(productJsonLd({ ...facts, price: 101 })).toMatchObject({ offers: { price: '1.01' } }));
  it('SEO-03 makes no offer without a price', () =>
    expect(productJsonLd({ ...facts, price: undefined })).not.toHaveProperty('offers'));
  it.each([
    ['once, in its offer', 7500, { offers: { url: facts.url } }],
    ['all the same without an offer', undefined, { url: facts.url }],
  ])('SEO-03 has the address of a variant %s', (_how, price, stated) => {
    const family = { sku: 'F', url: 'https://w.test/p/F/laken', variants: [{ ...facts, price }] };
    const data = JSON.stringify(productJsonLd({ ...facts, family }).hasVariant);
    expect(JSON.parse(data)).toMatchObject([stated]);
    expect(data.split(`"${facts.url}"`)).toHaveLength(2);
  });
});

it('a breadcrumb trail counts from 1', () =>
  expect(
    breadcrumbJsonLd([
      { name: 'Home', url: 'https://w.test/' },
      { name: 'Bad', url: 'https://w.test/c/bad' },
    ]),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://w.test/' },
      { '@type': 'ListItem', position: 2, name: 'Bad', item: 'https://w.test/c/bad' },
    ],
  }));

describe('slugs', () => {
  it.each([
    ['Donkerblauw / Navy', 'donkerblauw-navy'],
    ['Crème', 'creme'],
    ["Foto's & meer!", 'fotos-meer'],
    ['140 x 200 cm', '140-x-200-cm'],
    ['Straße Ørsted Œuvre Łódź', 'strasse-orsted-oeuvre-lodz'],
    ['-- “Laken” --', 'laken'],
  ])('%s is %s', (text, slug) => expect(slugify(text)).toBe(slug));
  it('come from slug, url_key, or name and id', () => {
    expect(slugOf({ id: 1, name: 'Laken', slug: 's', url_key: 'u' })).toBe('s');
    expect(slugOf({ id: 1, name: 'Laken', url_key: 'u' })).toBe('u');
    expect(slugOf({ id: 1, name: 'Laken wit' })).toBe('laken-wit-1');
    expect(slugOf({ id: 1 })).toBe('1');
    expect(slugOf({ name: 'Laken wit' })).toBe('laken-wit');
  });
});
