import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

/** The Vite configuration of a store: `client` for the browser by default, `server` with `--ssr`. */
export function storeBuild() {
  return defineConfig(({ isSsrBuild }) => (isSsrBuild ? serverBuild : clientBuild));
}

const regions = fileURLToPath(new URL('../libs/shell/src/server/regions.tsx', import.meta.url));

const shared: UserConfig = {
  plugins: [react(), vanillaExtractPlugin()],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warn',
};

const clientBuild: UserConfig = {
  ...shared,
  resolve: { conditions: ['@etalage/source', 'module', 'browser', 'production'] },
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
          groups: [{ name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|jotai)[\\/]/ }],
        },
      },
    },
  },
};

const serverConditions = ['@etalage/source', 'module', 'node', 'production'];

const serverBuild: UserConfig = {
  ...shared,
  resolve: { conditions: serverConditions },
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
