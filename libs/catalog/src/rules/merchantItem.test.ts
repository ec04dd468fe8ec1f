import { describe, expect, it } from 'vitest';
import { merchantItems } from './merchantItem.ts';
import type { Offered, ProductFacts } from './structuredData.ts';

const sheet: ProductFacts = {
  sku: 'L-90-wit',
  name: 'Laken Noor',
  url: 'https://w.test/p/L/laken',
  images: ['https://w.test/1.jpg', 'https://w.test/2.jpg'],
  price: 7500,
  isInStock: true,
  description: 'Van katoen.',
  brand: 'Weefhuis',
};
const terms = {
  categories: ['Slapen', 'Lakens'],
  country: 'NL',
  shippingPrice: (price: number) => (price < 5000 ? 495 : 0),
};
const itemsOf = (differences: Partial<ProductFacts> = {}) => merchantItems({ ...sheet, ...differences }, terms);

describe('SEO-08 the merchant feed', () => {
  it('SEO-08 states what the page of a product states', () =>
    expect(itemsOf()).toEqual([
      {
        id: 'L-90-wit',
        title: 'Laken Noor',
        description: 'Van katoen.',
        link: 'https://w.test/p/L/laken',
        image_link: 'https://w.test/1.jpg',
        additional_image_link: ['https://w.test/2.jpg'],
        availability: 'in_stock',
        price: '75.00 EUR',
        condition: 'new',
        brand: 'Weefhuis',
        mpn: 'L-90-wit',
        product_type: 'Slapen > Lakens',
        shipping: { country: 'NL', price: '0.00 EUR' },
      },
    ]));

  it('SEO-08 leaves out what is not known of a product', () =>
    expect(
      merchantItems(
        { ...sheet, brand: undefined, description: undefined, images: ['https://w.test/1.jpg'], price: 4995 },
        { ...terms, categories: [] },
      ),
    ).toEqual([
      {
        id: 'L-90-wit',
        title: 'Laken Noor',
        description: 'Laken Noor',
        link: 'https://w.test/p/L/laken',
        image_link: 'https://w.test/1.jpg',
        availability: 'in_stock',
        price: '49.95 EUR',
        condition: 'new',
        mpn: 'L-90-wit',
        shipping: { country: 'NL', price: '4.95 EUR' },
      },
    ]));

  it.each([
    [
      'the price before a reduction, and the sale price',
      { originalPrice: 10_000 },
      { price: '100.00 EUR', sale_price: '75.00 EUR' },
    ],
    ['what is sold out', { isInStock: false }, { availability: 'out_of_stock' }],
  ])('SEO-08 states %s', (_what, differences, stated) => expect(itemsOf(differences)).toMatchObject([stated]));

  it.each([
    ['a price', { price: undefined }],
    ['a picture', { images: [] }],
  ])('SEO-08 has no item without %s', (_what, differences) => expect(itemsOf(differences)).toEqual([]));

  it('SEO-08 has an item a variant, with what it differs in', () => {
    const variants: Offered[] = [
      { ...sheet, choices: { kleur: 'Wit', maat: '90 x 200', hoekhoogte: '30 cm' } },
      { ...sheet, sku: 'L-90-grijs', choices: { kleur: 'Grijs', materiaal: 'Katoen', dessin: 'Streep' } },
      { ...sheet, sku: 'L-weg', price: undefined },
    ];
    const family = { sku: 'L', url: sheet.url, variants };
    const [first, second, ...others] = itemsOf({ family });
    expect(first).toMatchObject({
      id: 'L-90-wit',
      item_group_id: 'L',
      title: 'Laken Noor Wit 90 x 200 30 cm',
      color: 'Wit',
      size: '90 x 200',
    });
    expect(first).not.toHaveProperty('hoekhoogte');
    expect(second).toMatchObject({ id: 'L-90-grijs', color: 'Grijs', material: 'Katoen', pattern: 'Streep' });
    expect(others).toEqual([]);
  });

  it('SEO-08 is cut to what Google reads: 10 further pictures, 150 characters of a title, 5,000 of a description', () => {
    const images = Array.from({ length: 20 }, (_none, at) => `https://w.test/${at}.jpg`);
    const [item] = itemsOf({ images, name: 'n'.repeat(200), description: 'd'.repeat(6000) });
    expect(item?.additional_image_link).toEqual(images.slice(1, 11));
    expect([item?.title.length, item?.description.length]).toEqual([150, 5000]);
  });
});
