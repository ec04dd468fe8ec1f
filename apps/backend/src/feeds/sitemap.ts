import { categoryPath, detailNl, flagOf, isContainer, numberOf, productPageFacts } from '@etalage/catalog/rules';
import { shopInstant } from '@etalage/core';
import * as v from 'valibot';
import { readArticles } from '../blog/readArticles.ts';
import { readCategories, readProductIds } from '../catalog/readCatalogue.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { walkCatalogue } from './walkCatalogue.ts';
import { xmlDocument } from './xml.ts';

/** The protocol's bound of one file. */
const mostAddresses = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const withImages = `${namespace} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`;
const urlset = { open: `<urlset ${withImages}>`, close: '</urlset>\n' };

/** The sitemap index of a store view (SEO-06): its pages and its products, in files of at most 50,000 addresses. */
export function sitemapIndex(ports: Ports, store: Store): AsyncIterable<string> {
  return xmlDocument({ open: `<sitemapindex ${namespace}>`, close: '</sitemapindex>\n' }, parts());
  async function* parts() {
    const pageNames = (await pageFiles(ports, store)).map((_file, index) =>
      index === 0 ? 'pages' : `pages-${index + 1}`,
    );
    const starts = await productFiles(ports, store);
    for (const name of [...pageNames, ...starts.map((_start, index) => `products-${index + 1}`)])
      yield { sitemap: { loc: `${store.url}/sitemap-${name}.xml` } };
  }
}

/** One file of home, categories, content pages and the blog, counted from 1; undefined where there is no such file. */
export async function pagesSitemap(ports: Ports, store: Store, file = 1): Promise<AsyncIterable<string> | undefined> {
  const found = (await pageFiles(ports, store))[file - 1];
  return found && xmlDocument(urlset, found);
}

/** The addresses of home, categories, content pages and the blog, by file. */
async function pageFiles(ports: Ports, store: Store): Promise<object[][]> {
  const all = await Array.fromAsync(pages(ports, store));
  return all.flatMap((_page, index) => (index % mostAddresses === 0 ? [all.slice(index, index + mostAddresses)] : []));
}

/** One file of products, counted from 1, each with its pictures; undefined where there is no such file. */
export async function productsSitemap(
  ports: Ports,
  store: Store,
  file: number,
): Promise<AsyncIterable<string> | undefined> {
  const starts = await productFiles(ports, store);
  const after = starts[file - 1];
  if (after === undefined) return undefined;
  return xmlDocument(urlset, products(ports, store, { after, upTo: starts[file] ?? Infinity }));
}

/** The id before the first one of each file. */
async function productFiles({ database }: Ports, store: Store): Promise<number[]> {
  const ids = await readProductIds(database, store.id);
  return ids.flatMap((_id, index) => (index % mostAddresses === 0 ? [ids[index - 1] ?? 0] : []));
}

async function* products(ports: Ports, store: Store, { after, upTo }: { after: number; upTo: number }) {
  for await (const product of walkCatalogue(ports, store, after)) {
    if (product.id > upTo) return;
    const context = { now: ports.clock.now(), attributes: [], words: detailNl, baseUrl: store.url };
    const { family, url, images } = productPageFacts(product, context);
    const image = images.map((loc) => ({ 'image:loc': loc }));
    yield { url: { loc: family?.url ?? url, ...lastmod(product.updated_at), 'image:image': image } };
  }
}

const categoryFacts = v.looseObject({
  id: v.number(),
  name: v.nullish(v.string()),
  slug: v.nullish(v.string()),
  url_key: v.nullish(v.string()),
  url_path: v.nullish(v.string()),
  display_mode: v.nullish(v.string()),
  updated_at: v.nullish(v.string()),
  is_active: v.nullish(v.union([v.boolean(), v.number(), v.string()])),
  level: v.nullish(v.union([v.number(), v.string()])),
});
const published = v.looseObject({ published_at: v.nullish(v.string()) });

async function* pages({ database, stories }: Ports, store: Store) {
  const changed = async (slug: string) => v.parse(published, (await stories.story(slug)) ?? {}).published_at;
  const documents = await readCategories(database, store.id);
  yield { url: { loc: `${store.url}/`, ...lastmod(await changed(`${store.code}/home`)) } };
  for (const document of documents) {
    const found = v.parse(categoryFacts, document);
    if (hasPage(found)) yield { url: { loc: store.url + categoryPath(found), ...lastmod(found.updated_at) } };
  }
  for (const slug of await stories.pages(store.code))
    yield { url: { loc: `${store.url}/i/${slug}`, ...lastmod(await changed(`${store.code}/${slug}`)) } };
  const articles = await readArticles(stories, store);
  if (articles.length > 0) yield { url: { loc: `${store.url}/blog` } };
  for (const { slug, ['published_at']: published_at } of articles)
    yield { url: { loc: `${store.url}/blog/${slug}`, ...lastmod(v.parse(published, { published_at }).published_at) } };
}

/** Whether a category is a list of its own, with or without an address from another system. */
const hasPage = ({ id, name, level, is_active: isActive, display_mode: mode }: v.InferOutput<typeof categoryFacts>) =>
  Boolean(name) && flagOf(isActive) !== false && mode !== 'PAGE' && !isContainer({ id, level: numberOf(level) ?? 0 });

/** When a page changed, where it is known. */
function lastmod(text: string | null | undefined): { lastmod?: string } {
  const instant = text ? shopInstant(text) : undefined;
  return instant === undefined ? {} : { lastmod: new Date(instant).toISOString() };
}
