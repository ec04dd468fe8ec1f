import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, testAdminKey, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aProvider } from '../../backend/src/testing/aProvider.ts';
import { anOrder } from '../../backend/src/testing/aShop.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aVariantDocument,
  type TestDocument,
} from '../../backend/src/testing/documents.ts';
import { ask, importDocuments } from '../../backend/src/testing/importing.ts';
import { aStorefront, views } from './testing/aStorefront.ts';
import { withPages, type Page } from './testing/withPages.ts';
import { searchedProduct } from './testing/searchedProduct.ts';

const [view] = views;
let last = 300;
const named = (sku: string, differences: TestDocument = {}): TestDocument => {
  const key = sku.toLowerCase();
  const names = { id: (last += 1), sku, name: `Doek ${sku}`, url_key: key, url_path: `${key}.html` };
  return aProductDocument({ ...names, image: `/${key}.jpg`, ...differences });
};

const colours = ['Wit', 'Blauw', 'Rood', 'Groen', 'Geel', 'Zwart'];
const colourOptions = colours.map((label, at) => ({ value: String(31 + at), label }));
const colourOf = (label: string): string => String(31 + colours.indexOf(label));

const variantOf = (colour: string, size: string): TestDocument =>
  aVariantDocument({
    id: (last += 1),
    sku: `JAS-${colour}-${size}`,
    kleur: colourOf(colour),
    maat: size === 'S' ? '41' : '42',
    price: 59,
    stock: { qty: 20, is_in_stock: true, manage_stock: true },
  });
const [colourOption] = [aConfigurableDocument()['configurable_options']].flat();
const robe: TestDocument = {
  ...aConfigurableDocument(),
  ...named('JAS', {
    name: 'Badjas Fenne',
    type_id: 'configurable',
    description: '<p>Zacht en warm.</p>',
    fit: 'small',
    materiaal: 'Katoen',
    configurable_options: [
      colourOption,
      {
        attribute_id: '4',
        attribute_code: 'maat',
        label: 'Maat',
        values: [
          { value_index: 41, label: 'S' },
          { value_index: 42, label: 'L' },
        ],
      },
    ],
    configurable_children: [variantOf('Wit', 'S'), variantOf('Wit', 'L'), variantOf('Blauw', 'S')],
  }),
};

/** There are many of size S and few of size L, so its page opens without a size unless the address names one. */
const unevenSizes: TestDocument = named('MATEN', {
  type_id: 'configurable',
  configurable_options: robe['configurable_options'],
  configurable_children: (
    [
      ['S', '41', 20],
      ['L', '42', 2],
    ] as const
  ).map(([size, maat, qty]) =>
    aVariantDocument({
      ...{ id: (last += 1), sku: `MATEN-${size}`, kleur: colourOf('Wit'), maat },
      stock: { qty, is_in_stock: true, manage_stock: true },
    }),
  ),
});

const noPictures = { image: null, small_image: null, thumbnail: null };
const film = (url: string, pos: number) => ({ typ: 'video', vid: { url }, pos });
const galleries = [
  named('GALERIJ', {
    media_gallery: [
      film('/film/tweede.mp4', 10),
      { typ: 'image', image: '/eerste.jpg', pos: 9, lab: 'Voorkant' },
      film('/film/derde.webm', 11),
      film('/film/vierde.mp4.mov', 12),
      { typ: 'panorama', image: '/vijfde.jpg', pos: 13 },
    ],
  }),
  named('ALLEEN-IMAGE', { ...noPictures, image: '/een.jpg', small_image: '/twee.jpg', thumbnail: '/drie.jpg' }),
  named('ALLEEN-SMALL', { ...noPictures, small_image: '/twee.jpg', thumbnail: '/drie.jpg' }),
  named('ALLEEN-THUMBNAIL', { ...noPictures, thumbnail: '/drie.jpg' }),
];

const link = (link_type: string, sku: string, more: object = {}) => ({
  ...{ link_type, linked_product_sku: sku, linked_product_type: 'simple' },
  ...more,
});
const part = (id: number, sku: string, is_default = false, qty = 1) => ({ id, sku, qty, is_default });
const composed = [
  named('DEEL-1', { visibility: 1 }),
  named('DEEL-2', { visibility: 1 }),
  named('DEEL-3', { visibility: 1 }),
  named('SET', {
    type_id: 'grouped',
    product_links: [
      link('associated', 'DEEL-1', { qty: 2, position: 1 }),
      link('associated', 'DEEL-2', { position: 2, extension_attributes: { qty: 3 } }),
      link('related', 'DEEL-3'),
    ],
  }),
  named('BUNDEL', {
    type_id: 'bundle',
    bundle_options: [
      {
        ...{ option_id: 7, title: 'Doos', type: 'radio', required: true },
        product_links: [part(71, 'DEEL-1'), part(72, 'DEEL-2', true)],
      },
      {
        ...{ option_id: 8, title: 'Erin', type: 'checkbox', required: false },
        product_links: [part(81, 'DEEL-1', true, 2), part(82, 'DEEL-3')],
      },
      ...['select', 'multi'].map((type, at) => ({
        ...{ option_id: 9 + at, title: `Naar keuze, ${type}`, type, required: false },
        product_links: [
          part(91 + 10 * at, 'DEEL-1'),
          part(92 + 10 * at, 'DEEL-2', true),
          part(93 + 10 * at, 'DEEL-3', type === 'multi'),
        ],
      })),
    ],
  }),
];

