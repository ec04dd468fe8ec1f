import { defineConfig } from 'vite';

/** vanilla-extract evaluates `.css.ts` files in a server made from this file. */
export default defineConfig({
  resolve: { conditions: ['@etalage/source', 'module', 'node', 'development|production'] },
});
