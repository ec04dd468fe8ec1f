import type { Plugin } from 'vite';

/**
 * Loads a chunk's styles before it, and no more: Vite's own helper also serves old browsers. All importers of a style sheet
 * wait for the same link. One that fails is removed, so that the next import asks for it again, and its error reads like that
 * of a missing script, which callers already handle.
 */
const preloadHelper = `const loads = new Map();
const preload = (href) => {
  if (document.querySelector('link[href="' + href + '"]')) return;
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.href = href;
  document.head.append(link);
  if (isStyle) return new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => {
      link.remove();
      loads.delete(href);
      fail(Error('Failed to fetch dynamically imported module: ' + href));
    };
  });
};
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((file) => {
    const href = '/' + file;
    if (!loads.has(href)) loads.set(href, preload(href));
    return loads.get(href);
  })).then(load);`;

/** React has had the hook since version 18; only its form with a selector is missing. */
const externalStore = `import { useRef, useCallback, useSyncExternalStore } from 'react';
export function useSyncExternalStoreWithSelector(subscribe, read, readServer, select, isEqual) {
  const last = useRef();
  const selected = (value) => {
    const before = last.current;
    if (before && before.value === value && before.select === select) return before.selected;
    const next = select(value);
    const kept = before && isEqual && isEqual(before.selected, next) ? before.selected : next;
    last.current = { value, select, selected: kept };
    return kept;
  };
  const client = useCallback(() => selected(read()), [read, select, isEqual]);
  const server = readServer ? () => selected(readServer()) : client;
  return useSyncExternalStore(subscribe, client, server);
}`;

/** The shop's links are plain and made soft by one listener; whoever asks for the router's gets the same. */
const plainLink = `import { createElement } from 'react';
import { useRouter } from './useRouter.js';
export function useLinkProps({ to, params, search, hash, ...rest }) {
  return { ...rest, href: useRouter().buildLocation({ to, params, search, hash }).href };
}
export const Link = (props) => createElement('a', useLinkProps(props));
export const createLink = () => Link;
export const linkOptions = (options) => options;`;

const unused = (...names: string[]) => names.map((name) => `export const ${name} = undefined;`).join('');

/** The shop asks for a route's data by its name; so its routes need no hooks of their own. */
const plainRoutes = `import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';
export const createRoute = (options) => new BaseRoute(options);
export const createRootRoute = (options) => new BaseRootRoute(options);
export const createRootRouteWithContext = () => createRootRoute;
${unused('NotFoundRoute', 'RootRoute', 'Route', 'RouteApi', 'createRouteMask', 'getRouteApi', 'rootRouteWithContext')}`;

/** The shop hands the router its own way with search params. */
const noSearchParams = unused('defaultParseSearch', 'defaultStringifySearch', 'parseSearchWith', 'stringifySearchWith');

/** The shop's addresses are those of its routes. */
const noRewrites = `export const executeRewriteInput = (_rewrite, url) => url;
export const executeRewriteOutput = executeRewriteInput;
${unused('composeRewrites', 'rewriteBasepath')}`;

/** A page begins at its top, or at its hash; where a shopper was, `keepPlaces` and the browser know. */
const scrollReset = `export const [defaultGetScrollRestorationKey, getElementScrollRestorationEntry, storageKey] = [];
export function setupScrollRestoration({ _scroll: scroll, subscribe }) {
  if (scroll.r) return;
  scroll.r = true;
  subscribe('onRendered', ({ fromLocation, toLocation }) => {
    const isNew = scroll.n && fromLocation !== toLocation;
    scroll.n = true;
    scroll.h = false;
    if (toLocation.hash) document.getElementById(toLocation.hash)?.scrollIntoView();
    else if (isNew) scrollTo(0, 0);
  });
}`;

/** The class names of a recipe, without the helpers for old browsers. */
const recipeRuntime = `export const createRuntimeFn = ({ defaultClassName, variantClassNames, defaultVariants, compoundVariants }) => (chosen) => {
  const picked = { ...defaultVariants };
  for (const name in chosen) picked[name] = chosen[name] ?? picked[name];
  const names = [defaultClassName];
  for (const name in picked) names.push(variantClassNames[name][picked[name]]);
  for (const [check, own] of compoundVariants)
    if (Object.keys(check).every((name) => String(check[name]) === String(picked[name]))) names.push(own);
  return names.filter(Boolean).join(' ');
};`;

/** Shown when not even the error page could be loaded: a link that loads this page again. */
const lastWord = `function ErrorComponent() {
  return React$1.createElement('a', { href: '', target: '_top' }, 'Er is iets misgegaan. Laad de pagina opnieuw.');
}
export { CatchBoundary, ErrorComponent };`;

/** The router's stores by hand: few listeners, so each hears of each change and looks whether it concerns it. */
const routerStores = `const listeners = new Set();
let version = 0, depth = 0;
const tell = () => { if (depth === 0) for (const listener of [...listeners]) listener(); };
const batch = (act) => {
  depth++;
  try { act(); } finally { depth--; tell(); }
};
const subscribe = (listener) => (listeners.add(listener), { unsubscribe: () => listeners.delete(listener) });
const createMutableStore = (value) => ({
  subscribe,
  get: () => value,
  set: (next) => {
    const before = value;
    value = typeof next === 'function' ? next(before) : next;
    if (value === before) return;
    version++;
    tell();
  },
});
const createReadonlyStore = (read) => {
  let known, value;
  const get = () => {
    if (known === version) return value;
    const next = read();
    const isSame = Array.isArray(value) && value.length === next.length && next.every((item, at) => item === value[at]);
    known = version;
    return isSame ? value : (value = next);
  };
  return { subscribe, get };
};
export const getStoreFactory = () => ({ createMutableStore, createReadonlyStore, batch });`;

/** Swaps what every page would carry for nothing. */
export function slimClient(): Plugin {
  return {
    name: 'etalage-slim-client',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('vite/preload-helper.js')) return preloadHelper;
      if (/react-router[\\/]dist[\\/]esm[\\/]link\.js$/.test(id)) return plainLink;
      if (/react-router[\\/]dist[\\/]esm[\\/]route\.js$/.test(id)) return plainRoutes;
      if (/router-core[\\/]dist[\\/]esm[\\/]searchParams\.js$/.test(id)) return noSearchParams;
      if (/router-core[\\/]dist[\\/]esm[\\/]rewrite\.js$/.test(id)) return noRewrites;
      if (/react-router[\\/]dist[\\/]esm[\\/]routerStores\.js$/.test(id)) return routerStores;
      if (/router-core[\\/]dist[\\/]esm[\\/]scroll-restoration\.js$/.test(id)) return scrollReset;
      if (/recipes[\\/]createRuntimeFn[\\/]dist[\\/].*\.esm\.js$/.test(id)) return recipeRuntime;
      return /use-sync-external-store[\\/]shim[\\/]with-selector\.js$/.test(id) ? externalStore : undefined;
    },
    transform(code, id) {
      if (!/react-router[\\/]dist[\\/]esm[\\/]CatchBoundary\.js$/.test(id)) return undefined;
      return { code: code.slice(0, code.indexOf('function ErrorComponent')) + lastWord, map: null };
    },
  };
}
