import { sql } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { detailNl, productJsonLd, productPageFacts } from '@etalage/catalog/rules';
import { attributeDocument, product as productSchema } from '@etalage/catalog/contract';
import * as v from 'valibot';
import { products } from '../catalog/tables.ts';
import { aBackend, aFolder, type TestBackend } from '../testing/aBackend.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aVariantDocument,
  type TestDocument,
} from '../testing/documents.ts';
import { ask, importDocuments } from '../testing/importing.ts';
import { isLong } from '../testing/isLong.ts';

const shop = 'http://localhost:4001';
const brand = {
  id: 4,
  attribute_id: 4,
  attribute_code: 'manufacturer',
  default_frontend_label: 'Merk',
  options: [{ value: '41', label: 'Weefhuis & Co' }],
};
const reduced = { special_price: 9.95, special_from_date: '2026-11-01', special_to_date: '2026-11-30' };

let backend: TestBackend;
beforeEach(async () => {
  backend = await aBackend();
  await importDocuments(backend, {
    products: [
      aProductDocument({
        ...reduced,
        name: 'Handdoek <Fenne> & zoon',
        description: '<p>Zacht &amp; <b>dik</b>.</p>',
        manufacturer: '41',
        image: '/hd.jpg',
        category: [{ category_id: 10, name: 'Bad', slug: 'bad', position: 1 }],
        media_gallery: [
          { typ: 'image', image: '/hd.jpg', pos: 1 },
          { typ: 'image', image: '/hd-2.jpg', pos: 2 },
        ],
      }),
      aConfigurableDocument({ image: '/loom.jpg' }),
      aProductDocument({ id: 300, sku: 'WEG', url_key: 'weg', url_path: 'weg.html', status: 2 }),
      aProductDocument({ id: 301, sku: 'KIND', url_key: 'kind', url_path: 'kind.html', visibility: 1 }),
    ],
    categories: [aCategoryDocument(), aCategoryDocument({ id: 11, url_path: 'oud', slug: 'oud', is_active: false })],
    attributes: [aColourDocument(), brand],
  });
});

const text = async (path: string, storeCode = 'dailydeal') =>
  (await backend.app.request(`/api/feeds${path}`, { headers: { 'x-vs-store-code': storeCode } })).text();
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => ['url', 'item', 'sitemap', 'image:image', 'g:additional_image_link'].includes(name),
});
const xml = async (path: string) => parser.parse(await text(path));

/** Adds products of the first store, numbered from and to, straight to the database: an import of so many takes minutes. */
function addProducts(from: number, to: number, document = sql`document`) {
  return backend.ports.database.execute(sql`
    insert into products (store_id, id, sku, url_path, digest, document)
    select store_id, 1000 + number, 'V-' || number, 'v-' || number, digest, ${document}
    from products, generate_series(${from}::int, ${to}::int) number where store_id = 1 and id = 100`);
}