const ofModel = (sku: string, colour: string, differences: TestDocument = {}) =>
  named(sku, { model: '31', kleur: colourOf(colour), ...differences });
const family = [
  ofModel('MAND', 'Wit'),
  ofModel('MAND-BLAUW', 'Blauw', { visibility: 2 }),
  ofModel('MAND-ROOD', 'Rood', { type_id: 'virtual', visibility: 3 }),
  ofModel('MAND-OOK-WIT', 'Wit'),
  ofModel('MAND-VERBORGEN', 'Groen', { visibility: 1 }),
  ofModel('MAND-UIT', 'Geel', { status: 2 }),
  ofModel('MAND-ANDER', 'Zwart', { model: '32' }),
];

const careOf = {
  wash_30: 'Wassen op 30 °C',
  wash_40: 'Wassen op 40 °C',
  wash_60: 'Wassen op 60 °C',
  hand_wash: 'Met de hand wassen',
  no_bleach: 'Niet bleken',
  tumble_low: 'Drogen op lage stand',
  no_tumble: 'Niet in de droger',
  iron_medium: 'Strijken op twee stippen',
  iron_high: 'Strijken op drie stippen',
  no_iron: 'Niet strijken',
  dry_clean: 'Chemisch reinigen',
  wipe: 'Met een vochtige doek afnemen',
  dishwasher: 'Mag in de vaatwasser',
};
/** A care instruction without an icon of its own: it is shown with the general one. */
const isWithoutSymbol = (code: string) => code === 'wipe' || code === 'dishwasher';

/** A product document with every importable field. */
const whole: TestDocument = {
  ...{ id: 300, sku: 'HEEL', name: 'Heel', description: '<p>Heel.</p>', type_id: 'configurable', status: 1 },
  ...{ url_key: 'heel', url_path: 'heel.html', slug: 'heel', visibility: 4, category_ids: ['10'] },
  ...{ image: '/heel.jpg', small_image: '/klein.jpg', thumbnail: '/duim.jpg', daily_deal_image: '/dag.jpg' },
  ...{ media_gallery: [{ typ: 'image', image: '/heel.jpg', pos: 1 }] },
  ...{ price: 100, special_price: 75, special_from_date: '2026-11-01', special_to_date: '2026-11-30' },
  ...{ regular_price: 100, tax_class_id: '2', tier_prices: [{ customer_group_id: 32000, qty: 3, value: 70 }] },
  ...{ stock: { qty: 8, is_in_stock: true, manage_stock: true } },
  ...{ custom_attributes: [{ attribute_code: 'geslacht', value: 'dames' }] },
  configurable_options: [colourOption],
  configurable_children: [
    aVariantDocument({
      ...{ id: 299, sku: 'HEEL-wit', color: '31', size: '41', price: 59, special_price: 49 },
      custom_attributes: [{ attribute_code: 'geslacht', value: 'dames' }],
    }),
  ],
  product_links: [link('related', 'SET')],
  bundle_options: [],
  product_labels: [{ label: 'Favoriet', type: 'pick', position: 1 }],
  ...{ new: 1, sale: 1, brand: 'Vaart', manufacturer: 'Vaart', model: '33', kleur: '31' },
};
const fieldsOfAnswer = [
  ...'id sku name description type_id url_key url_path slug status visibility image thumbnail small_image'.split(' '),
  ...'media_gallery daily_deal_image category_ids stock configurable_options configurable_children'.split(' '),
  ...'price price_incl_tax final_price final_price_incl_tax original_price original_price_incl_tax'.split(' '),
  ...'special_price special_price_incl_tax special_from_date special_to_date regular_price'.split(' '),
  ...'discount_percentage tax_class_id tier_prices custom_attributes product_links bundle_options product_labels'.split(
    ' ',
  ),
  ...'new sale brand manufacturer model kleur'.split(' '),
];

