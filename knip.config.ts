import type { KnipConfig } from 'knip';

/** What tests and stories are made of: it does not count as a use. */
const tried = [
  '!src/**/*.{test,stories,test-d}.{ts,tsx}!',
  '!src/**/testing/**!',
  '!src/{testing,stories,builders}.{ts,tsx}!',
];

/**
 * What ships: the stores, the backend, the sandbox of payments, what builds them, and the workbench of designers. An export
 * that none of them uses is unused, be it tested or not. `tools/unused.ts` runs it.
 */
const config: KnipConfig = {
  /** An export that its own file uses is in the bundle, even if only tests import it. */
  ignoreExportsUsedInFile: true,
  ignore: ['**/dist/**'],
  // Configuration of tools is no entry, and loading it takes the workspace's own Node.
  vite: false,
  vitest: false,
  storybook: false,
  playwright: false,
  eslint: false,
  // Named in the styles' source alone: a package has the built styles.
  ignoreDependencies: ['@vanilla-extract/css'],
  workspaces: {
    '.': { entry: ['.storybook/{main.ts,preview.tsx,manager.ts}!'], project: ['.storybook/*!'] },
    tools: {
      entry: ['{buildLib,buildStore}.ts!', '{newStore,workbench}/**/*.{ts,tsx}!'],
      project: ['{workbench,newStore}/**/*.{ts,tsx}!', '!**/*.test.ts!'],
      ignoreDependencies: ['valibot'],
    },
    'libs/*': {
      includeEntryExports: true,
      // By `#page-server/*`, `#early-order`, a worker's address and what builds the stores.
      entry: [
        'src/pages/*/server.ts!',
        'src/pages/noServer.ts!',
        'src/early/{earlyOrder,noOrder}.ts!',
        'src/engine/worker.ts!',
        'src/worker/sw.ts!',
      ],
      project: ['src/**/*.{ts,tsx}!', '!src/components/Window/**!', ...tried],
    },
    'apps/{dailydeal,fashion,textile}': {
      entry: ['src/{client,server}.tsx!', 'src/theme.css.ts!', 'vite.config.ts!'],
      project: ['src/**/*.{ts,tsx}!'],
    },
    'apps/backend': {
      entry: ['src/main.ts!', 'src/{import,search,backup,restore}/main.ts!', 'drizzle.config.ts!'],
      project: ['src/**/*.ts!', ...tried, '!src/{judged,killTest}/**!', '!src/import/bench.ts!'],
      // Asked for by hono-openapi.
      ignoreDependencies: ['@hono/standard-validator'],
    },
    'apps/payments': {
      entry: ['src/main.ts!'],
      project: ['src/**/*.ts!', ...tried],
      ignoreDependencies: ['@hono/standard-validator'],
    },
    'apps/{integration,e2e}': { entry: [], project: [] },
  },
};
export default config;
