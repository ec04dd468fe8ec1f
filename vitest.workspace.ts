import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { existsSync } from 'node:fs';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { VitestPluginContext } from 'vitest/node';
import { inlineScripts } from './tools/inlineScripts.ts';

/** Style sheets and inline scripts are built with what they import: they must not be kept for their own text alone. */
const builtAnew = {
  name: 'built-anew',
  configureVitest: ({ defineCacheKeyGenerator }: VitestPluginContext) =>
    defineCacheKeyGenerator(({ id }) => (id.includes('.css.ts') || id.endsWith('?script') ? false : undefined)),
};
const plugins = () => [vanillaExtractPlugin(), inlineScripts(), builtAnew];

const resolve = { conditions: ['@etalage/source'] };
const ssr = { resolve: { conditions: ['@etalage/source'], externalConditions: ['@etalage/source'] } };

/** A lib has two projects: `cart` runs *.test.ts in Node, `cart:dom` runs *.test.tsx with a DOM. */
function room(name: string): TestProjectConfiguration[] {
  const root = `libs/${name}`;
  return [
    {
      resolve,
      ssr,
      plugins: plugins(),
      // Code that a hook or the first test loads is made first, where no cache is warm.
      test: {
        name,
        root,
        include: ['src/**/*.test.ts'],
        isolate: false,
        testTimeout: 45_000,
        hookTimeout: 60_000,
      },
    },
    {
      resolve,
      ssr,
      plugins: plugins(),
      test: {
        name: `${name}:dom`,
        root,
        include: ['src/**/*.test.tsx'],
        environment: 'happy-dom',
        // A shop's page leaves listeners and loaded code behind.
        isolate: name === 'shell',
        setupFiles: ['../../tools/testSetup.ts'],
        // The first test that opens what loads late waits for its code to be made.
        testTimeout: 45_000,
        hookTimeout: 60_000,
      },
    },
  ];
}

/** An app's tests need a backend or a build, so they get more time. */
function app(name: string): TestProjectConfiguration {
  return {
    resolve,
    ssr,
    plugins: plugins(),
    test: {
      name,
      root: `apps/${name}`,
      include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
      isolate: false,
      setupFiles: [
        '../backend/src/testing/eachFile.ts',
        ...(name === 'integration' ? ['src/testing/asyncTimeout.ts'] : []),
      ],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
    },
  };
}

/** What goes through SQL, once more on a Postgres server; says so and skips where there is none. */
function backendOnPostgres(): TestProjectConfiguration {
  return {
    resolve,
    ssr,
    test: {
      name: 'backend:postgres',
      root: 'apps/backend',
      include: [
        'src/{invalidation,orders,payments}/*.test.ts',
        'src/catalogue.test.ts',
        // What writes less, or is slow: on Postgres only in the soak.
        ...(process.env['ETALAGE_SOAK']
          ? ['src/{backInStock,cart,giftCards,import,limits,mail,search,wishlist}/*.test.ts']
          : []),
        'src/{backup,shop}/*OnServer.test.ts',
      ],
      // It opens a database of its own.
      exclude: ['src/search/damagedIndex.test.ts'],
      globalSetup: ['src/testing/startPostgres.ts'],
      setupFiles: ['src/testing/eachFile.ts', 'src/testing/onlyOnPostgres.ts'],
      isolate: false,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
    },
  };
}

const libs = [
  'core',
  'ui',
  'catalog',
  'account',
  'cms',
  'search',
  'cart',
  'wishlist',
  'checkout',
  'shell',
  'storefront-server',
];
const apps = ['backend', 'payments', 'integration'];

export default defineConfig({
  // vanilla-extract evaluates `.css.ts` files in a server of its own, made from these top-level settings.
  ...ssr,
  test: {
    // By default one core is left free.
    maxWorkers: '100%',
    projects: [
      ...libs.flatMap(room),
      ...apps.map(app),
      backendOnPostgres(),
      ...(existsSync('tools')
        ? [{ resolve, ssr, test: { name: 'tools', root: 'tools', include: ['**/*.test.ts'], testTimeout: 45_000 } }]
        : []),
    ],
  },
});