let backend: TestBackend;
beforeAll(async () => {
  backend = await aBackend({ fetch: aProvider('test-key').fetch });
  const attribute = { ...aColourDocument(), options: colourOptions };
  const sizes = [
    { value: '41', label: 'S' },
    { value: '42', label: 'L' },
  ];
  const report = await importDocuments(backend, {
    categories: [
      aCategoryDocument(),
      aCategoryDocument({
        id: 12,
        name: 'Kaarten',
        slug: 'kaarten',
        url_key: 'kaarten',
        url_path: 'kaarten',
        path: '1/2/12',
      }),
    ],
    attributes: [
      attribute,
      { ...attribute, id: 4, attribute_id: 4, attribute_code: 'maat', default_frontend_label: 'Maat', options: sizes },
      { ...attribute, id: 9, attribute_id: 9, attribute_code: 'model' },
    ],
    products: [
      robe,
      unevenSizes,
      ...galleries,
      ...composed,
      ...family,
      whole,
      named('UIT', {
        ...{ type_id: 'configurable', configurable_options: [colourOption] },
        configurable_children: [aVariantDocument({ id: 298, sku: 'UIT-wit', status: 2 })],
      }),
      named('KAART', {
        ...{ name: 'Handdoek Fenne', category_ids: ['12'], category: [{ category_id: 12, name: 'Kaarten' }] },
        ...{ price: 100, special_price: 75, special_from_date: '2026-11-01', special_to_date: '2026-11-30', new: 1 },
        product_labels: [
          { label: 'Tweede', type: 'pick', position: 10 },
          { label: 'Eerste', type: 'sale', position: 9 },
        ],
      }),
      named('KAART-VOL', { category_ids: ['12'], category: [{ category_id: 12, name: 'Kaarten' }], sale: 1 }),
      named('KAART-NIEUW', { category_ids: ['12'], category: [{ category_id: 12, name: 'Kaarten' }], new: 1 }),
      named('KAART-KAAL', { category_ids: ['12'], category: [{ category_id: 12, name: 'Kaarten' }] }),
      named('KLEIN', { fit: 'small' }),
      named('NORMAAL', { fit: 'normal' }),
      named('GROOT', { fit: 'large' }),
      named('WASBAAR', { care: Object.keys(careOf) }),
      named('VERWANT', {
        product_links: [
          link('related', 'MAND'),
          link('related', 'KLEIN'),
          link('upsell', 'GROOT'),
          link('upsell', 'MAND'),
          link('crosssell', 'UIT'),
        ],
      }),
      named('BEOORDEELD'),
      named('OP', { stock: { qty: 0, is_in_stock: false, manage_stock: true } }),
      named('NAAM', { custom_options: [{ option_id: 7, title: 'Naam', type: 'field', is_require: true }] }),
      named('DICHT', { fit: 'small', is_sealed_hygiene: true }),
      named('BON', { type_id: 'virtual' }),
      named('PATROON', { type_id: 'downloadable' }),
    ],
  });
  expect(report).toMatchObject({ rejected: [] });
});

const pages = new Map<string, Page>();
/** The page at a path, and its `main` element parsed. */
async function open(path: string) {
  const kept = pages.get(path);
  if (kept === undefined) await withPages(view, backend, async (read) => void pages.set(path, await read(path)));
  const page = kept ?? pages.get(path) ?? expect.unreachable();
  const { document } = new Window();
  document.write(page.html);
  const list = (selector: string) => [...document.querySelectorAll(selector)];
  const texts = (selector: string) => list(selector).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  const values = (selector: string, attribute: string) => list(selector).map((found) => found.getAttribute(attribute));
  return { ...page, document, list, texts, values };
}
const productPage = (sku: string) => open(`/p/${sku}/x`);

const foundOf = (sku: string) => searchedProduct(backend, view, sku);

it('PROD-01 the product that a search finds is the one that is answered by its sku', async () => {
  const { result } = await ask(backend, '/api/product?sku=HEEL');
  expect(await foundOf('HEEL')).toEqual({ ...result, _score: 0 });
});

it('VAR-01 the options and variants of a product that a search finds are those that are answered by its sku', async () => {
  const { configurable_options, configurable_children } = (await ask(backend, '/api/product?sku=HEEL')).result;
  expect(await foundOf('HEEL')).toMatchObject({ configurable_options, configurable_children });
});

describe('PROD-01 the product that is answered', () => {
  let answered: object;
  beforeAll(async () => void (answered = (await ask(backend, '/api/product?sku=HEEL')).result));

  it.each(fieldsOfAnswer)('PROD-01 carries %s', (field) => expect(answered).toHaveProperty([field], expect.anything()));

  /** The variant costs 59, now 49: its product shows that price, and its own special price beside it. */
  it.each([
    ['image', expect.stringMatching(/^\/heel\.jpg/u)],
    ['small_image', expect.stringMatching(/^\/klein\.jpg/u)],
    ['thumbnail', expect.stringMatching(/^\/duim\.jpg/u)],
    ['daily_deal_image', expect.stringMatching(/^\/dag\.jpg/u)],
    ['price', 100],
    ['special_price', 75],
    ['special_price_incl_tax', 75],
    ['price_incl_tax', 49],
    ['final_price', 49],
    ['final_price_incl_tax', 49],
    ['original_price', 59],
    ['original_price_incl_tax', 59],
    ['regular_price', 59],
    ['discount_percentage', -17],
  ])('PROD-01 carries its own %s: %s', (field, value) => expect(answered).toHaveProperty([field], value));

  it('PROD-01 carries its category_ids', () => expect(answered).toMatchObject({ category_ids: ['10'] }));

  it.each([
    ['is_in_stock', true],
    ['qty', 8],
    ['product_id', 300],
  ])('PROD-01 carries %s of its stock', (field, value) => expect(answered).toHaveProperty(['stock', field], value));

  it.each([
    ['simple', 'KLEIN'],
    ['configurable', 'JAS'],
    ['grouped', 'SET'],
    ['bundle', 'BUNDEL'],
    ['virtual', 'BON'],
    ['downloadable', 'PATROON'],
  ])('PROD-01 may be %s', async (type_id, sku) =>
    expect(await ask(backend, `/api/product?sku=${sku}`)).toMatchObject({ code: 200, result: { type_id } }),
  );
});

