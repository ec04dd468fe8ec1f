import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { DefaultLayout } from '../layouts/DefaultLayout.tsx';
import { Document } from '../layouts/Document.tsx';
import type { ShopContext } from './context.ts';

const rootRoute = createRootRouteWithContext<ShopContext>()({ component: Document });
const defaultLayout = createRoute({ getParentRoute: () => rootRoute, id: 'default', component: DefaultLayout });
const homeRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: '/',
  component: lazyRouteComponent(() => import('../pages/HomePage.tsx'), 'HomePage'),
});
const categoryRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: 'c/$slug',
  loader: async ({ params }) => ({ name: params.slug }),
  component: lazyRouteComponent(() => import('../pages/CategoryPage.tsx'), 'CategoryPage'),
});

/** The one route tree of every store. */
export const routeTree = rootRoute.addChildren([defaultLayout.addChildren([homeRoute, categoryRoute])]);
