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

/** What the backend says, in the store of the project. */
export async function ask(backendUrl: string, storeCode: string, path: string): Promise<unknown> {
  const answer = await fetch(`${backendUrl}${path}`, { headers: { 'x-vs-store-code': storeCode } });
  return answer.json();
}

/** Waits until the page answers to clicks. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
}
