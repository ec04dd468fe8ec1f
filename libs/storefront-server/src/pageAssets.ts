import type { ShownPage } from '@etalage/shell/server';
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
  /** Without an address where no script asks for them: what the server alone draws. */
  styles: readonly { href?: string; text: string }[];
  /** Script files that adding to the cart needs on top; none where nothing is added. */
  forCart: readonly string[];
};

/** The code of a page: the folders of its layout and of itself, its late words, and whether it has a button that adds to the cart. */
export type PageCode = { folders: readonly string[]; words: readonly string[]; addsToCart: boolean };

/** The code of what is shown: a page's own, and that of what stands in its place. */
export const codeOf = ({ page, layout, isFailed }: Omit<ShownPage, 'data'>): PageCode => ({
  folders: [
    `layouts/${layout}/`,
    ...(page === undefined ? [] : [`pages/${page.kind}/`]),
    ...(isFailed ? ['pages/failures/'] : []),
  ],
  words: page?.words ?? [],
  addsToCart: page?.addsToCart === true,
});

/** What leads to the cart's code, and what that says in the language of the store. */
const partsOfCart = /\/(connected\/gate|visit\/cartModule|words\/\w+\/(cart|shop))\.ts$/;

/** The assets of any page, collected once per page. */
export function createPageAssets(manifest: ViteManifest, clientDir: string): (code: PageCode) => PageAssets {
  const known = new Map<string, PageAssets>();
  return (code) => {
    const key = code.folders.join(' ');
    const assets = known.get(key) ?? collect(manifest, clientDir, code);
    known.set(key, assets);
    return assets;
  };
}

function collect(manifest: ViteManifest, clientDir: string, code: PageCode): PageAssets {
  const { folders, addsToCart } = code;
  const { entryKey, scripts, drawn } = firstLoad(manifest, code);
  /** What the server renders of a page and the browser loads later, if at all: its styles are there at once. */
  const parts = folders.flatMap((folder) => keysOf(manifest, `${folder}parts/`));
  const styled = closure(manifest, [...drawn, ...parts]);
  const cartKeys = addsToCart ? Object.keys(manifest).filter((key) => partsOfCart.test(key)) : [];
  const forCart = filesOf(manifest, cartKeys).filter((file) => !scripts.includes(file));
  /** The entry's first: it declares the order of the layers. */
  const hrefs = cssOf(manifest, [entryKey, ...styled]);
  const textOf = (href: string) => readFileSync(join(clientDir, href), 'utf8').trim();
  return {
    entry: `/${entryOf(manifest)}`,
    scripts: scripts.map((file) => `/${file}`),
    styles: [...hrefs.map((href) => ({ href: `/${href}`, text: textOf(href) })), { text: textOf('.vite/frame.css') }],
    forCart: forCart.map((file) => `/${file}`),
  };
}

const cssOf = (manifest: ViteManifest, keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => manifest[key]?.css ?? [])),
];

/** The script files that a page loads before anyone acts, the entry's own among them, importers last. */
export function firstLoad(manifest: ViteManifest, { folders, words }: PageCode) {
  const entryKey = entryKeyOf(manifest);
  const drawn = [entryKey, ...folders.flatMap((folder) => keysOf(manifest, folder))];
  return { entryKey, drawn, scripts: filesOf(manifest, [...drawn, ...wordKeys(manifest, words)]) };
}

const wordKeys = (manifest: ViteManifest, names: readonly string[]) =>
  Object.keys(manifest).filter((key) => names.some((name) => /\/words\/\w+\/(\w+)\.ts$/.exec(key)?.[1] === name));

/** The file of the script that begins every page. */
export const entryOf = (manifest: ViteManifest): string => manifest[entryKeyOf(manifest)]?.file ?? '';

function entryKeyOf(manifest: ViteManifest): string {
  const key = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (key === undefined) throw new Error('The build has no client entry.');
  return key;
}

/** The script files of modules and of all that they import at once, importers last. */
const filesOf = (manifest: ViteManifest, keys: readonly string[]): string[] =>
  [...closure(manifest, keys)].flatMap((key) => manifest[key]?.file ?? []);

/** The chunks of a folder, not of those in it. */
const keysOf = (manifest: ViteManifest, folder: string) =>
  Object.keys(manifest).filter((key) => `/${key.slice(0, key.lastIndexOf('/') + 1)}`.endsWith(`/${folder}`));

/** Chunks and all that they import at once, importers last; chunks may import each other. */
function closure(manifest: ViteManifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const order = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports.forEach(visit);
    order.add(key);
  };
  keys.forEach(visit);
  return order;
}