describe('VAR-01 the configurable product that is answered', () => {
  let answered: object;
  beforeAll(async () => void (answered = (await ask(backend, '/api/product?sku=JAS')).result));

  it.each([
    ['attribute_id', '3'],
    ['attribute_code', 'kleur'],
    ['label', 'Kleur'],
    ['values', expect.arrayContaining([expect.objectContaining({ value_index: 31, label: 'Wit' })])],
  ])('VAR-01 its options hold %s', (field, value) =>
    expect(answered).toHaveProperty(['configurable_options', 0, field], value),
  );

  it('VAR-01 its second option holds the same of its own', () =>
    expect(answered).toHaveProperty(
      ['configurable_options', 1],
      expect.objectContaining({
        ...{ attribute_id: '4', attribute_code: 'maat', label: 'Maat' },
        values: [
          expect.objectContaining({ value_index: 41, label: 'S' }),
          expect.objectContaining({ value_index: 42, label: 'L' }),
        ],
      }),
    ));
  it('VAR-01 its second variant holds the same of its own', () =>
    expect(answered).toHaveProperty(
      ['configurable_children', 1],
      expect.objectContaining({
        ...{ sku: 'JAS-Wit-L', kleur: '31', maat: '42', price: 59, final_price: 59 },
        stock: expect.objectContaining({ qty: 20, is_in_stock: true }),
      }),
    ));

  it.each([
    ['sku', 'JAS-Wit-S'],
    ['kleur', '31'],
    ['maat', '41'],
    ['price', 59],
    ['final_price', 59],
    ['stock', expect.objectContaining({ qty: 20, is_in_stock: true })],
  ])('VAR-01 its variants hold %s', (field, value) =>
    expect(answered).toHaveProperty(['configurable_children', 0, field], value),
  );

  it.each([
    ['color', '31'],
    ['size', '41'],
    ['special_price', 49],
    ['final_price', 49],
    ['original_price', 59],
    ['custom_attributes', [{ attribute_code: 'geslacht', value: 'dames' }]],
  ])('VAR-01 its variants hold %s where the import says so', async (field, value) => {
    const { result } = await ask(backend, '/api/product?sku=HEEL');
    expect(result).toHaveProperty(['configurable_children', 0, field], value);
  });
});

it.each([
  ['JAS-Wit-L', ['Wit', 'L']],
  ['JAS-Blauw-S', ['Blauw', 'S']],
])('VAR-08 the address of %s opens with the options of that variant chosen', async (sku, chosen) =>
  expect((await open(`/p/JAS/x/${sku}`)).texts('[data-option] [aria-current="true"]')).toEqual(chosen),
);

it('VAR-08 the address of a variant opens with its size chosen too, where sizes differ in stock', async () => {
  const sizesAt = async (address: string) =>
    (await open(`/p/MATEN/x${address}`)).texts('[data-option="maat"] [aria-current="true"]');
  expect([await sizesAt('/MATEN-L'), await sizesAt('')]).toEqual([['L'], []]);
});

it('ROUTE-15 each option of a variant’s page links to the address that ends with the sku it chooses', async () => {
  const links = (await open('/p/JAS/x/JAS-Wit-S')).values('[data-option] a[href^="/p/"]', 'href');
  expect(links).toEqual(['Wit-S', 'Blauw-S', 'Wit-S', 'Wit-L'].map((variant) => `/p/JAS/jas/JAS-${variant}`));
});

it('VAR-11 the address of a variant that was removed says that it is no longer available', async () => {
  const gone = 'De gekozen combinatie van opties is niet meer leverbaar';
  const textOf = async (sku: string) => (await open(`/p/JAS/x/${sku}`)).document.body.textContent;
  expect(await textOf('JAS-Rood-S')).toContain(gone);
  expect(await textOf('JAS-Wit-S')).not.toContain(gone);
});