describe('SEO-06 the sitemap of a store', () => {
  it('SEO-06 is an index of a file of pages and files of products', async () => {
    const { sitemapindex } = await xml('/sitemap.xml');
    expect(sitemapindex.sitemap).toEqual([
      { loc: `${shop}/sitemap-pages.xml` },
      { loc: `${shop}/sitemap-products-1.xml` },
    ]);
  });
  it('SEO-06 is in the namespace of sitemaps, its pictures in that of theirs', async () => {
    const ofSitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';
    const { sitemapindex } = await xml('/sitemap.xml');
    expect(sitemapindex).toMatchObject({ '@_xmlns': ofSitemaps });
    const files = [await xml('/sitemap-pages.xml'), await xml('/sitemap-products-1.xml')];
    const ofPictures = 'http://www.google.com/schemas/sitemap-image/1.1';
    for (const { urlset } of files)
      expect(urlset).toMatchObject({ '@_xmlns': ofSitemaps, '@_xmlns:image': ofPictures });
  });
  it('SEO-06 lists home, the active categories and the content pages, with when they changed', async () => {
    const { urlset } = await xml('/sitemap-pages.xml');
    const addresses = urlset.url.map(({ loc }: { loc: string }) => loc);
    expect(addresses.slice(0, 2)).toEqual([`${shop}/`, `${shop}/c/bad`]);
    expect(addresses).toContain(`${shop}/i/bezorgen`);
    expect(addresses.filter((address: string) => /oud|home|config/.test(address))).toEqual([]);
    expect(urlset.url[0].lastmod).toMatch(/^2026-\d\d-\d\dT/);
  });
  it('SEO-06 leaves out a category of display mode PAGE, which is no list', async () => {
    const brands = aCategoryDocument({ id: 12, url_path: 'merken', slug: 'merken', display_mode: 'PAGE' });
    await importDocuments(backend, { categories: [aCategoryDocument(), brands] });
    const { urlset } = await xml('/sitemap-pages.xml');
    const categories = urlset.url.filter(({ loc }: { loc: string }) => loc.includes('/c/'));
    expect(categories).toMatchObject([{ loc: `${shop}/c/bad` }]);
  });
  it('SEO-06 lists the products that have a page, by their canonical address, with pictures and change', async () => {
    const { urlset } = await xml('/sitemap-products-1.xml');
    expect(urlset.url).toEqual([
      {
        loc: `${shop}/p/HD-100/handdoek-fenne`,
        lastmod: '2026-11-01T09:00:00.000Z',
        'image:image': [
          { 'image:loc': `${shop}/img/600/744/resize/hd.jpg` },
          { 'image:loc': `${shop}/img/600/744/resize/hd-2.jpg` },
        ],
      },
      {
        loc: `${shop}/p/HD-200/handdoek-loom/HD-200-wit`,
        lastmod: '2026-11-01T09:00:00.000Z',
        'image:image': [{ 'image:loc': `${shop}/img/600/744/resize/loom.jpg` }],
      },
    ]);
  });
  it.each([2, 3])('SEO-06 lists a product of visibility %i', async (visibility) => {
    await importDocuments(backend, { products: [aProductDocument({ visibility })] });
    expect(await text('/sitemap-products-1.xml')).toContain(`<loc>${shop}/p/HD-100/handdoek-fenne</loc>`);
  });
  it('SEO-06 says when a category and a content page changed', async () => {
    await importDocuments(backend, { categories: [aCategoryDocument({ updated_at: '2026-11-02 10:00:00' })] });
    const { urlset } = await xml('/sitemap-pages.xml');
    const changeOf = (path: string) => urlset.url.find(({ loc }: { loc: string }) => loc === `${shop}${path}`)?.lastmod;
    expect(changeOf('/c/bad')).toBe('2026-11-02T09:00:00.000Z');
    expect(changeOf('/i/bezorgen')).toMatch(/^2026-\d\d-\d\dT/);
  });
  it.each(['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-products-1.xml'])(
    'SEO-06 %s is that of the store alone',
    async (path) => {
      const own = aProductDocument({ id: 7, sku: 'JURK', url_key: 'jurk', image: '/jurk.jpg' });
      await importDocuments(backend, { products: [own] }, { storeCode: 'fashion' });
      const addresses = [...(await text(path, 'fashion')).matchAll(/<loc>([^<]*)/g)].map(([, address]) => address);
      expect(addresses).not.toEqual([]);
      expect(addresses.filter((address) => !address?.startsWith('http://localhost:4002/'))).toEqual([]);
      if (path.includes('products')) expect(addresses).toEqual(['http://localhost:4002/p/JURK/jurk']);
    },
  );
  it('SEO-06 the index of a store without products names no file of products', async () => {
    expect(await text('/sitemap.xml', 'fashion')).not.toContain('sitemap-products');
  });
  it('SEO-06 lists the categories of the store alone', async () => {
    await importDocuments(
      backend,
      { categories: [aCategoryDocument({ id: 20, slug: 'nacht' })] },
      { storeCode: 'fashion' },
    );
    const addresses = (await text('/sitemap-pages.xml', 'fashion')).match(/[^/]*\/c\/[^<]*/g);
    expect(addresses).toEqual(['localhost:4002/c/nacht']);
  });
  it('SEO-06 has at most 50,000 addresses in a file: the next product begins another', async () => {
    const files = async () => (await text('/sitemap.xml')).match(/sitemap-products-/g);
    const stored = (differences: TestDocument) =>
      sql`convert_to(${JSON.stringify(aProductDocument(differences))}::text, 'UTF8')`;
    // All disabled and with the highest id: the walk through the catalogue, by id, passes them in one step.
    await addProducts(1, 49_995, stored({ id: 50_995, status: 2 }));
    await addProducts(49_996, 49_996, stored({ id: 50_996, sku: 'VOL', url_key: 'vol' }));
    expect(await files()).toHaveLength(1);
    await addProducts(49_997, 49_997, stored({ id: 50_997, sku: 'LAATSTE', url_key: 'laatste' }));
    expect(await files()).toHaveLength(2);
    const addressesIn = async (file: number) =>
      [...(await text(`/sitemap-products-${file}.xml`)).matchAll(/<loc>([^<]*)/g)].map(([, address]) => address);
    const last = `${shop}/p/LAATSTE/laatste`;
    expect(await addressesIn(1)).toEqual([
      `${shop}/p/HD-100/handdoek-fenne`,
      expect.stringContaining('/p/HD-200/'),
      `${shop}/p/VOL/vol`,
    ]);
    expect(await addressesIn(2)).toEqual([last]);
  });
  it('SEO-06 lists every product, also where they are more than are read at a time', async () => {
    const product = JSON.stringify(aProductDocument({ id: 100, sku: 'KOPIE', url_key: 'kopie' }));
    await addProducts(
      1,
      300,
      sql`convert_to((${product}::jsonb || jsonb_build_object('id', 1000 + number))::text, 'UTF8')`,
    );
    expect((await text('/sitemap-products-1.xml')).match(/<loc>/g)).toHaveLength(302);
  });
  it.runIf(isLong)('SEO-06 the first file of products ends at the 50,000th, the second begins after it', async () => {
    const product = JSON.stringify(aProductDocument({ id: 100, sku: 'KOPIE', url_key: 'kopie' }));
    const ownDocument = sql`convert_to((${product}::jsonb || jsonb_build_object('id', 1000 + number))::text, 'UTF8')`;
    await addProducts(1, 49_997, ownDocument);
    const addressesIn = async (file: number) => (await text(`/sitemap-products-${file}.xml`)).match(/<loc>/g)?.length;
    expect(await addressesIn(1), 'two of the 50,000 have no page').toBe(49_998);
    expect(await addressesIn(2)).toBe(1);
  });
  it('SEO-06 has at most 50,000 categories and content pages in a file too', async () => {
    const addressesIn = async (file: string) => (await text(file)).match(/<loc>/g)?.length ?? 0;
    const present = await addressesIn('/sitemap-pages.xml');
    await backend.ports.database.execute(sql`
      insert into categories (store_id, id, digest, document)
      select store_id, 1000 + number, digest, document
      from categories, generate_series(1, ${50_001 - present}::int) number where store_id = 1 and id = 10`);
    expect((await text('/sitemap.xml')).match(/sitemap-pages[^<]*/g)).toEqual([
      'sitemap-pages.xml',
      'sitemap-pages-2.xml',
    ]);
    expect(await addressesIn('/sitemap-pages-2.xml')).toBe(1);
  });
  it.each(['products', 'pages'])('SEO-06 has no file of %s beyond the last', async (kind) => {
    expect((await backend.app.request(`/api/feeds/sitemap-${kind}-2.xml`)).status).toBe(404);
  });
});

