import { defineConfig, devices } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreOptions } from './src/fixtures.ts';

const base = Number(process.env['E2E_PORT_BASE'] ?? 4600);
const stores = [
  { storeCode: 'dailydeal', storeName: 'Dagvondst', port: base + 1 },
  { storeCode: 'fashion', storeName: 'Linge', port: base + 2 },
  { storeCode: 'textile', storeName: 'Weefhuis', port: base + 3 },
];
const { defaultBrowserType: _phone, ...phone } = devices['Pixel 7'];
const shapes = [
  { name: 'phone', use: { ...phone, viewport: { width: 390, height: 844 } } },
  { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
];

/** Every store, on a phone and on a desktop, against the production servers with a database of their own. */
export default defineConfig<StoreOptions>({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../../test-results',
  reporter: [
    ['list'],
    ...(process.env['REPORT'] ? [['json', { outputFile: `${process.env['REPORT']}.playwright.json` }] as const] : []),
  ],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  projects: stores.flatMap(({ storeCode, storeName, port }) =>
    shapes.map(({ name, use }) => ({
      name: `${storeCode} ${name}`,
      use: {
        ...use,
        storeCode,
        storeName,
        backendUrl: `http://localhost:${base}`,
        baseURL: `http://localhost:${port}`,
      },
    })),
  ),
  webServer: {
    command: 'node tools/start.mjs',
    cwd: '../..',
    env: { PORT_BASE: String(base), DATA_DIR: join(tmpdir(), `etalage-e2e-${process.pid}`), WARM: '0' },
    url: `http://localhost:${base + 3}/health`,
    timeout: 300_000,
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
