import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const worker = fileURLToPath(new URL('../libs/shell/src/worker', import.meta.url));
const stores = new URL('../apps/backend/data/stores.json', import.meta.url);
const storeSchema = v.object({
  code: v.string(),
  name: v.string(),
  mail: v.object({ colors: v.object({ header: v.string(), sheet: v.string() }) }),
});

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What makes an app of the store of the current folder: its manifest, and its service worker with the list of the build's files. */
export function appFiles(): PluginOption {
  const code = basename(process.cwd());
  const store = v
    .parse(v.array(storeSchema), JSON.parse(readFileSync(stores, 'utf8')))
    .find((each) => each.code === code);
  if (store === undefined) throw new Error(`stores.json has no store ${code}.`);
  const { name, mail } = store;
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: relative(process.cwd(), worker),
    filename: 'sw.ts',
    // Registered by the shop itself, once somebody uses it.
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name,
      short_name: name,
      lang: 'nl',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: mail.colors.header,
      background_color: mail.colors.sheet,
      icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    },
    injectManifest: { rollupFormat: 'iife', globPatterns: ['assets/*.{js,css,woff2}'] },
  });
}
