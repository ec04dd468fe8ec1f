import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig, type UserConfig } from 'vite';
import { inlineScripts } from './inlineScripts.ts';
import { shortName } from './shortName.ts';
import { shortStyles } from './shortStyles.ts';

/** The Vite configuration of a store: `client` for the browser by default, `server` with `--ssr`. */
export function storeBuild() {
  return defineConfig(({ isSsrBuild }) => (isSsrBuild ? serverBuild : clientBuild));
}

const sourceOf = (path: string): string => fileURLToPath(new URL(`../libs/${path}`, import.meta.url));

/**
 * The packages that style sheets import. Without an alias the style compiler takes what was built of them, which may be
 * half made by another build, and forgets the styles behind a package's name: the layers' order and the reset.
 */
export const styleAlias = {
  '@etalage/core/constants': sourceOf('core/src/constants.ts'),
  '@etalage/ui/theme': sourceOf('ui/src/theme/theme.ts'),
  '@etalage/ui/tokens': sourceOf('ui/src/theme/themeTokens.ts'),
};

const shared: UserConfig = {
  plugins: [react(), vanillaExtractPlugin({ identifiers: shortName }), inlineScripts()],
  css: {
    postcss: { plugins: [shortStyles] },
    /** No style uses `light-dark()`, for which every `color-scheme` would get two custom properties. */
    lightningcss: { exclude: Features.LightDark },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warn',
};

/** React has the hook by itself: this is the entry of the same package that relies on it. */
const reactHook = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' };

/** Short, as every page names the files that it may need later. */
const fileNames = 'assets/[hash:7]';

const clientBuild: UserConfig = {
  ...shared,
  resolve: {
    alias: { ...styleAlias, ...reactHook },
    conditions: ['@etalage/source', 'module', 'browser', 'production'],
  },
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/client.tsx',
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: `${fileNames}.js`,
        chunkFileNames: `${fileNames}.js`,
        assetFileNames: `${fileNames}[extname]`,
        codeSplitting: {
          groups: [
            /** One file for what every page loads: small ones pack badly, and each costs a request. */
            { name: 'first', tags: ['$initial'], priority: 1 },
            /** And one for the primitives that many parts use. */
            { name: 'common', test: /libs.ui./, minShareCount: 4 },
          ],
        },
      },
    },
  },
};

const serverConditions = ['@etalage/source', 'module', 'node', 'production'];

const serverBuild: UserConfig = {
  ...shared,
  resolve: { alias: styleAlias, conditions: serverConditions },
  ssr: { noExternal: true, resolve: { conditions: serverConditions } },
  build: {
    outDir: 'dist/server',
    ssr: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { server: 'src/server.tsx' },
      output: { codeSplitting: false, entryFileNames: '[name].js' },
    },
  },
};