describe('PROD-05 the page of a product', () => {
  const page = () => open('/p/JAS/x/JAS-Wit-S');

  it('PROD-05 shows the name', async () => expect((await page()).heading).toBe('Badjas Fenne'));
  it('PROD-05 shows the gallery', async () =>
    expect((await page()).values('ul[aria-label="Foto’s van het product"] img', 'src')).toEqual([
      expect.stringContaining('/jas.jpg'),
    ]));
  it('PROD-05 shows the price', async () => {
    const { document, list } = await page();
    for (const repeated of list('[aria-hidden]')) repeated.remove();
    expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain('€ 59,00');
  });
  it.each([
    ['kleur', ['Wit', 'Blauw']],
    ['maat', ['S', 'L']],
  ])('PROD-05 shows the options of %s', async (code, labels) =>
    expect((await page()).texts(`[data-option="${code}"] > div > *`)).toEqual(labels),
  );
  it('PROD-05 shows the link to the size guide at the sizes', async () =>
    expect((await page()).values('[data-option="maat"] p a', 'href')).toEqual(['/i/maattabel']));
  it('PROD-05 shows a quantity of one piece', async () =>
    expect((await page()).values('input[aria-label="Aantal"]', 'value')).toEqual(['1']));
  it('PROD-05 shows the button that adds to the cart', async () =>
    expect((await page()).texts('button[data-act="add-to-cart"]')).toEqual([
      expect.stringMatching(/^In winkelwagen/u),
    ]));
  it('PROD-05 shows the state of its stock', async () =>
    expect((await page()).texts('p[role="status"]')).toContain('Op voorraad!'));
  it('PROD-05 shows the description', async () => expect((await page()).text).toContain('Zacht en warm.'));
  it('PROD-05 shows every row of the specification', async () => {
    const { texts } = await page();
    expect(texts('dl > div')).toEqual(['ArtikelnummerJAS', expect.stringMatching(/^Wettelijke garantie/u)]);
  });
  it('PROD-05 shows its info texts', async () =>
    expect((await page()).texts('p')).toContainEqual(expect.stringMatching(/^Valt klein/u)));
  it('PROD-05 shows its errors', async () =>
    expect((await productPage('UIT')).texts('p[role="alert"]')).toEqual([
      'Geen varianten van dit product beschikbaar',
    ]));
  it('PROD-05 shows each of its info texts', async () =>
    expect((await productPage('DICHT')).texts('p')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Valt klein/u), expect.stringMatching(/^Verzegeld/u)]),
    ));
  it('PROD-05 shows the state of the stock of a product with custom options', async () =>
    expect((await productPage('NAAM')).texts('p[role="status"]')).toContain('Op voorraad!'));
  it.each([
    ['a product with custom options', 'NAAM'],
    ['a bundle', 'BUNDEL'],
  ])('PROD-05 shows the quantity of %s', async (_what, sku) =>
    expect((await productPage(sku)).values('input[aria-label="Aantal"]', 'value')).toEqual(['1']),
  );
  it.each([
    ['a product', 'KLEIN'],
    ['a product with custom options', 'NAAM'],
    ['a product that is sold out', 'OP'],
  ])('PROD-05 shows the wishlist button of %s', async (_what, sku) =>
    expect((await productPage(sku)).values('button[data-wish]', 'aria-label')).toEqual([
      expect.stringContaining(`Doek ${sku}`),
    ]),
  );
});

describe('PROD-06 the gallery of a page', () => {
  const shown = async (sku: string) => {
    const { list } = await productPage(sku);
    return list('ul[aria-label="Foto’s van het product"] > li > *').flatMap((item) => {
      const media = item.matches('img, video') ? item : item.querySelector('img, video');
      return media?.getAttribute('src')?.replace(/^.*\/resize|\?v=.*$/gu, '') ?? [];
    });
  };

  it('PROD-06 shows images and videos by position, and skips videos that are neither .webm nor .mp4', async () =>
    expect(await shown('GALERIJ')).toEqual(['/eerste.jpg', '/film/tweede.mp4', '/film/derde.webm']));
  it('PROD-06 shows each video as a video, and each image as an image', async () => {
    const { values } = await productPage('GALERIJ');
    const strip = 'ul[aria-label="Foto’s van het product"]';
    expect(values(`${strip} video`, 'src')).toEqual(['/film/tweede.mp4', '/film/derde.webm']);
    expect(values(`${strip} img`, 'src')).toEqual([expect.stringContaining('/eerste.jpg')]);
  });
  it('PROD-06 falls back to image', async () => expect(await shown('ALLEEN-IMAGE')).toEqual(['/een.jpg']));
  it('PROD-06 falls back to small_image without image', async () =>
    expect(await shown('ALLEEN-SMALL')).toEqual(['/twee.jpg']));
  it('PROD-06 falls back to thumbnail without either', async () =>
    expect(await shown('ALLEEN-THUMBNAIL')).toEqual(['/drie.jpg']));
});

