import { lazyRouteComponent, notFound, redirect, type AnyRoute, type RouteComponent } from '@tanstack/react-router';
import { DefaultLayout } from '../layouts/DefaultLayout.tsx';
import { Document } from '../layouts/Document.tsx';
import { addressOf, layoutOf, type LayoutName, type PageDefinition } from '../pages/definePage.tsx';
import type { PageParams, PageSearch } from '../pages/pageRequest.ts';
import { loadLatePages } from '../pages/loadLatePages.ts';
import { isPageData, type PageData } from '../pages/pageSource.ts';
import type { ShopWords } from '../words/shopWords.ts';
import { withWords } from '../words/withWords.tsx';
import type { ShopContext } from './context.ts';
import { pageHead, siteHead } from './head.ts';
import { isMissing, orNotFound } from './pageErrors.ts';
import { PageRoute } from './PageRoute.tsx';
import { createRootRoute, createRoute } from './routerInternals.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page that the route shows; the dispatcher finds it in its data. */
    page?: PageDefinition;
    layout?: LayoutName;
  }
}

const failurePages = () => import('../pages/failures/failurePages.ts');
const NotFoundPage = withWords(['shop'], lazyRouteComponent(failurePages, 'NotFoundPage'), { isBare: true });
const FailedPage = withWords(['shop'], lazyRouteComponent(failurePages, 'FailedPage'), { isBare: true });

/** What takes a page's place when it is not there, or could not be had. */
export const failuresIn = (words: ShopWords) => ({
  notFoundComponent: NotFoundPage.in(words),
  errorComponent: FailedPage.in(words),
});

const createRoot = (component: RouteComponent) =>
  createRootRoute({ component, head: ({ match }) => siteHead(match.context) });
type Root = ReturnType<typeof createRoot>;

const CheckoutLayout = withWords(
  ['shop'],
  lazyRouteComponent(() => import('../layouts/checkout/CheckoutLayout.tsx'), 'CheckoutLayout'),
);
const layoutsIn = (words: ShopWords): Readonly<Record<LayoutName, RouteComponent>> => ({
  default: DefaultLayout,
  checkout: CheckoutLayout.in(words),
  minimal: lazyRouteComponent(async () => (await loadLatePages()).minimalLayout(), 'MinimalLayout'),
  empty: lazyRouteComponent(async () => (await loadLatePages()).emptyLayout(), 'EmptyLayout'),
});
const layoutNames = ['default', 'checkout', 'minimal', 'empty'] as const;

const createLayout = (root: Root, layout: LayoutName, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => root,
    id: layout,
    component,
    staticData: { layout },
    /** The server alone draws header and footer: a visit that began without them gets them with a new document. */
    beforeLoad: ({ context, location }: { context: ShopContext; location: { href: string } }) => {
      if (layout === 'default' && !context.isServer && context.regions['menu'] === undefined)
        throw redirect({ href: location.href, reloadDocument: true });
    },
  });
type Layout = ReturnType<typeof createLayout>;

/** The path of a route stands without slashes at its ends. */
const routePath = (path: string): string => (path === '/' ? path : path.replace(/^\/|\/$/g, ''));

type FindPage = (kind?: string) => PageDefinition | undefined;

/** The options of a route that shows a page; `pageOf` finds the page by the kind that its data names. */
const pageRouteOptions = (layout: Layout, words: ShopWords, pageOf: FindPage) => ({
  getParentRoute: () => layout,
  ...failuresIn(words),
  pendingMinMs: 0,
  head: ({ match, params, loaderData: { data, kind, params: found = params } = {} }: HeadInput) => {
    const page = pageOf(kind);
    return page ? headOf(match.context, page, { data, path: addressOf(page, found) }) : {};
  },
  component: () => <PageRoute pageOf={pageOf} />,
});

