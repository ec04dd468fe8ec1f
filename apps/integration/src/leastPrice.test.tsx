import { nl, ProductCard, ProductView } from '@etalage/catalog';
import { createPricesApi, detailJsonLd } from '@etalage/catalog/headless';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aDemoBackend } from './testing/aDemoBackend.ts';
import { aStorefront, views } from './testing/aStorefront.ts';
import { demoDocuments } from './testing/demoDocuments.ts';
import { putInStock } from './testing/stockOf.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await aDemoBackend();
});

/** What the shops show, without tags. */
const words = (markup: string): string => markup.replace(/<[^>]*>/gu, '');

function shopOf(code: string) {
  const view = views.find(({ storeCode }) => storeCode === code);
  if (view === undefined) throw new Error(`There is no store ${code}`);
  const front = aStorefront(view, backend);
  return {
    ...front,
    view,
    card: async (sku: string) => {
      const [product] = await front.catalog.cards([sku]);
      return product ? words(renderToStaticMarkup(<ProductCard product={product} messages={nl} />)) : '';
    },
    page: async (sku: string) => {
      const product = await front.catalog.product(sku);
      return words(renderToStaticMarkup(<ProductView product={product} messages={nl} order={null} />));
    },
  };
}

describe('PRICE-06 a towel of € 16,95 that must have an embroidered name of € 7,95', () => {
  const sku = 'WH-NH-01';
  const least = '€\u00A024,90';
  let shop: ReturnType<typeof shopOf>;
  beforeAll(() => {
    shop = shopOf('textile');
  });

  it('PRICE-06 costs € 24,90 in the cart', async () => {
    const option = { option_id: '136000', option_value: 'Mia' };
    const product_option = { extension_attributes: { custom_options: [option] } };
    const cartItem = { sku: 'WH-NH-01-PETROL-50-X-100-CM', qty: 1, product_option };
    const put = await backend.app.request('/api/cart/update?cartId=', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vs-store-code': 'textile' },
      body: JSON.stringify({ cartItem }),
    });
    expect(await put.json()).toMatchObject({ result: { price: 24.9 } });
  });

  it('PRICE-06 its card says so', async () => expect(await shop.card(sku)).toContain(least));
  it('PRICE-06 its page says so', async () => expect(await shop.page(sku)).toContain(least));

  it('PRICE-06 its page says so of another variant that is chosen', async () => {
    expect(await shop.page('WH-NH-01-TERRA-50-X-100-CM')).toContain(least);
  });

  it('SEO-03 its structured data says so', async () => {
    const data = JSON.stringify(detailJsonLd(await shop.catalog.product(sku), 'https://x.test'));
    expect(data).toContain('"price":"24.90"');
    expect(data).not.toContain('16.95');
  });

  it('SEO-08 the merchant feed says so', async () => {
    const answer = await backend.app.request('/api/feeds/merchant-feed.xml?storeCode=textile');
    const item = (await answer.text()).split('<item>').find((each) => each.includes('WH-NH-01-PETROL-50'));
    expect(item).toContain('<g:price>24.90 EUR</g:price>');
  });

  it('PROD-13 the current price of its card says so', async () => {
    const prices = await createPricesApi(shop.http, shop.view).current([sku]);
    expect([...prices.values()]).toEqual([{ price: 2490 }]);
  });

  it('LIST-12 a list by price puts it among what costs as much', async () => {
    const { listing } = await shop.catalog.categoryPage('handdoeken', { sort: 'price-asc' });
    const prices = listing.products.map(({ price = 0 }) => price);
    expect(listing.products.map(({ parentSku }) => parentSku)).toContain(sku);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });
});

it('VAR-07 a card does not say the price of a variant that is sold out while others are not', async () => {
  const { card } = shopOf('fashion');
  const family = demoDocuments('fashion').products.find(({ sku }) => sku === 'LI-PA-01');
  const cheap = (family?.configurable_children ?? []).filter(({ price }) => price === 8.95);
  expect(await card('LI-PA-01')).toContain('vanaf €\u00A08,95');
  for (const { sku } of cheap) await putInStock(backend.ports.database, 2, sku, 0);
  expect(await card('LI-PA-01')).toContain('€\u00A09,95');
  expect(await card('LI-PA-01')).not.toContain('8,95');
});

describe('PRICE-14 a set of pillows of € 23,95, € 20,95 and € 14,95', () => {
  it.each(['card', 'page'] as const)('PRICE-14 its %s says from what each of them costs', async (place) => {
    expect(await shopOf('dailydeal')[place]('DV-SET-01')).toContain('per stuk vanaf €\u00A014,95');
  });

  it('PRICE-14 the price is not that of one that is sold out', async () => {
    await putInStock(backend.ports.database, 1, 'DV-KP-03', 0);
    expect(await shopOf('dailydeal').card('DV-SET-01')).toContain('per stuk vanaf €\u00A020,95');
  });
});