describe('A11Y-06 the text of a picture on the page of a product', () => {
  it.each([
    ['the name of the product', 'ALLEEN-IMAGE', 'Doek ALLEEN-IMAGE'],
    ['the name of the product in a gallery', 'HEEL', 'Heel'],
    ['what the gallery calls it', 'GALERIJ', 'Voorkant'],
  ])('A11Y-06 is %s', async (_what, sku, text) => {
    const { values } = await productPage(sku);
    expect(values('ul[aria-label="Foto’s van het product"] img', 'alt')).toEqual([text]);
  });
});

describe('PROD-07 a card in a category', () => {
  const cardOf = async (sku: string) => {
    const { list } = await open('/c/kaarten');
    const card = list('article').find((each) => each.querySelector(`a[href^="/p/${sku}/"]`)) ?? expect.unreachable();
    const labels = [...card.querySelectorAll('div:has(img) > div > :not([data-wish])')];
    return { card, text: card.textContent.replaceAll('\u00a0', ' '), labels };
  };

  it('PROD-07 shows the image', async () =>
    expect((await cardOf('KAART')).card.querySelector('img')?.getAttribute('src')).toContain('/kaart.jpg'));
  it('PROD-07 shows the name', async () =>
    expect((await cardOf('KAART')).card.querySelector('h3')?.textContent).toBe('Handdoek Fenne'));
  it('PROD-07 shows the price', async () => expect((await cardOf('KAART')).text).toContain('€ 75,00'));
  it('PROD-07 shows the discount percentage of a reduced price', async () =>
    expect((await cardOf('KAART')).text).toContain('-25%'));
  it('PROD-07 shows no percentage of a price that is not reduced', async () =>
    expect((await cardOf('KAART-KAAL')).text).not.toContain('%'));
  it('PROD-07 shows the labels by position, then those for new and sale', async () =>
    expect((await cardOf('KAART')).labels.map(({ textContent }) => textContent)).toEqual([
      ...['Eerste', 'Tweede', 'Nieuw', 'Sale'],
    ]));
  it('PROD-07 shows a label of the type sale like the one for sale, and others otherwise', async () => {
    const looks = (await cardOf('KAART')).labels.map(({ className }) => className);
    expect(looks).toEqual([looks[3], looks[2], expect.any(String), expect.any(String)]);
    expect(looks[3]).not.toBe(looks[2]);
  });
  it('PROD-07 shows the label for sale of a product that says so', async () =>
    expect((await cardOf('KAART-VOL')).labels.map(({ textContent }) => textContent)).toEqual(['Sale']));
  it('PROD-07 shows the label for new of a product that is not reduced', async () =>
    expect((await cardOf('KAART-NIEUW')).labels.map(({ textContent }) => textContent)).toEqual(['Nieuw']));
  it('PROD-07 shows the labels among the results of a search too', async () => {
    const { list } = await open('/search?q=fenne');
    const card = list('article').find((each) => each.querySelector('a[href^="/p/KAART/"]')) ?? expect.unreachable();
    expect(card.textContent).toMatch(/^EersteTweedeNieuwSale/u);
  });
  it('PROD-07 shows no label of a product without any', async () =>
    expect((await cardOf('KAART-KAAL')).labels).toEqual([]));
});

it('PROD-08 a set that is answered has its links with sku, type and quantity', async () => {
  const { result } = await ask(backend, '/api/product?sku=SET');
  expect(result.product_links[0]).toMatchObject({
    ...{ link_type: 'associated', linked_product_sku: 'DEEL-1', linked_product_type: 'simple', qty: 2 },
  });
});

it.each([
  ['a product with variants to that of the variant that it shows', '/p/JAS/jas/JAS-Wit-S'],
  ['a set to that of its own sku', '/p/SET/set/SET'],
])('ROUTE-15 the card of a list leads from %s', async (_what, address) => {
  const links = (await open('/c/bad')).values('article a[href^="/p/"]', 'href');
  expect(links.map((href) => href?.replace(/\?.*/u, ''))).toContain(address);
});

it('ROUTE-15 the page of a set is at the address that ends with its own sku too', async () => {
  const { status, heading, texts } = await open('/p/SET/x/SET');
  expect([status, heading]).toEqual([200, (await productPage('SET')).heading]);
  expect(texts('li:has(input) a')).toEqual(['Doek DEEL-1', 'Doek DEEL-2']);
});

describe('PROD-08 the page of a set', () => {
  it('PROD-08 lists the products of its associated links, and no others', async () =>
    expect((await productPage('SET')).texts('li:has(input) a')).toEqual(['Doek DEEL-1', 'Doek DEEL-2']));
  it('PROD-08 has a quantity field for each, which starts at the quantity of its link', async () => {
    const { list } = await productPage('SET');
    const fields = list('input[aria-label^="Aantal"]');
    expect(fields.map((field) => [field.getAttribute('aria-label'), field.getAttribute('value')])).toEqual([
      ['Aantal Doek DEEL-1', '2'],
      ['Aantal Doek DEEL-2', '3'],
    ]);
  });
});

