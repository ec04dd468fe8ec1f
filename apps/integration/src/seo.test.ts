import type { Element } from 'happy-dom';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { diskStories } from '../../backend/src/content/stories.ts';
import { aBackend, aFolder, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aVariantDocument,
} from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { dailydeal } from '../../dailydeal/src/store.ts';
import { withPages, type Page } from './testing/withPages.ts';

const { view } = dailydeal;
const site = view.baseUrl;

const pages = {
  home: '/',
  category: '/c/handdoeken',
  product: '/p/HD-100/handdoek-fenne',
  'a product with variants': '/p/HD-200/handdoek-loom',
  'a product that is sold out': '/p/HD-300/handdoek-op',
  content: '/i/bezorgen',
  search: '/search?q=handdoek',
  cart: '/cart/',
  checkout: '/checkout',
  login: '/login/',
  account: '/my-account',
  wishlist: '/wishlist',
  'a shared cart': '/cart/shared',
  'a new password': '/customer/account/createPassword',
  'a search without results': '/no-result?q=zeppelin',
} as const;
type Name = keyof typeof pages;
const isName = (name: string): name is Name => name in pages;
const names = Object.keys(pages).filter(isName);

const opened: Partial<Record<Name, Page>> = {};
const pageOf = (name: Name): Page => opened[name] ?? expect.unreachable(name);

let backend: TestBackend;
const open = async (paths: readonly string[]) => {
  const found: Page[] = [];
  await withPages(view, backend, async (each) => {
    for (const path of paths) found.push(await each(path));
  });
  return found;
};
beforeAll(async () => {
  const folder = aFolder();
  mkdirSync(join(folder, 'dailydeal'));
  const text = { _uid: 't', component: 'text', title: 'Over ons', text: 'Elke dag een goede vondst.' };
  for (const [slug, name] of Object.entries({ home: 'Home', bezorgen: 'Bezorgen' })) {
    const content = { component: 'page', body: [text] };
    const story = { id: 1, name, slug, full_slug: `dailydeal/${slug}`, content };
    writeFileSync(join(folder, `dailydeal/${slug}.json`), JSON.stringify(story));
  }
  backend = await aBackend({ stories: diskStories(folder) });
  const inList = { category_ids: ['12'], category: [{ category_id: 12, name: 'Handdoeken', position: 1 }] };
  await importDocuments(backend, {
    categories: [
      aCategoryDocument(),
      aCategoryDocument({
        ...{ id: 12, parent_id: 10, level: 3, path: '1/2/10/12' },
        ...{ name: 'Handdoeken', slug: 'handdoeken', url_key: 'handdoeken', url_path: 'handdoeken' },
      }),
    ],
    attributes: [aColourDocument()],
    products: [
      aProductDocument({ ...inList, price: 12.5, description: '<p>Dik en zacht.</p>', image: '/rode doek #1.jpg' }),
      aConfigurableDocument({
        ...inList,
        image: '/loom.jpg',
        configurable_children: [
          aVariantDocument(),
          aVariantDocument({
            ...{ id: 202, sku: 'HD-200-blauw', kleur: '32', price: 12 },
            stock: { qty: 0, is_in_stock: false, manage_stock: true },
          }),
        ],
      }),
      aProductDocument({
        ...inList,
        ...{ id: 300, sku: 'HD-300', name: 'Handdoek op', url_key: 'handdoek-op', url_path: 'op.html' },
        stock: { qty: 0, is_in_stock: false, manage_stock: true },
      }),
    ],
  });
  // Warms up the backend: on a busy machine the first response may exceed the page's timeout.
  await backend.app.request('/api/ext/cms/story/dailydeal/home');
  const found = await open(Object.values(pages));
  names.forEach((name, at) => Object.assign(opened, { [name]: found[at] }));
});

const all = ({ document }: Page, selector: string): Element[] => [...document.querySelectorAll(selector)];
const contents = (page: Page, selector: string) => all(page, selector).map((meta) => meta.getAttribute('content'));
const canonical = (page: Page) => all(page, 'link[rel=canonical]').map((link) => link.getAttribute('href'));
const facts = (page: Page, type: string) =>
  all(page, 'script[type="application/ld+json"]')
    .flatMap(({ textContent }) => JSON.parse(textContent))
    .find((data) => data['@type'] === type);

describe('SEO-01 without scripts', () => {
  it('SEO-01 home shows its story', () => expect(pageOf('home').text).toContain('Elke dag een goede vondst.'));
  it('SEO-01 a category shows its name and links to its products', () => {
    expect(pageOf('category').heading).toBe('Handdoeken');
    expect(all(pageOf('category'), 'main article a[href^="/p/"]').length).toBeGreaterThan(2);
  });
  it('SEO-01 a product shows its name, price and description', () => {
    expect(pageOf('product').heading).toBe('Handdoek Fenne');
    expect(pageOf('product').text).toMatch(/€\s12,50/u);
    expect(pageOf('product').text).toContain('Dik en zacht.');
  });
  it('SEO-01 a page of content shows its title and text', () => {
    expect(pageOf('content').heading).toBe('Bezorgen');
    expect(pageOf('content').text).toContain('Elke dag een goede vondst.');
  });
});

describe('SEO-03 the offer of a product', () => {
  const offer = (name: Name) => facts(pageOf(name), 'Product').offers;
  it('SEO-03 is InStock where it can be had', () =>
    expect(offer('product').availability).toBe('https://schema.org/InStock'));
  it('SEO-03 is OutOfStock where it is sold out', () =>
    expect(offer('a product that is sold out').availability).toBe('https://schema.org/OutOfStock'));
  it('SEO-03 is in new condition', () =>
    expect(offer('product').itemCondition).toBe('https://schema.org/NewCondition'));
  it('the address of its picture is encoded', () =>
    expect(facts(pageOf('product'), 'Product').image).toEqual([
      expect.stringMatching(/\/resize\/rode%20doek%20%231\.jpg/u),
    ]));
  it('SEO-03 has a price of two decimals', () => expect(offer('product').price).toBe('12.50'));
});