it('SEO-07 robots.txt names the sitemap and keeps robots from cart, checkout, account and search', async () => {
  const lines = (await text('/robots.txt')).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/cart', '/checkout', '/my-account', '/customer', '/login', '/search'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${shop}/sitemap.xml`);
});

it('SEO-07 robots.txt of another store names the sitemap of that store', async () =>
  expect(await text('/robots.txt', 'fashion')).toContain('Sitemap: http://localhost:4002/sitemap.xml\n'));

describe('SEO-08 the merchant feed', () => {
  it('SEO-08 has the required fields of a product, its reduced price beside the old one', async () => {
    const { rss } = await xml('/merchant-feed.xml');
    const description = 'Alle producten van Dagvondst';
    expect(rss.channel).toMatchObject({ title: 'Dagvondst', link: shop, description });
    expect(rss.channel.item[0]).toEqual({
      'g:id': 'HD-100',
      'g:title': 'Handdoek <Fenne> & zoon',
      'g:description': 'Zacht & dik.',
      'g:link': `${shop}/p/HD-100/handdoek-fenne`,
      'g:image_link': expect.stringContaining('/resize/hd.jpg'),
      'g:additional_image_link': [expect.stringContaining('/resize/hd-2.jpg')],
      'g:availability': 'in_stock',
      'g:price': '12.95 EUR',
      'g:sale_price': '9.95 EUR',
      'g:condition': 'new',
      'g:brand': 'Weefhuis & Co',
      'g:mpn': 'HD-100',
      'g:product_type': 'Bad',
      'g:shipping': { 'g:country': 'NL', 'g:price': '4.95 EUR' },
    });
  });
  it('IMG-01 shows the pictures of a product at 565x814', async () => {
    const { rss } = await xml('/merchant-feed.xml');
    expect(rss.channel.item[0]).toMatchObject({
      'g:image_link': `${shop}/img/565/814/resize/hd.jpg`,
      'g:additional_image_link': [`${shop}/img/565/814/resize/hd-2.jpg`],
    });
  });
  it('IMG-01 shows the picture of a variant at 565x814', async () => {
    const { rss } = await xml('/merchant-feed.xml');
    expect(rss.channel.item[1]).toMatchObject({
      'g:id': 'HD-200-wit',
      'g:image_link': `${shop}/img/565/814/resize/loom.jpg`,
    });
  });
  it('SEO-08 is an RSS channel with the namespace of Google’s product fields', async () => {
    const { rss } = await xml('/merchant-feed.xml');
    expect(rss).toMatchObject({ '@_version': '2.0', '@_xmlns:g': 'http://base.google.com/ns/1.0' });
  });
  it('SEO-08 has one item a variant, grouped, with colour, own price, stock and address', async () => {
    const { rss } = await xml('/merchant-feed.xml');
    const shown = rss.channel.item
      .slice(1)
      .map((item: Record<string, string>) => [
        item['g:id'],
        item['g:item_group_id'],
        item['g:color'],
        item['g:price'],
        item['g:availability'],
        item['g:link'],
      ]);
    const address = `${shop}/p/HD-200/handdoek-loom`;
    expect(shown).toEqual([
      ['HD-200-wit', 'HD-200', 'Wit', '10.00 EUR', 'in_stock', `${address}/HD-200-wit`],
      ['HD-200-blauw', 'HD-200', 'Blauw', '12.00 EUR', 'in_stock', `${address}/HD-200-blauw`],
    ]);
  });
  it('SEO-08 states what the structured data of the page states', async () => {
    const { rss } = await xml('/merchant-feed.xml');
    const product = v.parse(productSchema, (await ask(backend, '/api/product?sku=HD-200')).result);
    const facts = productPageFacts(product, {
      now: backend.clock.now(),
      attributes: [],
      words: detailNl,
      baseUrl: shop,
    });
    const { hasVariant } = v.parse(withVariants, productJsonLd(facts));
    expect(rss.channel.item.slice(1).map(termsOfItem)).toEqual(hasVariant.map(termsOfOffer));
  });
  it('SEO-08 has the stock and the reduced price of each variant, whatever the others have', async () => {
    const variants = [
      aVariantDocument(reduced),
      aVariantDocument({ id: 202, sku: 'HD-200-blauw', price: 12, stock: { qty: 0, is_in_stock: false } }),
    ];
    const products = [aConfigurableDocument({ image: '/loom.jpg', configurable_children: variants })];
    await importDocuments(backend, { products });
    const { rss } = await xml('/merchant-feed.xml');
    const stated = rss.channel.item
      .filter((item: Record<string, string>) => item['g:item_group_id'])
      .map((item: Record<string, string>) => [item['g:availability'], item['g:price'], item['g:sale_price']]);
    expect(stated).toEqual([
      ['in_stock', '10.00 EUR', '9.95 EUR'],
      ['out_of_stock', '12.00 EUR', undefined],
    ]);
  });
  it('SEO-08 stays readable when a name holds what XML cannot write', async () => {
    const document = aProductDocument({ name: 'Hand\u0008doek \ud83e\udde3', image: '/hd.jpg' });
    await importDocuments(backend, { products: [document] });
    const feed = await text('/merchant-feed.xml');
    expect(XMLValidator.validate(feed)).toBe(true);
    expect(feed).toContain('<g:title>Handdoek \ud83e\udde3</g:title>');
  });
  it('SEO-08 is that of the store alone', async () => {
    const own = aProductDocument({ id: 7, sku: 'JURK', url_key: 'jurk', image: '/jurk.jpg' });
    await importDocuments(backend, { products: [own] }, { storeCode: 'fashion' });
    const feed = await text('/merchant-feed.xml', 'fashion');
    expect(feed.match(/<g:link>[^<]*/g)).toEqual(['<g:link>http://localhost:4002/p/JURK/jurk']);
  });
  it.each([2, 3])('SEO-08 has a product of visibility %i', async (visibility) => {
    await importDocuments(backend, { products: [aProductDocument({ visibility, image: '/hd.jpg' })] });
    expect(await text('/merchant-feed.xml')).toContain('<g:id>HD-100</g:id>');
  });
  it('SEO-08 calls the sold out piece out of stock', async () => {
    await importDocuments(backend, {
      products: [aProductDocument({ image: '/hd.jpg', stock: { qty: 0, is_in_stock: false } })],
    });
    const { rss } = await xml('/merchant-feed.xml');
    expect(rss.channel.item[0]).toMatchObject({ 'g:id': 'HD-100', 'g:availability': 'out_of_stock' });
  });
});