it('PROD-09 a bundle that is answered has its options with the links of each', async () => {
  const { result } = await ask(backend, '/api/product?sku=BUNDEL');
  expect(result.bundle_options[0]).toMatchObject({
    option_id: 7,
    product_links: [
      { id: 71, sku: 'DEEL-1', qty: 1, is_default: false },
      { id: 72, sku: 'DEEL-2', qty: 1, is_default: true },
    ],
  });
});

it('PROD-09 the page of a bundle shows its options with the default links chosen', async () => {
  const { list } = await productPage('BUNDEL');
  const groups = list('fieldset')
    .slice(0, 2)
    .map((group) => [
      group.querySelector('legend')?.textContent,
      [...group.querySelectorAll('label')].map((label) => [
        label.textContent.replaceAll('\u00a0', ' '),
        label.querySelector('input')?.hasAttribute('checked'),
      ]),
    ]);
  expect(groups).toEqual([
    [
      'Doos',
      [
        [expect.stringContaining('Doek DEEL-1'), false],
        [expect.stringContaining('Doek DEEL-2'), true],
      ],
    ],
    [
      expect.stringMatching(/^Erin/u),
      [
        [expect.stringContaining('2 × Doek DEEL-1'), true],
        [expect.stringContaining('Doek DEEL-3'), false],
      ],
    ],
  ]);
});

it('PROD-09 the options on the page of a bundle are known by their option_id', async () => {
  const { bundle } = await aStorefront(view, backend).catalog.product('BUNDEL');
  expect(bundle?.map(({ id, title }) => [id, title])).toEqual([
    ['7', 'Doos'],
    ['8', 'Erin'],
    ['9', 'Naar keuze, select'],
    ['10', 'Naar keuze, multi'],
  ]);
});

describe('PROD-09 the default links of a bundle', () => {
  const isSet = (attribute: string) => (field: { hasAttribute(name: string): boolean }) =>
    field.hasAttribute(attribute);

  it('PROD-09 are chosen in a select', async () => {
    const chosen = (await productPage('BUNDEL')).list('main select option').filter(isSet('selected'));
    expect(chosen.map((option) => option.getAttribute('value'))).toEqual(['92']);
  });
  it('PROD-09 are all chosen where several may be', async () => {
    const group = (await productPage('BUNDEL')).list('fieldset')[2] ?? expect.unreachable();
    const chosen = [...group.querySelectorAll('label')].filter((part) => part.querySelector('input[checked]'));
    expect(chosen.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Doek DEEL-2'),
      expect.stringContaining('Doek DEEL-3'),
    ]);
  });
});

it('PROD-11 a press on the button before hydration adds no product that has a required custom option', async () => {
  const early = async (sku: string) => (await productPage(sku)).list('[data-early]').length;
  expect([await early('KLEIN'), await early('NAAM')]).toEqual([1, 0]);
});

describe('PROD-12 the other colours on a page', () => {
  const relations = async () => {
    const { list } = await productPage('MAND');
    return list('nav[aria-label="Ook in deze kleuren"] a').map((relation) => ({
      href: relation.getAttribute('href'),
      color: relation.getAttribute('title'),
      title: relation.querySelector('img')?.getAttribute('alt'),
      image: relation.querySelector('img')?.getAttribute('src'),
    }));
  };

  it('PROD-12 are those of the same model that are visible and have another kleur', async () =>
    expect((await relations()).map(({ color }) => color).toSorted()).toEqual(['Blauw', 'Rood']));
  it.each([
    ['link', 'href', '/p/MAND-BLAUW/mand-blauw'],
    ['title', 'title', 'Doek MAND-BLAUW, Blauw'],
    ['image of 150x150', 'image', expect.stringMatching(/^\/img\/150\/150\/resize\/mand-blauw\.jpg/u)],
  ])('PROD-12 each has its %s', async (_what, field, value) =>
    expect((await relations()).find(({ color }) => color === 'Blauw')).toHaveProperty(field, value),
  );
  it.each([
    ['id', expect.any(Number)],
    ['sku', 'MAND-BLAUW'],
  ])('PROD-12 each has its %s', async (field, value) => {
    const { about } = await aStorefront(view, backend).catalog.product('MAND');
    expect(about.colours.find(({ color }) => color === 'Blauw')).toHaveProperty(field, value);
  });
  it('PROD-12 are not there for a product whose model has no other', async () =>
    expect((await productPage('MAND-ANDER')).list('nav[aria-label="Ook in deze kleuren"]')).toEqual([]));
});

describe('PROD-19 the fit hint on a page', () => {
  it.each([
    ['KLEIN', 'Valt klein'],
    ['NORMAAL', 'Valt normaal'],
    ['GROOT', 'Valt groot'],
  ])('PROD-19 of %s says %s', async (sku, words) => expect((await productPage(sku)).text).toContain(words));
  it('PROD-19 is not there when the product has none', async () =>
    expect((await productPage('MAND')).text).not.toMatch(/Valt (?:klein|normaal|groot)/u));
});

