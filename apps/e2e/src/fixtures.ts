import { test as base, expect, type Page } from '@playwright/test';

/** Which store a project shops in. */
export type StoreOptions = { storeCode: string; storeName: string; backendUrl: string };

/** A test in one store, on one device. */
export const test = base.extend<StoreOptions>({
  storeCode: ['', { option: true }],
  storeName: ['', { option: true }],
  backendUrl: ['', { option: true }],
});

export { expect };

/** Waits until the page answers to clicks: React has taken over the heading of the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1, main h2, main button');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
