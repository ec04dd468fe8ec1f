import { readFileSync } from 'node:fs';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import * as v from 'valibot';

/** Which store a project shops in, the key with which its catalogue is changed, and the folder of its content stories. */
export type StoreOptions = {
  storeCode: string;
  storeName: string;
  backendUrl: string;
  adminKey: string;
  contentFolder: string;
};

/** A test in one store, on one device. */
export const test = base.extend<StoreOptions>({
  storeCode: ['', { option: true }],
  storeName: ['', { option: true }],
  backendUrl: ['', { option: true }],
  adminKey: ['', { option: true }],
  contentFolder: ['', { option: true }],
});

export { expect };

/** Whether this is a soak, which tries everything everywhere. */
export const isLong = process.env['ETALAGE_SOAK'] === '1';

/** Holds the answers of addresses back until what it returns is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letIn = (): void => undefined;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
}

/** Gives every tab that opens from now on the processor and the network of the benchmark's phone: a fourth of this machine, slow 4G. */
export async function slowDown(context: BrowserContext): Promise<void> {
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const [down, up] = [1638.4, 750].map((kilobits) => (kilobits * 1000) / 8);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: down ?? 0,
      uploadThroughput: up ?? 0,
    });
  };
  await Promise.all(context.pages().map(slow));
  context.on('page', (page) => void slow(page));
}

const manifestSchema = v.record(v.string(), v.object({ file: v.string(), css: v.optional(v.array(v.string())) }));

/** Matches the URLs of the chunks, or of the style sheets, that these dynamically imported modules were built into. */
export function assetsOf(storeCode: string, modules: readonly string[], kind: 'js' | 'css' = 'js'): RegExp {
  const path = new URL(`../../${storeCode}/dist/client/.vite/manifest.json`, import.meta.url);
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(path, 'utf8')));
  const files = modules.flatMap((module) => {
    const built = Object.entries(manifest).find(([key]) => key.endsWith(`/${module}`))?.[1];
    if (built === undefined) throw new Error(`No file of its own: ${module}.`);
    return kind === 'js' ? built.file : (built.css ?? []);
  });
  return new RegExp(`/(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`);
}

/** Waits until the page answers to clicks: React has taken over its heading, or the frame of what it leaves as it came. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('#region-story, main h1, main h2, main button, main select')];
    return parts.some((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')));
  });
}