describe('PROD-20 the care symbols on a page', () => {
  const items = async () => {
    const { document } = await productPage('WASBAAR');
    return [...(document.querySelector('section[aria-label="Wassen en verzorgen"]')?.querySelectorAll('li') ?? [])];
  };

  it('PROD-20 stand with their meaning as text', async () =>
    expect((await items()).map(({ textContent }) => textContent)).toEqual(Object.values(careOf)));
  it('PROD-20 are one picture for each kind, another for what must not be done', async () => {
    const pictures = (await items()).map((item) => item.querySelector('svg')?.innerHTML);
    const kinds = Object.keys(careOf).map((code) =>
      isWithoutSymbol(code) ? 'general' : code.replace(/_(?:\d+|low|medium|high)$/u, ''),
    );
    const ofKinds = kinds.map((kind) => pictures[kinds.indexOf(kind)]);
    expect(pictures).toEqual(ofKinds);
    expect(new Set(pictures).size).toBe(new Set(kinds).size);
  });
});

describe('PROD-22 what goes with a product', () => {
  const strip = async (title: string) => {
    const { list } = await productPage('VERWANT');
    const carousel = list(`section[aria-label="${title}"] ul[tabindex="0"]`)[0] ?? expect.unreachable();
    return [...carousel.querySelectorAll('h3')].map(({ textContent }) => textContent);
  };

  it('PROD-22 its related products are a carousel', async () =>
    expect(await strip('Past hierbij')).toEqual(['Doek MAND', 'Doek KLEIN']));
  it('PROD-22 its upsell products are a carousel', async () =>
    expect(await strip('Of net een stapje meer')).toEqual(['Doek GROOT', 'Doek MAND']));
});

describe('PROD-24 what customers say on a page', () => {
  const region = async () => (await productPage('BEOORDEELD')).list('section[aria-label="Wat klanten zeggen"]')[0];
  beforeAll(async () => {
    const { result: product } = await ask(backend, '/api/product?sku=BEOORDEELD');
    const post = async (path: string, body: unknown) => {
      const headers = {
        ...{ 'content-type': 'application/json', 'x-vs-store-code': view.storeCode, 'x-admin-key': testAdminKey },
      };
      return (await backend.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const write = async (title: string, rating: number) => {
      const review = { product_id: product.id, title, detail: 'Droogt goed.', nickname: 'Jet', rating };
      return (await post('/api/review/create', { review })).result.id;
    };
    for (const id of [await write('Fijn', 4), await write('Top', 5)])
      await post(`/api/admin/reviews/${id}/status`, { status: 'approved' });
    await write('Wacht nog', 1);
  });

  it('PROD-24 is what was approved', async () => {
    const titles = [...((await region())?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
    expect(titles).toEqual(['Top', 'Fijn']);
  });
  it('PROD-24 comes to the average and count of the product', async () =>
    expect((await region())?.textContent).toContain('4,5 van 5, uit 2 beoordelingen'));
});

describe.each([
  ['virtual', 'BON'],
  ['downloadable', 'PATROON'],
])('PROD-25 a %s product', (_type, sku) => {
  const headers = { 'content-type': 'application/json', 'x-vs-store-code': view.storeCode };
  const post = async (path: string, body: unknown) =>
    (await backend.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();

  it('PROD-25 can be ordered on its page', async () => expect((await productPage(sku)).canOrder).toBe(true));
  it('PROD-25 shows no delivery promise', async () => expect((await productPage(sku)).text).not.toMatch(/bezorg/iu));
  it('PROD-25 is ordered without a delivery address', async () => {
    const cart = await post('/api/cart/create', {});
    const { addressInformation, ...order } = anOrder(String(cart.result));
    const {
      shippingAddress: _none,
      shipping_carrier_code: _carrier,
      shipping_method_code: _method,
      ...payment
    } = addressInformation;
    const products = [{ sku, qty: 1 }];
    expect(await post('/api/order', { ...order, products, addressInformation: payment })).toMatchObject({ code: 200 });
  });
});

it('PROD-25 a product that is sent shows the delivery promise', async () =>
  expect((await productPage('KLEIN')).text).toMatch(/bezorg/iu));

describe('PROD-04 loading a product of the store', () => {
  it('PROD-04 needs a sku', async () =>
    expect(aStorefront(view, backend).catalog.product('')).rejects.toThrow('Loading a product needs a value for sku.'));
  it('PROD-04 needs a sku in the call of the backend', async () => {
    const headers = { 'x-vs-store-code': view.storeCode };
    const answer = await backend.app.request('/api/product?sku=', { headers });
    expect([answer.status, await answer.json()]).toEqual([400, { code: 400, result: 'De aanvraag is ongeldig: sku.' }]);
  });
  it('PROD-04 of a variant needs its parentSku', async () =>
    expect(aStorefront(view, backend).catalog.product('', 'JAS-Wit-S')).rejects.toThrow(
      'Looking up the variant JAS-Wit-S needs its parentSku.',
    ));
});
