import { nl, ProductCard } from '@etalage/catalog';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aVariantDocument,
} from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { aStorefront, views } from './testing/aStorefront.ts';
import { withPages, type Page } from './testing/withPages.ts';

const [view] = views;
const named = (id: number, sku: string, differences: object) => {
  const key = sku.toLowerCase();
  const own = { id, sku, name: `Handdoek ${sku}`, url_key: key, url_path: `${key}.html`, image: '/h/d/hd.jpg' };
  return aProductDocument({ ...own, ...differences });
};
const managed = (qty: number) => ({ stock: { qty, is_in_stock: qty > 0, manage_stock: true } });

const textiles = ['KATOEN', 'HOUT', 'LINNEN'];
const asMember = (linked_product_sku: string, position: number) => ({
  ...{ link_type: 'associated', linked_product_type: 'simple', linked_product_sku },
  position,
});
/** A group of a bundle that offers all textiles. */
const inBundle = (option_id: number) => ({
  option_id,
  ...{ title: `Keuze ${option_id}`, required: true, type: 'radio', position: option_id },
  product_links: textiles.map((sku, at) => ({ id: `${option_id}${at}`, sku, qty: 1, position: at })),
});

let backend: TestBackend;
beforeAll(async () => {
  backend = await aBackend();
  const attributes = [aColourDocument(), { ...aColourDocument(), id: 9, attribute_id: 9, attribute_code: 'model' }];
  const children = [4, 9].map((qty, at) =>
    aVariantDocument({ id: 61 + at, sku: `KEUS-${qty}`, kleur: String(31 + at), ...managed(qty) }),
  );
  await importDocuments(backend, {
    categories: [aCategoryDocument()],
    attributes,
    products: [
      ...[1, 5, 6, 0].map((qty) => named(10 + qty, `STUKS-${qty}`, managed(qty))),
      named(19, 'GESLOTEN', { stock: { qty: 3, is_in_stock: false, manage_stock: true } }),
      named(20, 'ONGETELD', { stock: { qty: 3, is_in_stock: true, manage_stock: false } }),
      named(21, 'ONGETELD-OP', { stock: { qty: 0, is_in_stock: false, manage_stock: false } }),
      named(22, 'ONBEKEND', { stock: undefined }),
      {
        ...aConfigurableDocument(),
        ...named(60, 'KEUS', { type_id: 'configurable', configurable_children: children }),
      },
      named(23, 'SET', {
        type_id: 'grouped',
        product_links: ['STUKS-5', 'STUKS-6'].map(asMember),
      }),
      named(30, 'WASBAAR', { care: ['wash_60', 'no_bleach', 'no_tumble', 'iron_medium'] }),
      named(31, 'WIT', { model: '31', kleur: '31', image: '/h/d/wit.jpg' }),
      named(32, 'BLAUW', { model: '31', kleur: '32', image: '/h/d/blauw.jpg' }),
      named(33, 'BEELDLOOS', { image: undefined }),
      named(34, 'GEKOZEN-GEEN', { image: 'no_selection' }),
      named(35, 'WETTELIJK', {
        producer: { name: 'Atelier Vaart', address: 'Bleekveld 4, Bursa', email: 'info@vaart.example' },
        eu_responsible: { name: 'Invoer B.V.', address: 'Kade 1, Rotterdam', email: 'hallo@invoer.example' },
        warnings: ['Uit de buurt van vuur houden.', 'Geen speelgoed.'],
        fibre_composition: [
          { fibre: 'polyamide', percentage: 78 },
          { fibre: 'elastaan', percentage: 22 },
        ],
        is_sealed_hygiene: '1',
      }),
      named(41, 'KATOEN', { name: 'Laken', fibre_composition: [{ fibre: 'katoen', percentage: 100 }] }),
      named(42, 'LINNEN', { name: 'Sloop', fibre_composition: [{ fibre: 'linnen', percentage: 100 }] }),
      named(43, 'HOUT', { name: 'Knijper' }),
      named(44, 'BEDSET', { type_id: 'grouped', product_links: textiles.map(asMember) }),
      named(45, 'BEDPAKKET', { type_id: 'bundle', bundle_options: [1, 2].map(inBundle) }),
    ],
  });
});

