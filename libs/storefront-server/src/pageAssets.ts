import { earlyOrderCode, type ShownPage } from '@etalage/shell/server';
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

/** A style sheet of a page. */
export type PageStyle = {
  /** None where no script asks for it: what the server alone draws. */
  href?: string;
  text: string;
  /** Only pages that have one of these class names need it; without them every page does. */
  neededBy?: ReadonlySet<string>;
};

/** What one kind of page loads first. */
export type PageAssets = {
  /** None for a page that no script takes over. */
  entry?: string;
  /** In order of need. */
  scripts: readonly string[];
  styles: readonly PageStyle[];
  /** Additional scripts and styles for adding to the cart; empty for pages without such a button. */
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
  const cartKeys = addsToCart ? orderKeys(manifest, drawn) : [];
  const textOf = (href: string) => readFileSync(join(clientDir, href), 'utf8').trim();
  /** The entry's first: it declares the order of the layers. */
  const hrefs = cssOf(manifest, [entryKey, ...closure(manifest, drawn)]);
  const forCart = [...filesOf(manifest, cartKeys), ...cssOf(manifest, [...closure(manifest, cartKeys)])].filter(
    (file) => !scripts.includes(file) && !hrefs.includes(file),
  );
  const sheets = hrefs.map((href) => ({ href: `/${href}`, text: textOf(href) }));
  const frame = { text: textOf('.vite/frame.css') };
  return {
    entry: `/${entryOf(manifest)}`,
    scripts: scripts.map((file) => `/${file}`),
    styles: [...sheets, ...stylesOfParts(manifest, folders, hrefs, textOf), frame],
    forCart: forCart.map((file) => `/${file}`),
  };
}

/**
 * The style sheets of a page's parts, which the server renders and the browser loads later or never. They are inlined in
 * pages that have one of the part's class names.
 */
function stylesOfParts(
  manifest: ViteManifest,
  folders: readonly string[],
  known: readonly string[],
  textOf: (href: string) => string,
): PageStyle[] {
  const styles = new Map<string, { href: string; text: string; neededBy: Set<string> }>();
  for (const part of folders.flatMap((folder) => keysOf(manifest, `${folder}parts/`))) {
    const own = cssOf(manifest, [...closure(manifest, [part])]).filter((href) => !known.includes(href));
    const classes = own.flatMap((href) => classesIn(textOf(href)));
    for (const href of own) {
      const style = styles.get(href) ?? { href: `/${href}`, text: textOf(href), neededBy: new Set() };
      classes.forEach((name) => style.neededBy.add(name));
      styles.set(href, style);
    }
  }
  return [...styles.values()];
}

const classesIn = (css: string): string[] => [...css.matchAll(/\.([_a-z][\w-]*)/gi)].map(([, name = '']) => name);

const cssOf = (manifest: ViteManifest, keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => manifest[key]?.css ?? [])),
];

/**
 * The script files that a page loads before anyone acts, the entry's own among them, importers last. What the entry loads by
 * way of another chunk, such as a list of pages, has that too: the browser would come to it one step later.
 */
export function firstLoad(manifest: ViteManifest, { folders, words }: PageCode) {
  const entryKey = entryKeyOf(manifest);
  const own = folders.flatMap((folder) => keysOf(manifest, folder));
  const lists = own.flatMap((goal) => wayTo(manifest, [entryKey], (key) => key === goal).slice(0, -1));
  const drawn = [...new Set([entryKey, ...lists, ...own])];
  return { entryKey, drawn, scripts: filesOf(manifest, [...drawn, ...wordKeys(manifest, words)]) };
}

const wordKeys = (manifest: ViteManifest, names: readonly string[]) =>
  Object.keys(manifest).filter((key) => names.some((name) => /\/words\/\w+\/(\w+)\.ts$/.exec(key)?.[1] === name));

/** The chunks of the code and of the words that an order before hydration needs. */
const orderKeys = (manifest: ViteManifest, drawn: readonly string[]) => [
  ...wayTo(manifest, drawn, (key) => key.endsWith(`/visit/${earlyOrderCode.feature}Module.ts`)),
  ...wordKeys(manifest, earlyOrderCode.words),
];

/** The chunks that load one after the other until the one that is meant is there; none where nothing leads to it. */
function wayTo(manifest: ViteManifest, drawn: readonly string[], isMeant: (key: string) => boolean): string[] {
  const laterOf = (keys: readonly string[]) =>
    [...closure(manifest, keys)].flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const wayOf = new Map(laterOf(drawn).map((key) => [key, [key]]));
  // Each chunk that is found is looked at too, the nearest first.
  for (const [key, way] of wayOf) {
    if (isMeant(key)) return way;
    for (const next of laterOf([key])) if (!wayOf.has(next)) wayOf.set(next, [...way, next]);
  }
  return [];
}

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
