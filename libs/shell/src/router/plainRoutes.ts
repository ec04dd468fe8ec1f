import type { AnyRoute, createRootRouteWithContext } from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';
import type { ShopContext } from './context.ts';

/*
 * Routes without the hooks and the `Link` that `createRoute` of `@tanstack/react-router` attaches to each of them, and with
 * which every page would load 1.7 KiB more. The shop reads a route's data by the route's id, and its links are plain. The
 * overloads declare the attached members all the same, because the router's types require them.
 */

type Options = AnyRoute['options'];
type CreateRootRoute = ReturnType<typeof createRootRouteWithContext<ShopContext>>;

/** A route for a route tree defined in code. */
export function createRoute(options: Options): AnyRoute;
export function createRoute(options: Options): object {
  return new BaseRoute(options);
}

/** The root of a route tree whose router has the context of the shop. */
export function createRootRoute(...options: Parameters<CreateRootRoute>): ReturnType<CreateRootRoute>;
export function createRootRoute(options?: Parameters<CreateRootRoute>[0]): object {
  return new BaseRootRoute(options);
}