function createPageRoute(layout: Layout, page: PageDefinition, words: ShopWords) {
  const options = pageRouteOptions(layout, words, () => page);
  return createRoute({
    ...options,
    path: routePath(page.path),
    staleTime: page.staleTime,
    staticData: { page },
    loaderDeps: ({ search }: { search: PageSearch }) => page.search?.(search) ?? {},
    ...(page.accepts && {
      beforeLoad: async ({ params, context, location }: Omit<PageInput, 'deps'>) => {
        if (page.accepts?.(params) !== false) return;
        await context.pages.moved?.(location.pathname, location.search).catch(orNotFound);
        throw notFound();
      },
    }),
    ...(page.server && { loader: (input: PageInput) => loadPage(page, input) }),
    component: Object.assign(options.component, { preload: () => page.preload(words) }),
  });
}

async function loadPage(page: PageDefinition, { context, params, deps, location }: PageInput): Promise<PageData> {
  const { pages, notes } = context;
  const loaded = pages
    // Not only the search params that the page reads: a stored redirect keeps the query (ROUTE-44).
    .load(page, { params, search: { ...location.search, ...deps } }, notes)
    .catch(async (error: unknown) => {
      if (isMissing(error)) await pages.moved?.(location.pathname, location.search);
      throw error;
    })
    .catch(orNotFound);
  const [shown] = await Promise.all([loaded, page.loadBeside?.()]);
  return shown;
}

type DispatchContext = ShopContext & { isFresh?: boolean };
type LoaderInput = { context: DispatchContext; params: PageParams; deps: PageSearch };
type PageInput = LoaderInput & { location: { pathname: string; search: PageSearch } };
type HeadInput = { match: { context: ShopContext }; params: PageParams; loaderData?: Partial<PageData> | undefined };
type OwnMatch = { loaderData?: unknown; updatedAt: number; preload: boolean };

/**
 * Any other address: the page that the URL map has for it, in place, or the not-found page. Which page that is comes with its
 * data, so its `pending` is not shown, and its `staleTime` is applied to what the router kept of the address.
 */
function createDispatcherRoute(layout: Layout, pages: readonly PageDefinition[], words: ShopWords) {
  const pageOf: FindPage = (kind) => pages.find((page) => page.kind === kind);
  return createRoute({
    ...pageRouteOptions(layout, words, pageOf),
    path: '$',
    loaderDeps: ({ search }: { search: PageSearch }) => search,
    beforeLoad: ({ matches }: { matches: readonly OwnMatch[] }) =>
      isFresh(matches.at(-1), pageOf) ? { isFresh: true } : undefined,
    shouldReload: ({ context }: LoaderInput) => (context.isFresh ? false : undefined),
    loader: async ({ context, params, deps }: LoaderInput) => {
      const found = await context.pages.resolve(params['_splat'] ?? '', deps, context.notes).catch(orNotFound);
      const page = pageOf(found?.kind);
      if (page === undefined) throw notFound();
      await Promise.all([page.preload(words), page.loadBeside?.()]);
      return found;
    },
  });
}

/** Whether kept data are younger than their page's `staleTime`. For preloaded data the router has one time for all routes. */
function isFresh(match: OwnMatch | undefined, pageOf: FindPage): boolean {
  if (!match || match.preload || !isPageData(match.loaderData)) return false;
  const { staleTime = 0 } = pageOf(match.loaderData.kind) ?? {};
  return Date.now() - match.updatedAt < staleTime;
}

function headOf(context: ShopContext, page: PageDefinition, shown: { data: unknown; path: string }) {
  const { canonical = shown.path, ...facts } = page.head({ ...shown, words: context.visit.words });
  const { isIndexed = page.isIndexed } = facts;
  return pageHead(context, canonical, { ...facts, isIndexed });
}

/** The route tree of these pages in one language, in a document. */
export function createRouteTree(
  pages: readonly PageDefinition[],
  words: ShopWords,
  document: RouteComponent = Document,
) {
  const layouts = layoutsIn(words);
  const root = createRoot(document);
  root.addChildren(
    layoutNames.map((name) => {
      const layout = createLayout(root, name, layouts[name]);
      const own = pages.filter((page) => layoutOf(page) === name);
      const routes: AnyRoute[] = own.map((page) => createPageRoute(layout, page, words));
      if (name === 'default') routes.push(createDispatcherRoute(layout, pages, words));
      return layout.addChildren(routes);
    }),
  );
  return root;
}
