import type { AnyRoute, AnyRouter, createRootRouteWithContext, ParsedLocation } from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute, type AnySerializationAdapter } from '@tanstack/router-core';
import { hydrate } from '@tanstack/router-core/ssr/client';
import type { ShopContext } from './context.ts';

/*
 * All that the shop uses of the router beyond its documentation: exports of `router-core`, fields that are set after creation,
 * keys of the history's state. `routerInternals.test.ts` fails when the version of the router changes: read its changes for what
 * stands here, then write the new version there. Decision 0006 says what each of them saves.
 */

type Options = AnyRoute['options'];
type CreateRootRoute = ReturnType<typeof createRootRouteWithContext<ShopContext>>;

/**
 * A route for a route tree defined in code, without the hooks and the `Link` that `createRoute` of `@tanstack/react-router`
 * attaches. The overloads declare them all the same, because the router's types require them.
 */
export function createRoute(options: Options): AnyRoute;
export function createRoute(options: Options): object {
  return new BaseRoute(options);
}

/** The root of a route tree whose router has the context of the shop; without hooks and `Link` too. */
export function createRootRoute(...options: Parameters<CreateRootRoute>): ReturnType<CreateRootRoute>;
export function createRootRoute(options?: Parameters<CreateRootRoute>[0]): object {
  return new BaseRootRoute(options);
}

/**
 * Hydrates the router from the scripts of the document before React renders, as `RouterClient` does from within a render, and
 * lets those scripts clean up after themselves.
 */
export const hydrateRouter = (router: AnyRouter): Promise<void> => hydrate(router).finally(() => window.$_TSR?.h());

/** The scripts that carry the matches and their data to the browser; on the server, once per request. */
export const takeHydrationScripts = (router: AnyRouter) =>
  router.serverSsr?.takeInitialHydrationScriptTags()?.before ?? [];

/** Sets how values travel from server to browser: `createRouter` has no option for it. */
export function setSerialization(router: AnyRouter, ...adapters: AnySerializationAdapter[]): void {
  router.options.serializationAdapters = adapters;
}

/**
 * Lets the router scroll to the top, or to the hash, only after navigations for which `isWanted` holds. Set after creation, the
 * option does not enable scroll restoration.
 */
export function setScrollReset(router: AnyRouter, isWanted: (location: ParsedLocation) => boolean): void {
  router.options.scrollRestoration = ({ location }: { location: ParsedLocation }) => isWanted(location);
}

type HistoryEntry = Pick<ParsedLocation, 'href' | 'state'>;

/** The key of an entry of the browser's history; the address of the entry with which the document began. */
export const historyKeyOf = ({ href, state }: HistoryEntry): string => state.__TSR_key ?? href;

/** The position of an entry in the browser's history: it is lower after going back. */
export const historyIndexOf = ({ state }: HistoryEntry): number => state.__TSR_index;
