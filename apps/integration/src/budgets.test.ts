import { firstLoad, parseManifest } from '@etalage/shell/server';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stores } from '../../../tools/run/stores.mjs';

const kibibyte = 1024;
const built = stores.map(({ code: store }) => ({
  store,
  folder: new URL(`../../${store}/dist/client/`, import.meta.url),
}));
const unbuilt = built.filter(({ folder }) => !existsSync(new URL('.vite/manifest.json', folder)));
if (unbuilt.length > 0)
  throw new Error(`Build the stores first (npm run build): ${unbuilt.map(({ store }) => store).join(', ')}`);

/** Bytes of brotli that a page's scripts take before anyone acts, by file. */
function scriptsOf(folder: URL, routeId: string): [file: string, bytes: number][] {
  const manifest = parseManifest(readFileSync(new URL('.vite/manifest.json', folder), 'utf8'));
  const { scripts } = firstLoad(manifest, ['__root__', '/default', routeId]);
  return scripts.map((file) => [file, statSync(new URL(`${file}.br`, folder)).size]);
}

const pages = [
  ['home', '/default/'],
  ['category', '/default/c/$slug'],
  ['product', '/default/p/$parentSku/$slug'],
] as const;

describe('the bytes of the first load', () => {
  it.each(built.flatMap(({ store, folder }) => pages.map(([page, route]) => ({ store, page, folder, route }))))(
    '$page of $store loads at most 96 KiB of scripts',
    ({ folder, route }) => {
      const scripts = scriptsOf(folder, route);
      const sum = scripts.reduce((total, [, bytes]) => total + bytes, 0);
      expect(scripts.length).toBeGreaterThan(1);
      expect(sum, JSON.stringify(scripts)).toBeLessThanOrEqual(96 * kibibyte);
    },
  );

  it.each(built)('$store has at most 70 KiB of fonts', ({ folder }) => {
    const fonts = readdirSync(new URL('assets/', folder)).filter((file) => file.endsWith('.woff2'));
    const sum = fonts.reduce((total, file) => total + statSync(new URL(`assets/${file}`, folder)).size, 0);
    expect(fonts.length).toBeGreaterThan(0);
    expect(sum, fonts.join(' ')).toBeLessThanOrEqual(70 * kibibyte);
  });
});
