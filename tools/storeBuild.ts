import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/** The Vite configuration of a store: `client` for the browser by default, `server` with `--ssr`. */
export function storeBuild() {
  return defineConfig(({ isSsrBuild }) => (isSsrBuild ? serverBuild : clientBuild));
}

const regions = fileURLToPath(new URL('../libs/shell/src/server/regions.tsx', import.meta.url));

/** What all pages show, in one chunk: small chunks pack badly, and each costs a request. */
const firstLoad = new RegExp(
  [
    'vite/preload-helper',
    'rolldown/runtime',
    'apps/\\w+/src/',
    'node_modules/(react|react-dom|scheduler|use-sync-external-store|@tanstack|jotai)/',
    'libs/core/src/(money|constants|errors|events|storage|storeDefaults)\\.ts',
    'libs/ui/src/(classNames|components/(Picture|Price|Swatch|Label|Button|Breadcrumbs|VisuallyHidden)/)',
    'libs/catalog/src/(messages/nl|model/hrefs|components/(ProductCard|ProductGrid|PriceBlock|StockState)/)',
    'libs/cart/src/(model/cartCount|messages/addToCart)',
    'libs/shell/src/(hydrate|index|links|navigation|router/|messages/frame|components/(icons|Head|Hydration|TabBar|CartIcon|OfflineBadge|Region))',
    'libs/shell/src/(layouts/(Document|DefaultLayout)|connected/(CartButton|Overlays|cartVisit|useIsOffline)|model/)',
  ].join('|'),
);

/** Without an alias the style compiler forgets the styles behind a package's name: the layers' order and the reset. */
export const styleAlias = {
  '@etalage/ui/theme': fileURLToPath(new URL('../libs/ui/src/theme/theme.ts', import.meta.url)),
};

/** Vite's own helper also serves old browsers and failing preloads; this one loads a chunk's styles before it, and no more. */
const preloadHelper = `const known = new Set();
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((file) => {
    const href = '/' + file;
    if (known.has(href)) return;
    known.add(href);
    const isStyle = href.endsWith('.css');
    if (document.querySelector('link[href="' + href + '"]')) return;
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.href = href;
    document.head.append(link);
    if (isStyle) return new Promise((done) => { link.onload = link.onerror = done; });
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

/** Swaps what every page would carry for nothing. */
function slimClient(): Plugin {
  return {
    name: 'etalage-slim-client',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('vite/preload-helper.js')) return preloadHelper;
      if (/react-router[\\/]dist[\\/]esm[\\/]link\.js$/.test(id)) return plainLink;
      return /use-sync-external-store[\\/]shim[\\/]with-selector\.js$/.test(id) ? externalStore : undefined;
    },
  };
}

const prefixes = new Map<string, string>();

/** Class names of four characters or five: the last three of their file's hash, and their number in that file. */
function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const prefix = prefixes.get(filePath) ?? hash.slice(0, -1);
  prefixes.set(filePath, prefix);
  const short = prefix.slice(-3);
  const twin = [...prefixes].find(([file, other]) => file !== filePath && other.slice(-3) === short);
  if (twin !== undefined) throw new Error(`The class names of ${filePath} and ${twin[0]} would be the same.`);
  return `_${short}${hash.slice(prefix.length)}`;
}

const styles = () => vanillaExtractPlugin({ identifiers: shortName });

const shared: UserConfig = {
  plugins: [react(), styles()],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warn',
};

const clientBuild: UserConfig = {
  ...shared,
  plugins: [slimClient(), react(), styles()],
  resolve: { alias: styleAlias, conditions: ['@etalage/source', 'module', 'browser', 'production'] },
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      /** The second entry is for its styles: what only the server draws looks the same in the browser. */
      input: ['src/client.tsx', regions],
      preserveEntrySignatures: 'exports-only',
      output: {
        codeSplitting: {
          groups: [{ name: 'shop', test: firstLoad }],
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
