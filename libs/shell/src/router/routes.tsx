import { productHref, type CategoryPage, type ProductDetail } from '@etalage/catalog/headless';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { ComingProduct } from '../connected/ComingProduct.tsx';
import { HomeStory } from '../connected/laterHome.ts';
import { DefaultLayout } from '../layouts/DefaultLayout.tsx';
import { Document } from '../layouts/Document.tsx';
import { linkTo } from '../links.ts';
import { HomePage } from '../pages/HomePage.tsx';
import { gate } from '../services/later.ts';
import type { ProductParams, Redirection } from '../services/pages.ts';
import { orNotFound } from './pageErrors.ts';
import type { ShopContext } from './context.ts';
import { pageHead, siteHead, type PageFacts } from './head.ts';

/** What takes a page's place when it is not there, or could not be had. */
export const failures = {
  notFoundComponent: lazyRouteComponent(async () => (await gate()).notFound(), 'NotFoundPage'),
  errorComponent: lazyRouteComponent(async () => (await gate()).failed(), 'FailedPage'),
};

const rootRoute = createRootRouteWithContext<ShopContext>()({
  component: Document,
  head: ({ match }) => siteHead(match.context),
});

const defaultLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'default',
  component: DefaultLayout,
  /** The server alone draws header and footer: a visit that began without them gets them with a new document. */
  beforeLoad: ({ context, location }) => {
    if (!context.isServer && context.regions.menu === undefined)
      throw redirect({ href: location.href, reloadDocument: true });
  },
});
const checkoutLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'checkout',
  component: lazyRouteComponent(async () => (await gate()).checkoutLayout(), 'CheckoutLayout'),
});
const minimalLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'minimal',
  component: lazyRouteComponent(async () => (await gate()).minimalLayout(), 'MinimalLayout'),
});

type PageMatch = { context: ShopContext; pathname: string };

/** As long as browsers keep a page to go back to: it stands there as it was left, and is not asked for again. */
const kept = { staleTime: 10 * 60_000 };

const homeRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: '/',
  ...kept,
  ...failures,
  loader: async ({ context }) => {
    const [home] = await Promise.all([context.pages.home(context.notes).catch(orNotFound), HomeStory.preload?.()]);
    return home;
  },
  head: ({ match, loaderData }) => pageHead(match.context, '/', homeFacts(loaderData?.story)),
  component: HomePage,
});

/** Its search is plain texts; the listing itself leaves out what means nothing. */
const aList = {
  ...kept,
  validateSearch: (search: Record<string, string>) => search,
  loaderDeps: ({ search }: { search: Record<string, string> }) => search,
};

const categoryRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: 'c/$slug',
  ...failures,
  ...aList,
  loader: ({ context, params, deps }) => context.pages.category(params.slug, deps, context.notes).catch(orNotFound),
  head: ({ match, params, loaderData }) =>
    pageHead(
      match.context,
      linkTo('category', params) + (loaderData?.head.canonicalQuery ?? ''),
      categoryFacts(loaderData),
    ),
  component: lazyRouteComponent(() => import('../pages/CategoryPage.tsx'), 'CategoryPage'),
});

/** A product, at once as far as its card tells; nothing waits for less. */
const aProduct = {
  getParentRoute: () => defaultLayout,
  ...failures,
  pendingComponent: ComingProduct,
  pendingMs: 0,
  pendingMinMs: 0,
  loaderDeps: ({ search }: { search: object }) => ({ isSizeOpen: 'kies' in search }),
  loader: ({ context, params, deps }: { context: ShopContext; params: ProductParams; deps: { isSizeOpen: boolean } }) =>
    context.pages.product({ ...params, ...deps }, context.notes).catch(orNotFound),
  /** Another product begins anew; another colour or size of the same product is the same page. */
  remountDeps: ({ params }: { params: ProductParams }) => params.parentSku,
  head: ({ match, loaderData }: { match: PageMatch; loaderData?: ProductDetail | undefined }) =>
    pageHead(match.context, canonicalOf(loaderData, match.pathname), productFacts(loaderData)),
};

/** The page of a product. */
export const productRoute = createRoute({
  ...aProduct,
  path: 'p/$parentSku/$slug',
  component: lazyRouteComponent(() => import('../pages/ProductPage.tsx'), 'ProductPage'),
});
const variantRoute = createRoute({
  ...aProduct,
  path: 'p/$parentSku/$slug/$childSku',
  component: lazyRouteComponent(() => import('../pages/ProductPage.tsx'), 'VariantPage'),
});

const contentRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: 'i/$slug',
  ...kept,
  ...failures,
  loader: ({ context, params }) => context.pages.content(params.slug, context.notes).catch(orNotFound),
  head: ({ match, params, loaderData }) =>
    pageHead(match.context, linkTo('cms-page', params), homeFacts({ title: loaderData?.name, ...loaderData })),
  component: lazyRouteComponent(() => import('../pages/StoryPages.tsx'), 'ContentPage'),
});
/** What a text finds, and the page of one that finds nothing; neither is for search engines. */
const searching = {
  ...failures,
  ...aList,
  getParentRoute: () => defaultLayout,
  head: ({ match }: { match: PageMatch }) =>
    pageHead(match.context, match.pathname, { title: 'Zoeken', isIndexed: false }),
};
const searchRoute = createRoute({
  ...searching,
  path: 'search',
  loader: async ({ context, deps }) => orMoved(await context.pages.search(deps, context.notes).catch(orNotFound)),
  component: lazyRouteComponent(async () => (await gate()).search(), 'SearchPage'),
});
const noResultRoute = createRoute({
  ...searching,
  path: 'no-result',
  loader: async ({ context, deps }) => orMoved(await context.pages.noResult(deps, context.notes).catch(orNotFound)),
  component: lazyRouteComponent(async () => (await gate()).search(), 'NoResultPage'),
});
const cartRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: 'cart',
  head: ({ match }) => pageHead(match.context, '/cart/', { title: 'Winkelwagen', isIndexed: false }),
  component: lazyRouteComponent(async () => (await gate()).cart(), 'CartPage'),
});
const checkoutRoute = createRoute({
  getParentRoute: () => checkoutLayout,
  path: 'checkout',
  head: ({ match }) => pageHead(match.context, '/checkout', { title: 'Bestellen', isIndexed: false }),
  component: lazyRouteComponent(async () => (await gate()).checkout(), 'CheckoutPage'),
});
const checkoutReturnRoute = createRoute({
  getParentRoute: () => checkoutLayout,
  path: 'checkout-return',
  /** result, transactionId and orderId, as texts. */
  validateSearch: (
    search: Record<string, string | undefined>,
  ): { result?: string; transactionId?: string; orderId?: string } => search,
  head: ({ match }) => pageHead(match.context, '/checkout-return', { title: 'Je bestelling', isIndexed: false }),
  component: lazyRouteComponent(async () => (await gate()).checkoutReturn(), 'CheckoutReturnPage'),
});
const errorRoute = createRoute({
  getParentRoute: () => minimalLayout,
  path: 'error',
  head: ({ match }) => pageHead(match.context, '/error', { title: 'Er is iets misgegaan', isIndexed: false }),
  component: lazyRouteComponent(async () => (await gate()).error(), 'ErrorPage'),
});

/** Any other path: what the URL map makes of it, else the not-found page. */
const dispatcherRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: '$',
  ...failures,
  loader: async ({ context, params }) => {
    const target = await context.pages.resolve(params._splat ?? '').catch(orNotFound);
    if (target === undefined) throw notFound();
    throw redirectTo(target);
  },
});

const redirectTo = ({ href, status }: Redirection) => redirect({ href, statusCode: status });

/** What a page shows. Throws the redirect when it is another page's. */
function orMoved<Found extends object>(found: Found | Redirection): Found {
  if ('href' in found) throw redirectTo(found);
  return found;
}

const homeFacts = (story?: { title?: string | undefined; description?: string }): PageFacts => ({
  ...(story?.title ? { title: story.title } : {}),
  ...(story?.description ? { description: story.description } : {}),
});

/** Empty texts stand where the store's own apply (SEO-02). */
const categoryFacts = (page?: CategoryPage): PageFacts => ({
  title: page?.head.title || page?.name,
  description: page?.head.description || undefined,
  keywords: page?.head.keywords || undefined,
  isIndexed: page?.head.isIndexed,
});

const productFacts = (product?: ProductDetail): PageFacts => ({
  title: product?.head.title,
  description: product?.head.description || undefined,
  image: product?.gallery.find(({ kind }) => kind === 'image')?.src,
});

/** A variant's canonical address is that of the default variant. */
const canonicalOf = (product: ProductDetail | undefined, path: string): string =>
  product === undefined ? path : productHref({ ...product, sku: product.defaultSku });

/** The one route tree of every store. */
export const routeTree = rootRoute.addChildren([
  defaultLayout.addChildren([
    homeRoute,
    categoryRoute,
    productRoute,
    variantRoute,
    contentRoute,
    searchRoute,
    noResultRoute,
    cartRoute,
    dispatcherRoute,
  ]),
  checkoutLayout.addChildren([checkoutRoute, checkoutReturnRoute]),
  minimalLayout.addChildren([errorRoute]),
]);
