import {
  categoryHref,
  createCatalogApi,
  createReviewsApi,
  dispatchTarget,
  type CatalogApi,
  type CatalogCache,
  type CategoryNode,
  type CustomerGroup,
} from '@etalage/catalog/headless';
import { urlMapRequest } from '@etalage/catalog/contract';
import {
  contentImageUrl,
  contentSrcSet,
  createBlogApi,
  createCmsApi,
  type ContentImage,
  type ContentLink,
  type MenuItem,
  type Theme,
} from '@etalage/cms/headless';
import { images } from '@etalage/core/constants';
import { ApiError, completeView, createHttp, type StoreSettings } from '@etalage/core';
import { createSearchApi } from '@etalage/search/headless';
import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { hasDeadLinks } from '../model/deadLinks.ts';
import type { MenuEntry } from '../model/menuEntry.ts';
import { addressOf, layoutOf, linksOf, type PageDefinition } from '../pages/definePage.tsx';
import type { PageSearch } from '../pages/pageRequest.ts';
import type { PageServices } from '../pages/pageServer.ts';
import type { PageSource } from '../pages/pageSource.ts';
import { pages as shopPages } from '../pages/registry.ts';
import { parseSearch, stringifySearch } from '../router/search.ts';
import type { ServerWords } from '../words/serverWords.ts';
import { loadData, noPageMemory, type PageMemory } from './pageMemory.ts';

/** What a store server makes pages with: their data, and what frames them. */
export type Services = Omit<PageSource, 'remember'> &
  Pick<PageServices, 'menu' | 'reviews'> & {
    /** What the content service says around every page. */
    theme: () => Promise<Theme>;
  };

/** What the clients need to know. */
export type ServiceOptions = {
  view: StoreSettings;
  words: ServerWords;
  /** Where the store answers: what structured data calls the shop. */
  siteUrl: string;
  /** Where the backend answers. */
  baseUrl: string;
  /** Categories and attributes, where they outlive a request. */
  cache?: CatalogCache;
  memory?: PageMemory;
  /** Whose prices the pages show; those of guests when left out. Nothing of them is kept. */
  group?: CustomerGroup | undefined;
  /** Other pages than the shop's. */
  pages?: readonly PageDefinition[] | undefined;
  /** Milliseconds that a call to the backend may take, its whole answer included. */
  timeout?: number;
  /** Handed in by tests. */
  fetch?: typeof globalThis.fetch;
  now?: () => number;
};

/** A `fetch` whose answers end in time. The client's own timeout ends where their bodies begin. */
const fetchWithin =
  (milliseconds: number, fetch = globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const request = new Request(input, init);
    return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(milliseconds)]) });
  };

/** Services over the backend. */
export function createServices(options: ServiceOptions): Services {
  const { words, siteUrl, baseUrl, cache = {}, fetch, timeout = 10_000 } = options;
  const view = completeView(options.view);
  const { now = Date.now, group } = options;
  const { memory = noPageMemory } = group === undefined ? options : {};
  const http = createHttp({ storeCode: view.storeCode, baseUrl, fetch: fetchWithin(timeout, fetch) });
  const catalog = createCatalogApi(http, view, { words: words.detail, cache, now, group });
  const content = createCmsApi(http, view.endpoints.cms);
  const services: PageServices = {
    ...{ view, words, siteUrl, catalog, content, now },
    blog: createBlogApi(http, view),
    search: createSearchApi(http, view, catalog, { words: words.detail, now, customer: () => group }),
    reviews: () => memory.reviews('', createReviewsApi(http, view).summary),
    menu: (edited = []) => menuFrom(catalog, edited.map(entryOf)),
  };
  const load: PageSource['load'] = async (page, request, notes) => {
    if (page.server === undefined) throw new ApiError(404, 'The browser fills this page');
    const { pageServer } = await page.server();
    if (pageServer.isUncached) notes.expireAt(0);
    return { kind: page.kind, data: await loadData(page, pageServer, { request, services, memory, notes }) };
  };
  return {
    load,
    resolve: async (path, search, notes) => {
      // Another redirect may take the address.
      notes.tag('redirect');
      const target = await targetOf(catalog, path, search);
      // An import may give the address of a content page to a category, or deactivate the page in favour of a redirect.
      if (target?.name === 'cms-page') notes.tag('category', 'cms_page');
      const page = (options.pages ?? shopPages).find((each) => target !== undefined && target.name in linksOf(each));
      if (page === undefined || target === undefined) return undefined;
      const { params } = target;
      // The dispatcher's route lies in the default layout.
      if (layoutOf(page) !== 'default')
        throw redirect({ href: addressOf(page, params) + stringifySearch(search), statusCode: 302 });
      return { ...(await load(page, { params, search: page.search?.(search) ?? {} }, notes)), params };
    },
    moved: async (path, search) => void (await targetOf(catalog, path, search)),
    theme: () => content.theme(view.storeCode),
    reviews: services.reviews,
    menu: services.menu,
  };
}