async function pageOf(path: string): Promise<Page> {
  const pages: Page[] = [];
  await withPages(view, backend, async (open) => void pages.push(await open(`/p/${path}`)));
  return pages[0] ?? expect.unreachable();
}

async function cardOf(sku: string): Promise<string> {
  const [product] = await aStorefront(view, backend).catalog.cards([sku]);
  return product ? renderToStaticMarkup(createElement(ProductCard, { product, messages: nl })) : '';
}

const few = /Nog maar \d+ op voorraad/u;

describe('STOCK-07 the remaining quantity', () => {
  it.each([
    ['the threshold of 5', 'STUKS-5', 5],
    ['a quantity below it', 'STUKS-1', 1],
  ])('STOCK-07 the page says it at %s', async (_at, sku, quantity) => {
    expect((await pageOf(`${sku}/x`)).text).toContain(`Nog maar ${quantity} op voorraad`);
  });
  it.each([
    ['the threshold of 5', 'STUKS-5', 5],
    ['a quantity below it', 'STUKS-1', 1],
  ])('STOCK-07 the card says it at %s', async (_at, sku, quantity) => {
    expect(await cardOf(sku)).toContain(`Nog maar ${quantity} op voorraad`);
  });
  const silent = [
    ['above the threshold', 'STUKS-6'],
    ['of a product that is sold out', 'STUKS-0'],
    ['of a product that is out of stock while some are left', 'GESLOTEN'],
    ['of a product whose stock is not managed', 'ONGETELD'],
    ['of a product whose stock is not known', 'ONBEKEND'],
  ] as const;
  it.each(silent)('STOCK-07 the page does not say it %s', async (_when, sku) => {
    expect((await pageOf(`${sku}/x`)).text).not.toMatch(few);
  });
  it.each(silent)('STOCK-07 the card does not say it %s', async (_when, sku) => {
    expect(await cardOf(sku)).not.toMatch(few);
  });
  it('STOCK-07 the page says it of the variant that is chosen', async () => {
    expect((await pageOf('KEUS/x/KEUS-4')).text).toContain('Nog maar 4 op voorraad');
  });
  it('STOCK-07 the page does not say it of a variant that is above the threshold', async () => {
    expect((await pageOf('KEUS/x/KEUS-9')).text).not.toMatch(few);
  });
  it('STOCK-07 the page says it of the member of a set that is not above the threshold', async () => {
    expect((await pageOf('SET/x')).text.match(/Nog maar \d+ op voorraad/gu)).toEqual(['Nog maar 5 op voorraad']);
  });
});

describe('STOCK-02 the status of a stock', () => {
  it.each([
    ['out of stock when is_in_stock is false', 'STUKS-0', 'Niet op voorraad!', false],
    ['ok when the stock is known', 'STUKS-6', 'Op voorraad!', true],
    ['ok when the stock is not managed', 'ONGETELD', 'Op voorraad!', true],
    ['ok when the stock is not managed, whatever is_in_stock says', 'ONGETELD-OP', 'Op voorraad!', true],
  ])('STOCK-02 is %s', async (_what, sku, words, canOrder) => {
    const page = await pageOf(`${sku}/x`);
    expect(page.text).toContain(words);
    expect(page.canOrder).toBe(canOrder);
  });
  it('STOCK-02 is volatile without a stock record: the page promises nothing, and it can be ordered', async () => {
    const page = await pageOf('ONBEKEND/x');
    expect(page.text).not.toMatch(/op voorraad/iu);
    expect(page.canOrder).toBe(true);
  });
});

