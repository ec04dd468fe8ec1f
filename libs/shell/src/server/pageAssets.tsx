import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';

/** One entry of Vite's manifest. */
export type ManifestChunk = {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
};
/** Vite's manifest: chunks by source path. */
export type ViteManifest = Readonly<Record<string, ManifestChunk>>;

/** What one kind of page loads first: scripts in order of need, and the text of its styles by file. */
export type PageAssets = { entry: string; scripts: readonly string[]; styles: readonly { href: string; text: string }[] };

/** The module that draws a route, as the end of its source path. Routes not named here need the entry alone. */
export const routeModules: Readonly<Record<string, string>> = {
  '/default/': 'pages/HomePage.tsx',
  '/default/c/$slug': 'pages/CategoryPage.tsx',
};

/** Modules whose styles every page needs and whose scripts no page loads: the server draws them. */
const serverDrawn = ['server/regions.tsx'];

/** The assets of any combination of matched routes, computed once per combination. */
export function createPageAssets(manifest: ViteManifest, clientDir: string): (routeIds: readonly string[]) => PageAssets {
  const known = new Map<string, PageAssets>();
  return (routeIds) => {
    const key = routeIds.join(' ');
    const assets = known.get(key) ?? collect(manifest, clientDir, routeIds);
    known.set(key, assets);
    return assets;
  };
}

function collect(manifest: ViteManifest, clientDir: string, routeIds: readonly string[]): PageAssets {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry && key.endsWith('client.tsx'));
  if (entry === undefined) throw new Error('The build has no client entry.');
  const modules = routeIds.flatMap((id) => routeModules[id] ?? []);
  const drawn = [entry, ...modules.flatMap((end) => keysEnding(manifest, end))];
  const scripts = closure(manifest, drawn);
  const styled = closure(manifest, [...drawn, ...serverDrawn.flatMap((end) => keysEnding(manifest, end))]);
  const hrefs = [...new Set([...styled].flatMap((key) => manifest[key]?.css ?? []))];
  return {
    entry: `/${manifest[entry]?.file ?? ''}`,
    scripts: [...scripts].flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : [])),
    styles: hrefs.map((href) => ({ href: `/${href}`, text: readFileSync(join(clientDir, href), 'utf8') })),
  };
}

const keysEnding = (manifest: ViteManifest, end: string) => Object.keys(manifest).filter((key) => key.endsWith(end));

/** The chunks and all that they import statically, the importers last. */
function closure(manifest: ViteManifest, keys: readonly string[], seen: Set<string> = new Set()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    closure(manifest, manifest[key]?.imports ?? [], seen);
    seen.add(key);
  }
  return seen;
}

/**
 * What goes into the head: the styles' text, so that the first paint waits for nothing, and the scripts.
 * Vite looks for a link to each style before it loads one, and a disabled link loads nothing: so what is inlined never loads twice.
 */
export function HeadAssets({ assets, nonce }: { assets: PageAssets; nonce: string }): ReactNode {
  return (
    <>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: assets.styles.map(({ text }) => text).join('') }} />
      {assets.styles.map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} disabled />
      ))}
      {assets.scripts.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" nonce={nonce} src={assets.entry} />
    </>
  );
}