/** The query parameter that the content editor adds to a page of content: the URL map is not asked then (ROUTE-37). */
const pageMarker = '_storyblok_c';

/** What the URL map has for an address: a route by its name. Throws a stored redirect (ROUTE-38). */
async function targetOf(catalog: CatalogApi, path: string, search: PageSearch) {
  const url = path.replace(/^\/+|\/+$/g, '');
  if (search[pageMarker] === 'page') return contentTarget(url || 'home');
  if (!v.is(urlMapRequest, { url })) return undefined;
  const answer = await catalog.urlMap(url);
  if (answer?._type === 'redirect') throw storedRedirect(answer._source, search);
  const { childSku } = search;
  const { name, params } = dispatchTarget(answer, childSku);
  if (name === 'page-not-found') return contentTarget(url);
  // Without a chosen variant a product is shown as at its own address.
  if (childSku !== undefined || params['childSku'] !== params['parentSku']) return { name, params };
  const { childSku: _own, ...others } = params;
  return { name, params: others };
}

/** The page of the content service at a path that the URL map does not have (ROUTE-36); its settings are no page. */
const contentTarget = (slug: string) =>
  slug.startsWith('config/') ? undefined : { name: 'cms-page', params: { slug } };

/** It keeps the query of the address that it replaces, unless its target names the same parameter (ROUTE-44). */
function storedRedirect({ target_path, redirect_type }: Readonly<Record<string, unknown>>, search: PageSearch) {
  const [, path = '', query = '', hash = ''] = /^\/*([^?#]*)\??([^#]*)(.*)$/s.exec(String(target_path)) ?? [];
  const named = parseSearch(query);
  const kept = stringifySearch(Object.fromEntries(Object.entries(search).filter(([name]) => !(name in named)))).slice(
    1,
  );
  const whole = [query, kept].filter(Boolean).join('&');
  return redirect({ href: `/${path}${whole && `?${whole}`}${hash}`, statusCode: Number(redirect_type) });
}

const entryOf = ({ label, link, highlighted, items, isFlat, tiles }: MenuItem): MenuEntry => ({
  label,
  ...followed(link),
  children: items.map(entryOf),
  isHighlighted: highlighted,
  ...(isFlat && { isFlat }),
  ...(tiles && {
    tiles: tiles.map(({ title, link: target, image }) => ({
      title,
      ...followed(target),
      ...(image && { picture: pictureOf(image) }),
    })),
  }),
});

const followed = ({ href, target }: ContentLink) => ({ href, ...(target && { target }) });

const pictureOf = (image: ContentImage) => ({
  src: contentImageUrl(image, Math.min(...images.tileSrcset)),
  srcSet: contentSrcSet(image, images.tileSrcset),
  alt: image.alt,
});

/** Without an answer of the catalogue nothing is known against the editor's menu. */
async function menuFrom(catalog: CatalogApi, edited: readonly MenuEntry[]): Promise<readonly MenuEntry[]> {
  const tree = await catalog.categoryTree().catch((error: unknown) => {
    if (edited.length === 0) throw error;
    return undefined;
  });
  const own = menuOf(tree?.roots ?? []);
  if (edited.length === 0) return own;
  return tree && own.length > 0 && hasDeadLinks(edited, tree.bySlug) ? own : edited;
}

const menuOf = (nodes: readonly CategoryNode[]): MenuEntry[] =>
  nodes
    .filter(({ isInMenu }) => isInMenu)
    .map((node) => ({ label: node.name, href: categoryHref(node), children: menuOf(node.children) }));
