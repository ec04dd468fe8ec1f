import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { inlineScripts } from './inlineScripts.ts';
import { shortName } from './shortName.ts';
import { slimClient } from './slimClient.ts';
import { slimTokens } from './slimTokens.ts';

/** The Vite configuration of a store: `client` for the browser by default, `server` with `--ssr`. */
export function storeBuild() {
  return defineConfig(({ isSsrBuild }) => (isSsrBuild ? serverBuild : clientBuild));
}

const sourceOf = (path: string): string => fileURLToPath(new URL(`../libs/${path}`, import.meta.url));
const regions = sourceOf('shell/src/server/regions.tsx');

/** What all pages show, in one chunk: small chunks pack badly, and each costs a request. */
const firstLoad = new RegExp(
  [
    'vite/preload-helper',
    'rolldown/runtime',
    'apps/[\\w-]+/src/',
    'node_modules/(react|react-dom|scheduler|use-sync-external-store|@tanstack|jotai)/',
    'libs/core/src/(money|constants|errors|events|storage|storeDefaults)\\.ts',
    'libs/ui/src/(classNames|isPlainClick|keepFocusIn|components/((Picture|Price|Label|Button|Breadcrumbs|VisuallyHidden|Skeleton)/|Select/Select\\.|Field/Control\\.css))',
    'libs/ui/src/components/Icon/(drawn|firstIcons|Icon\\.css)',
    'libs/(catalog|cms)/src/messages/(nl|en)\\.ts',
    'libs/catalog/src/(model/hrefs|rules/(knownPrice|stock|values)|components/(ProductCard|ProductGrid|PriceBlock|StockState|ProductPreview)/)',
    'libs/catalog/src/components/(ProductView/Product(Frame|Title)|Gallery/Gallery(Picture|\\.css))',
    'libs/cart/src/(model/cartCount|messages/addToCart)',
    'libs/shell/src/(hydrate|index|answerSearch|links|navigation|router/|services/(storePages|dataAddress|later)|messages/frame|components/(Head|Hydration|TabBar|CartIcon|OfflineBadge|Region|Drawn)|words/\\w+\\.tsx?$)',
    'libs/shell/src/(layouts/(Document|DefaultLayout)|connected/(CartButton|OfferClockLater|useIsOffline)|visit/(cartVisit|createVisit)|overlay/(Overlays|overlayAtom|watchMenuDialog)|model/(cards|mobileMenu|openedCard|pageNotes|sizeGuide|visitAtoms|visitNotices))',
    'libs/shell/src/pages/(registry|definePage|pageSource|staleTime|[\\w-]+/page\\.ts|home/(HomePage|parts/laterHome)|product/parts/(ComingProduct|laterParts)|content/parts/laterBlocks)',
  ].join('|'),
);

/** What category and search results have in common, in one file: several would each cost a request. */
const listed =
  /libs.(ui.src.components.(EmptyState|LoadMore)|catalog.src.(messages.list|model.listingSearch|components.(CategoryView|EmptyListing|FilterChips|FilterList|ListingBody|ListingHeader|SortSelect))|shell.src.(words.\w+.list\.|pages.(category.CategoryPage|useListing)))/;

/**
 * The packages that style sheets import. Without an alias the style compiler takes what was built of them, which may be
 * half made by another build, and forgets the styles behind a package's name: the layers' order and the reset.
 */
export const styleAlias = {
  '@etalage/core/constants': sourceOf('core/src/constants.ts'),
  '@etalage/ui/theme': sourceOf('ui/src/theme/theme.ts'),
  '@etalage/ui/tokens': sourceOf('ui/src/theme/themeTokens.ts'),
};

const styles = () => [vanillaExtractPlugin({ identifiers: shortName }), slimTokens()];

const shared: UserConfig = {
  plugins: [react(), styles(), inlineScripts()],
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
          groups: [
            { name: 'shop', test: firstLoad },
            { name: 'pages-category', test: listed },
            {
              name: 'pages-search',
              test: /libs.(search.src.messages.|shell.src.(words.\w+.search|pages.search.useSearchForm)\.)/,
            },
            {
              name: 'variants',
              test: /libs.catalog.src.(rules.(variants|prices)|model.(variants|prices))\.ts/,
            },
            {
              name: 'pages-product',
              test: /libs.(ui.src.components.(QuantityStepper|IconButton)|catalog.src.components.(QuantityField|OrderPanel)|shell.src.(connected.useReplay|pages.product.ProductPage))[\\/.]/,
            },
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
