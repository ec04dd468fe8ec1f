import type {
  createRootRouteWithContext as createReactRootWithContext,
  createRoute as createReactRoute,
} from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';

/*
 * Routes without the hooks and the `Link` that React's router gives to each, and with which every page would load 1.7 KiB
 * more. The shop asks for a route's data by the name of the route, and its links are plain. The types promise those hooks,
 * because the router asks for them.
 */
/* eslint-disable @typescript-eslint/consistent-type-assertions -- see above */

export const createRoute = ((options: ConstructorParameters<typeof BaseRoute>[0]) =>
  new BaseRoute(options)) as unknown as typeof createReactRoute;

export const createRootRouteWithContext = (() => (options: ConstructorParameters<typeof BaseRootRoute>[0]) =>
  new BaseRootRoute(options)) as unknown as typeof createReactRootWithContext;