const offer = v.object({ url: v.string(), price: v.string(), availability: v.string() });
const withVariants = v.looseObject({ hasVariant: v.array(v.looseObject({ offers: offer })) });
const termsOfOffer = ({ offers: { url, price, availability } }: { offers: v.InferOutput<typeof offer> }) => [
  url,
  `${price} EUR`,
  availability.endsWith('InStock') ? 'in_stock' : 'out_of_stock',
];
const termsOfItem = (item: Record<string, string>) => [item['g:link'], item['g:price'], item['g:availability']];

describe('SEO-08 the merchant feed is made once for a state of the catalogue', () => {
  const titles = async ({ app }: TestBackend, storeCode = 'dailydeal') => {
    const headers = { 'x-vs-store-code': storeCode };
    const feed = parser.parse(await (await app.request('/api/feeds/merchant-feed.xml', { headers })).text());
    return feed.rss.channel.item.map((item: Record<string, string>) => item['g:title']);
  };
  const named = (name: string) => ({ products: [aProductDocument({ name, image: '/hd.jpg' })] });

  it('SEO-08 it is answered as it was until an import or the next hour', async () => {
    const kept = await aBackend({ dataFolder: aFolder() });
    await importDocuments(kept, named('Eerst'));
    expect(await Promise.all([titles(kept), titles(kept)])).toEqual([['Eerst'], ['Eerst']]);
    await kept.ports.database.update(products).set({ document: aProductDocument({ name: 'Stil', image: '/hd.jpg' }) });
    expect(await titles(kept)).toEqual(['Eerst']);
    kept.clock.advance(3_600_000);
    expect(await titles(kept)).toEqual(['Stil']);
    await importDocuments(kept, named('Daarna'));
    expect(await titles(kept)).toEqual(['Daarna']);
  });

  it('SEO-08 it is answered to each store view as its own', async () => {
    const kept = await aBackend({ dataFolder: aFolder() });
    await importDocuments(kept, named('Handdoek'));
    await importDocuments(kept, named('Jurk'), { storeCode: 'fashion' });
    expect([await titles(kept), await titles(kept, 'fashion')]).toEqual([['Handdoek'], ['Jurk']]);
  });
});

