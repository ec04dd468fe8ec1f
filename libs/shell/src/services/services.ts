import {
  createCatalogApi,
  dispatchTarget,
  listingSearch,
  productHref,
  selectVariant,
  type CatalogApi,
  type CatalogCache,
  type CategoryNode,
  type CategoryPage,
  type ProductDetail,
  type ProductSummary,
} from '@etalage/catalog/headless';
import { createCmsApi, skusOf, type Block, type CmsApi, type Story } from '@etalage/cms/headless';
import { createHttp, type StoreView } from '@etalage/core';
import { linkTo } from '../links.ts';
import type { MenuEntry } from '../model/menuEntry.ts';
import type { PageNotes } from '../model/pageNotes.ts';
import { categoryData, productData } from './structuredData.ts';

/** The home page: its story, and the products that its blocks show, by the block's id. */
export type HomeData = { story: Story; products: Readonly<Record<string, readonly ProductSummary[]>> };
/** A product page: its product, and products from the same category. */
export type ProductParams = { parentSku: string; slug: string; childSku?: string | undefined };
/** Where an address leads that no route of its own has. */
export type Redirection = { href: string; status: number };

/** What the pages of the shop are made with, in the browser as on the server. */
export type Services = {
  menu: () => Promise<readonly MenuEntry[]>;
  home: (notes: PageNotes) => Promise<HomeData>;
  category: (slug: string, search: Readonly<Record<string, string>>, notes: PageNotes) => Promise<CategoryPage>;
  product: (params: ProductParams, notes: PageNotes) => Promise<ProductDetail>;
  /** Keeps a product that a page shows, so that its variants need no call. */
  remember: (product: ProductDetail) => void;
  /** Undefined when the address leads nowhere. */
  resolve: (path: string) => Promise<Redirection | undefined>;
};

/** What the clients need to know. */
export type ServiceOptions = {
  view: StoreView;
  /** Where the store answers: what structured data calls the shop. */
  siteUrl: string;
  /** Where calls go; the page's own origin when left out. */
  baseUrl?: string;
  /** Categories and attributes, where they outlive a request. */
  cache?: CatalogCache;
};

/** Services over the store's own origin, or over the backend's on the server. */
export function createServices({ view, siteUrl, baseUrl, cache = {} }: ServiceOptions): Services {
  const http = createHttp({ storeCode: view.storeCode, ...(baseUrl === undefined ? {} : { baseUrl }) });
  const catalog = createCatalogApi(http, view, { cache });
  const content = createCmsApi(http, view.endpoints.cms);
  let shown: ProductDetail | undefined;
  return {
    remember: (product) => void (shown = product),
    menu: async () => menuOf((await catalog.categoryTree()).roots),
    home: (notes) => home(catalog, content, view, notes),
    category: async (slug, search, notes) => {
      const page = await catalog.categoryPage(slug, listingSearch(search), 'upTo');
      notes.tag('category', `category:${page.id}`, ...page.listing.products.map(({ id }) => `product:${id}`));
      notes.describe(...categoryData(page, siteUrl));
      return page;
    },
    product: async ({ parentSku, childSku }, notes) => {
      const product = variantOf(shown, parentSku, childSku) ?? (await catalog.product(parentSku, childSku));
      notes.tag('product', `product:${product.id}`, ...product.categoryIds.map((id) => `category:${id}`));
      notes.describe(...productData(product, siteUrl));
      return product;
    },
    resolve: async (path) => redirectionOf(await catalog.urlMap(path)),
  };
}

/** A variant of the product that the page shows already. */
function variantOf(
  shown: ProductDetail | undefined,
  parentSku: string,
  childSku: string | undefined,
): ProductDetail | undefined {
  if (shown?.parentSku !== parentSku || !shown.variants.some(({ sku }) => sku === childSku)) return undefined;
  return selectVariant(shown, childSku);
}

const menuOf = (nodes: readonly CategoryNode[]): MenuEntry[] =>
  nodes
    .filter(({ isInMenu }) => isInMenu)
    .map(({ name, slug, children }) => ({
      label: name,
      href: linkTo('category', { slug }),
      children: menuOf(children),
    }));

async function home(catalog: CatalogApi, content: CmsApi, view: StoreView, notes: PageNotes): Promise<HomeData> {
  const story = await content.story(`${view.storeCode}/home`);
  const listed = await Promise.all(story.body.map((block) => productsOf(catalog, block)));
  const products = Object.fromEntries(story.body.map((block, at) => [block.id, listed[at] ?? []]));
  notes.tag('home', 'storyblok', 'storyblok:home', ...listed.flat().map(({ id }) => `product:${id}`));
  return { story, products };
}

/** The products of a block: those that it names, else the first of its category. */
async function productsOf(catalog: CatalogApi, block: Block): Promise<readonly ProductSummary[]> {
  const skus = skusOf([block]);
  if (skus.length > 0) return catalog.cards(skus);
  if (block.type !== 'product_list' || block.category === '') return [];
  const { listing } = await catalog.categoryPage(block.category, {});
  return listing.products.slice(0, block.size);
}

function redirectionOf(answer: Awaited<ReturnType<CatalogApi['urlMap']>>): Redirection | undefined {
  if (answer?._type === 'redirect') {
    const { target_path, redirect_type } = answer._source;
    return { href: `/${String(target_path).replace(/^\/+/, '')}`, status: Number(redirect_type) };
  }
  const { name, params } = dispatchTarget(answer);
  if (name === 'category') return { href: linkTo('category', { slug: params['slug'] ?? '' }), status: 301 };
  if (!name.endsWith('-product')) return undefined;
  const { slug = '', parentSku = '', childSku = '' } = params;
  return {
    href: productHref({ slug, parentSku, sku: childSku, type: name.slice(0, -'-product'.length) }),
    status: 301,
  };
}