describe('what the law wants said, as it was imported', () => {
  it.each([
    ['LEGAL-05 each fibre with its percentage', 'Samenstelling78% polyamide, 22% elastaan'],
    ['LEGAL-06 the manufacturer', 'FabrikantAtelier Vaart, Bleekveld 4, Bursa, info@vaart.example'],
    [
      'LEGAL-06 who answers for it in the EU',
      'Verantwoordelijk in de EUInvoer B.V., Kade 1, Rotterdam, hallo@invoer.example',
    ],
    ['LEGAL-06 each warning', 'WaarschuwingUit de buurt van vuur houden. Geen speelgoed.'],
    ['LEGAL-08 that it may be returned only unopened', 'je kunt dit alleen ongeopend terugsturen'],
  ])('%s is on the page of the product', async (_what, words) =>
    expect((await pageOf('WETTELIJK/x')).text).toContain(words),
  );
});

it.each([
  ['set', 'BEDSET'],
  ['bundle', 'BEDPAKKET'],
])('LEGAL-05 the page of a %s says of each textile in it what it is made of, once', async (_what, sku) =>
  expect((await pageOf(`${sku}/x`)).text).toContain('SamenstellingLaken: 100% katoen; Sloop: 100% linnenArtikelnummer'),
);

describe('SHIP-11 the page of a product that the store serves', () => {
  const promise = 'Voor 22.00 uur besteld, morgen in huis';
  it.each(['STUKS-6', 'KEUS'])('SHIP-11 promises the day for %s, which is in stock', async (sku) => {
    expect((await pageOf(`${sku}/x`)).text).toContain(promise);
  });
  it.each(['STUKS-0', 'ONBEKEND'])('SHIP-11 promises none for %s, which may not be', async (sku) => {
    expect((await pageOf(`${sku}/x`)).text).not.toContain('in huis');
  });
});

describe('PROD-20 the care of a textile product', () => {
  it('PROD-20 its page shows the meaning of each symbol as text', async () => {
    const { text } = await pageOf('WASBAAR/x');
    expect(text).toContain('Wassen op 60 °CNiet blekenNiet in de drogerStrijken op twee stippen');
  });
  it('PROD-20 its page shows a symbol beside each meaning', async () => {
    const { html } = await pageOf('WASBAAR/x');
    const [, list = ''] = /Wassen en verzorgen<\/h2><ul[^>]*>(.*?)<\/ul>/u.exec(html) ?? [];
    expect(list.match(/<li[^>]*>.*?<\/li>/gu)?.map((item) => /<svg[^>]*>.*<path/u.test(item))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
  it('PROD-20 a page of a product without symbols says nothing of care', async () => {
    expect((await pageOf('WIT/x')).text).not.toContain('Wassen en verzorgen');
  });
});

describe('IMG-01 the pictures of a product', () => {
  it('IMG-01 the gallery of its page shows it at 600x744', async () => {
    expect((await pageOf('WIT/x')).html).toContain('src="/img/600/744/resize/h/d/wit.jpg"');
  });
  it('IMG-01 the same in other colours is shown at 150x150', async () => {
    expect((await pageOf('WIT/x')).html).toContain('src="/img/150/150/resize/h/d/blauw.jpg"');
  });
  it('IMG-01 a card shows it at 310x300', async () => {
    expect(await cardOf('WIT')).toContain('src="/img/310/300/resize/h/d/wit.jpg"');
  });
  it('IMG-01 a card in a category shows it at 310x300', async () => {
    await withPages(view, backend, async (open) =>
      expect((await open('/c/bad')).html).toContain('src="/img/310/300/resize/h/d/wit.jpg"'),
    );
  });
});

describe('IMG-05 a product without an image', () => {
  it.each(['BEELDLOOS', 'GEKOZEN-GEEN'])('IMG-05 the gallery of %s shows the placeholder', async (sku) => {
    expect((await pageOf(`${sku}/x`)).html).toMatch(/<svg viewBox="0 0 600 744"[^>]* data-placeholder=/u);
  });
  it.each(['BEELDLOOS', 'GEKOZEN-GEEN'])('IMG-05 the card of %s shows the placeholder', async (sku) => {
    expect(await cardOf(sku)).toMatch(/<svg viewBox="0 0 310 300"[^>]* data-placeholder=/u);
  });
});
