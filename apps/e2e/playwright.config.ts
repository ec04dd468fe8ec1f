import { defineConfig, devices } from '@playwright/test';
import { cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stores } from '../../tools/run/stores.mjs';
import { isLong, type StoreOptions } from './src/fixtures.ts';

/** What imports are done with. */
const adminKey = 'e2e-key-of-admins';
const base = Number(process.env['E2E_PORT_BASE'] ?? 4600);
const ownFolder = join(tmpdir(), `etalage-e2e-${process.pid}`);
/** The content of the servers, which tests change; the workers inherit the variable. */
const contentFolder = (process.env['E2E_CONTENT'] ??= copyOfContent());
const { defaultBrowserType: _phone, ...phone } = devices['Pixel 7'];
const shapes = [
  { name: 'phone', use: { ...phone, viewport: { width: 390, height: 844 } } },
  { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
];

function copyOfContent(): string {
  const copy = `${ownFolder}-content`;
  cpSync(fileURLToPath(new URL('../backend/data/content', import.meta.url)), copy, { recursive: true });
  return copy;
}

/** What neither theme nor catalogue changes, and the store in which the short form tries it. */
const inOneStore: Record<string, readonly string[]> = {
  dailydeal: ['earlyPress', 'down', 'longWords', 'overlays', 'stories', 'withdrawal'],
  fashion: [
    ...['listing', 'backInStock', 'fonts', 'checkoutLoad', 'sight', 'notices', 'passkeys', 'tabs'],
    ...['queue', 'wishlist'],
  ],
  textile: ['search', 'sizes', 'focus', 'pages', 'styles', 'account', 'customer'],
};
/** What a wide window does not change either. */
const onPhones = [
  ...['earlyPress', 'down', 'backInStock', 'sizes', 'purchase', 'orders', 'checkoutLoad', 'styles'],
  ...['pages', 'overlays', 'fonts', 'notices', 'focus', 'account', 'customer', 'passkeys', 'offline', 'tabs'],
  'stories',
];
const named = (files: readonly string[]) => files.map((file) => `**/${file}.e2e.ts`);

/** Which tests a project runs. A desktop does the same in every store: the short form opens one there, and looks at the others. */
function testsOf(code: string, shape: string): { testMatch: string | string[]; testIgnore?: string[] } {
  const testMatch = '**/*.e2e.ts';
  if (isLong) return { testMatch };
  if (shape === 'desktop')
    return code === 'fashion' ? { testMatch, testIgnore: named(onPhones) } : { testMatch: named(['header']) };
  const others = Object.entries(inOneStore).flatMap(([store, files]) => (store === code ? [] : files));
  return { testMatch, testIgnore: named(others) };
}

/** Every store, on a phone and on a desktop, against the production servers with a database of their own. */
export default defineConfig<StoreOptions>({
  testDir: 'src',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A retry records a trace and tells flaky from broken; a flaky test still fails the run.
  retries: process.env['CI'] ? 1 : 0,
  failOnFlakyTests: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results/browser',
  reporter: [['list'], ...(process.env['REPORT'] ? [['json', { outputFile: process.env['REPORT'] }] as const] : [])],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A page comes from the server in every test but those of `offline.e2e.ts`, which allow them.
    serviceWorkers: 'block',
    // Pictures of every step take a fifth of the time; the state of the page and its calls say as much.
    trace: { mode: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  projects: stores.flatMap(({ code, name: storeName, offset }) =>
    shapes.map(({ name, use }) => ({
      name: `${code} ${name}`,
      ...testsOf(code, name),
      use: {
        ...use,
        storeCode: code,
        storeName,
        adminKey,
        contentFolder,
        backendUrl: `http://localhost:${base}`,
        baseURL: `http://localhost:${base + offset}`,
      },
    })),
  ),
  webServer: {
    command: 'node tools/start.mjs',
    cwd: '../..',
    env: {
      PORT_BASE: String(base),
      DATA_DIR: ownFolder,
      CONTENT_DIR: contentFolder,
      WARM: '0',
      // All shoppers of the tests have one address.
      LIMIT_FACTOR: '1000',
      ADMIN_KEY: adminKey,
    },
    url: `http://localhost:${base + Math.max(...stores.map(({ offset }) => offset))}/health`,
    timeout: 300_000,
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
