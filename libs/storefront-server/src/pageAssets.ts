import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const texts = v.optional(v.array(v.string()), []);
const chunkSchema = v.looseObject({
  file: v.string(),
  name: v.optional(v.string()),
  isEntry: v.optional(v.boolean(), false),
  imports: texts,
  dynamicImports: texts,
  css: texts,
  assets: texts,
});
const manifestSchema = v.record(v.string(), chunkSchema);

/** Vite's manifest: chunks by source path. */
export type ViteManifest = v.InferOutput<typeof manifestSchema>;
/** Reads Vite's manifest. */
export const parseManifest = (json: string): ViteManifest => v.parse(manifestSchema, JSON.parse(json));

/** What one kind of page loads first. */
export type PageAssets = {
  entry: string;
  /** In order of need. */
  scripts: readonly string[];
  /** Without an address where no script asks for them. */
  styles: readonly { href?: string; text: string }[];
  fonts: readonly string[];
  /** Script files that adding to the cart needs on top; none where nothing is added. */
  forCart: readonly string[];
};

/**
 * The module that draws a route, as the end of its source path, or the name of the file that holds it with others. Routes
 * that are not named need the entry alone.
 */
export const routeModules: Readonly<Record<string, string>> = {
  '/default/c/$slug': 'list',
  '/default/p/$parentSku/$slug': 'productPage',
  '/default/p/$parentSku/$slug/$childSku': 'productPage',
  '/default/i/$slug': 'pages/StoryPages.tsx',
  '/default/search': 'pages/SearchPages.tsx',
  '/default/no-result': 'pages/SearchPages.tsx',
  '/default/cart': 'pages/CartPage.tsx',
  '/default/$': 'pages/NotFoundPage.tsx',
  '/checkout': 'layouts/CheckoutLayout.tsx',
  '/checkout/checkout': 'pages/CheckoutPage.tsx',
  '/checkout/checkout-return': 'pages/CheckoutReturnPage.tsx',
  '/minimal': 'layouts/MinimalLayout.tsx',
  '/minimal/error': 'pages/ErrorPage.tsx',
};

const partsOfProduct = ['connected/onDemand.ts', 'connected/belowFold.ts', 'connected/BackInStock.tsx'];

/** What the server draws of a route and the browser loads later, if at all: its styles are there at once. */
const laterParts: Readonly<Record<string, readonly string[]>> = {
  '/default/': ['pages/StoryPages.tsx'],
  '/default/i/$slug': ['connected/onDemand.ts'],
  '/default/p/$parentSku/$slug': partsOfProduct,
  '/default/p/$parentSku/$slug/$childSku': partsOfProduct,
};

const partsOfCart = ['connected/gate.ts', 'connected/cartModule.ts'];

/** What leads to the cart's code. A product's page alone has the button that needs it at once. */
const cartParts: Readonly<Record<string, readonly string[]>> = {
  '/default/p/$parentSku/$slug': partsOfCart,
  '/default/p/$parentSku/$slug/$childSku': partsOfCart,
};

/** Modules whose styles every page needs and whose scripts no page loads: the server draws them. */
const serverDrawn = ['server/regions.tsx'];

/** The assets of any combination of matched routes, collected once per combination. */
export function createPageAssets(
  manifest: ViteManifest,
  clientDir: string,
): (routeIds: readonly string[]) => PageAssets {
  const known = new Map<string, PageAssets>();
  return (routeIds) => {
    const key = routeIds.join(' ');
    const assets = known.get(key) ?? collect(manifest, clientDir, routeIds);
    known.set(key, assets);
    return assets;
  };
}

function collect(manifest: ViteManifest, clientDir: string, routeIds: readonly string[]): PageAssets {
  const { entry, entryKey, scripts, drawn } = firstLoad(manifest, routeIds);
  const partsOf = (parts: typeof laterParts) =>
    routeIds.flatMap((id) => parts[id] ?? []).flatMap((end) => keysEnding(manifest, end));
  const styled = closure(manifest, [...drawn, ...partsOf(laterParts)]);
  const drawnByServer = closure(
    manifest,
    serverDrawn.flatMap((end) => keysEnding(manifest, end)),
  );
  const forCart = filesOf(manifest, partsOf(cartParts)).filter((file) => !scripts.includes(file));
  /** The entry's first: it declares the order of the layers. */
  const hrefs = cssOf(manifest, [entryKey, ...styled]);
  const serverHrefs = cssOf(manifest, [...drawnByServer]).filter((href) => !hrefs.includes(href));
  const textOf = (href: string) => readFileSync(join(clientDir, href), 'utf8').trim();
  const fonts = [...styled, ...drawnByServer]
    .flatMap((key) => manifest[key]?.assets ?? [])
    .filter((file) => file.endsWith('.woff2'));
  return {
    entry: `/${entry}`,
    scripts: scripts.map((file) => `/${file}`),
    styles: [
      ...hrefs.map((href) => ({ href: `/${href}`, text: textOf(href) })),
      ...serverHrefs.map((href) => ({ text: textOf(href) })),
    ],
    fonts: [...new Set(fonts)].slice(0, 2).map((file) => `/${file}`),
    forCart: forCart.map((file) => `/${file}`),
  };
}

const cssOf = (manifest: ViteManifest, keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => manifest[key]?.css ?? [])),
];

/** The script files that a page loads before anyone acts, the entry's own among them, importers last. */
export function firstLoad(manifest: ViteManifest, routeIds: readonly string[]) {
  const entryKey = entryKeyOf(manifest);
  const modules = routeIds.flatMap((id) => routeModules[id] ?? []);
  const drawn = [entryKey, ...modules.flatMap((end) => keysEnding(manifest, end))];
  const scripts = filesOf(manifest, drawn);
  return { entry: entryOf(manifest), entryKey, scripts, drawn };
}

/** The file of the script that begins every page. */
export const entryOf = (manifest: ViteManifest): string => manifest[entryKeyOf(manifest)]?.file ?? '';

function entryKeyOf(manifest: ViteManifest): string {
  const key = Object.keys(manifest).find((name) => manifest[name]?.isEntry && name.endsWith('client.tsx'));
  if (key === undefined) throw new Error('The build has no client entry.');
  return key;
}

/** The script files of modules and of all that they import at once, importers last. */
const filesOf = (manifest: ViteManifest, keys: readonly string[]): string[] =>
  [...closure(manifest, keys)].flatMap((key) => manifest[key]?.file ?? []);

const keysEnding = (manifest: ViteManifest, end: string) =>
  Object.keys(manifest).filter((key) => key.endsWith(end) || manifest[key]?.name === end);

function closure(manifest: ViteManifest, keys: readonly string[], seen: Set<string> = new Set()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    closure(manifest, manifest[key]?.imports ?? [], seen);
    seen.add(key);
  }
  return seen;
}