describe('SEO-04 the structured data of the store', () => {
  const rating = () => facts(pageOf('home'), 'OnlineStore').aggregateRating;
  it('SEO-04 has its rating', () => expect(rating().ratingValue).toBe(8.4));
  it('SEO-04 has it out of 10', () => expect(rating().bestRating).toBe(10));
  it('SEO-04 has how many gave it', () => expect(rating().ratingCount).toBe(957));
});

describe('SEO-05 the canonical address', () => {
  it.each([
    ['home', '/?utm_source=mail', '/'],
    ['a category', '/c/handdoeken?kleur=wit&utm_source=mail', '/c/handdoeken'],
    ['a product', '/p/HD-100/handdoek-fenne?utm_source=mail&gclid=1', '/p/HD-100/handdoek-fenne'],
    ['another variant', '/p/HD-200/handdoek-loom/HD-200-blauw?x=1', '/p/HD-200/handdoek-loom/HD-200-wit'],
    ['content', '/i/bezorgen?utm_source=mail', '/i/bezorgen'],
    ['results', '/search?q=handdoek&kleur=wit', '/search'],
    ['the cart', '/cart/?utm_source=mail', '/cart/'],
    ['the checkout', '/checkout?utm_source=mail', '/checkout'],
    ['the account', '/my-account/orders?utm_source=mail', '/my-account/orders'],
    ['the wishlist', '/wishlist?utm_source=mail', '/wishlist'],
  ])('SEO-05 of %s is one, without filters and tracking', async (_what, path, address) => {
    const [page] = await open([path]);
    expect(page && canonical(page)).toEqual([site + address]);
  });
  it.each([
    ['cart', true],
    ['checkout', true],
    ['login', true],
    ['account', true],
    ['search', true],
    ['wishlist', true],
    ['a shared cart', true],
    ['a new password', true],
    ['a search without results', true],
    ['home', false],
    ['category', false],
    ['product', false],
    ['content', false],
  ] as const)('SEO-05 %s is kept out of search engines: %s', (name, isKeptOut) =>
    expect(contents(pageOf(name), 'meta[name=robots]')).toEqual(isKeptOut ? ['noindex'] : []),
  );
});

describe('SEO-09 the structured data of a product with variants', () => {
  const group = () => facts(pageOf('a product with variants'), 'ProductGroup');
  it('SEO-09 is a ProductGroup under its own sku', () => expect(group().productGroupID).toBe('HD-200'));
  it('SEO-09 has each variant with its price and stock', () =>
    expect(group().hasVariant).toMatchObject([
      { sku: 'HD-200-wit', color: 'Wit', offers: { price: '10.00', availability: 'https://schema.org/InStock' } },
      {
        sku: 'HD-200-blauw',
        color: 'Blauw',
        offers: { price: '12.00', availability: 'https://schema.org/OutOfStock' },
      },
    ]));
});

describe('SEO-09 the trail of a page', () => {
  const trail = (name: Name) =>
    facts(pageOf(name), 'BreadcrumbList')?.itemListElement.map(
      (step: { name: string; item: string; position: number }) => [
        step.position,
        step.name,
        step.item.replace(site, ''),
      ],
    );
  const toList = [
    [1, 'Home', '/'],
    [2, 'Bad', '/c/bad'],
    [3, 'Handdoeken', '/c/handdoeken'],
  ];
  it('SEO-09 leads to a category', () => expect(trail('category')).toEqual(toList));
  it('SEO-09 leads to a product', () =>
    expect(trail('product')).toEqual([...toList, [4, 'Handdoek Fenne', '/p/HD-100/handdoek-fenne']]));
  it('SEO-09 leads to a product with variants', () =>
    expect(trail('a product with variants')).toEqual([
      ...toList,
      [4, 'Handdoek Loom', '/p/HD-200/handdoek-loom/HD-200-wit'],
    ]));
  it('SEO-09 leads to a page of content', () =>
    expect(trail('content')).toEqual([
      [1, 'Home', '/'],
      [2, 'Bezorgen', '/i/bezorgen'],
    ]));
});

describe('SEO-10 what is shown of a shared link', () => {
  const property = (name: Name, key: string) => contents(pageOf(name), `meta[property="og:${key}"]`);
  const cardOf = `${site}/img/social/dailydeal`;

  it.each(names)('SEO-10 %s has each Open Graph tag once', (name) => {
    for (const key of ['title', 'description', 'url', 'site_name', 'type', 'image'])
      expect(property(name, key), key).toEqual([expect.stringMatching(/./)]);
  });
  it.each(names)('SEO-10 %s has the Twitter tags', (name) => {
    expect(contents(pageOf(name), 'meta[name="twitter:card"]')).toEqual(['summary_large_image']);
    expect(contents(pageOf(name), 'meta[name="twitter:image"]')).toEqual(property(name, 'image'));
  });
  it('SEO-10 the title, text and address are those of the page', () => {
    expect(property('product', 'title')).toEqual(['Handdoek Fenne']);
    expect(property('product', 'description')).toEqual(['Dik en zacht.']);
    expect(property('product', 'url')).toEqual([`${site}${pages.product}`]);
  });
  it('SEO-10 the picture of a product is its own, by an encoded address', () =>
    expect(property('product', 'image')).toEqual([`${cardOf}/rode%20doek%20%231.jpg`]));
  it('SEO-10 the picture of other pages is that of the store', () =>
    expect(property('category', 'image')).toEqual([`${site}/social.jpg`]));
});
