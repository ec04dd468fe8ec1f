import { defineConfig } from '@playwright/test';

const report = process.env['REPORT'];

/** What is asked of every story of the built Storybook. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: process.env['ETALAGE_SOAK'] === '1' ? 600_000 : 240_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results/stories',
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
});