describe('what Google asks for', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const rows = readme.split('\n').flatMap((line) => {
    const [, list, fields] = /^\| (Product|ProductGroup|merchant feed) \| ([^|]+) \|/.exec(line) ?? [];
    return [...(fields ?? '').matchAll(/`([\w.]+)`/g)].map(([, field]) => ({ list, field }));
  });
  const size = {
    ...{ id: 5, attribute_id: '5', attribute_code: 'maat', label: 'Maat' },
    values: [{ value_index: 51, label: '50 x 100' }],
  };
  const family = (differences: TestDocument) => {
    const options = [aConfigurableDocument()['configurable_options'], size].flat();
    const variants = [aVariantDocument({ maat: '51' }), aVariantDocument({ id: 202, sku: 'HD-200-blauw', maat: '51' })];
    return aConfigurableDocument({ ...differences, configurable_options: options, configurable_children: variants });
  };

  it('SEO-03, SEO-08, SEO-09 every field of the dated table is stated', async () => {
    const shared = { image: '/loom.jpg', manufacturer: '41', description: 'Zacht.' };
    await importDocuments(backend, { products: [aProductDocument(shared), family(shared)], attributes: [brand] });
    const jsonLdOf = async (sku: string) => {
      const product = v.parse(productSchema, (await ask(backend, `/api/product?sku=${sku}`)).result);
      const attributes = v.parse(v.array(attributeDocument), [brand]);
      return productJsonLd(
        productPageFacts(product, { now: backend.clock.now(), attributes, words: detailNl, baseUrl: shop }),
      );
    };
    const { rss } = await xml('/merchant-feed.xml');
    const item = rss.channel.item.find((each: Record<string, string>) => each['g:id'] === 'HD-200-wit');
    const said: Record<string, unknown> = {
      Product: await jsonLdOf('HD-100'),
      ProductGroup: await jsonLdOf('HD-200'),
      'merchant feed': Object.fromEntries(Object.entries(item).map(([name, value]) => [name.slice(2), value])),
    };
    expect(readme).toMatch(/State of the lists: \w+ 20\d\d\./);
    expect(rows.length).toBeGreaterThan(25);
    for (const { list = '', field = '' } of rows) expect(said[list], `${list}: ${field}`).toHaveProperty(field);
  });
});
