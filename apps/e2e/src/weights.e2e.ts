import type { Page } from '@playwright/test';
import { aConfigurable, longCategory } from './catalogue.ts';
import { expect, test } from './fixtures.ts';

const kibibyte = 1024;

/** The phone of the benchmark. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
test.beforeEach(({}, { project }) => test.skip(project.name.endsWith('desktop'), 'weighed as a phone loads it'));

/** Bytes over the wire, without headers, until 5 s after load without an act, by what they are; and of the largest picture that shows first. */
async function weigh(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const headers = new Map<string, number>();
  const sizes = new Map<string, number>();
  let bytesOfMain = 0;
  let main = '';
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.initialPriority === 'High' && /\/img\//.test(request.url)) main ||= requestId;
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    const bytes = encodedDataLength - (headers.get(requestId) ?? 0);
    sizes.set(kind, (sizes.get(kind) ?? 0) + bytes);
    if (requestId === main) bytesOfMain = bytes;
  });
  // What was on the way to this page is not in its cache.
  await session.send('Network.clearBrowserCache');
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(5_000);
  const of = (...wanted: string[]) => wanted.reduce((sum, kind) => sum + (sizes.get(kind) ?? 0), 0);
  const all = of(...sizes.keys());
  expect(of('Script') / kibibyte, 'scripts were weighed').toBeGreaterThan(50);
  const [html, scripts, fonts, pictures] = [of('Document'), of('Script'), of('Font'), of('Image')];
  return { html, scripts, fonts, pictures, rest: all - fonts - pictures, largest: bytesOfMain };
}

/** KiB with what comes by itself once the page stands: the first load, at most 105.4, is weighed in the integration tests. */
const mostScripts = 105.6;
/** KiB of the document of a product. */
const mostOfProduct = 17;

function weighsAsPicture(bytes: number): void {
  expect(bytes / kibibyte, 'the first picture').toBeGreaterThan(1);
  expect(bytes / kibibyte, 'the first picture').toBeLessThanOrEqual(40);
}

test('home has no more scripts than its budget, and its first picture is at most 40 KiB', async ({ page }) => {
  const { scripts, largest } = await weigh(page, '/');
  expect(scripts / kibibyte).toBeLessThanOrEqual(mostScripts);
  weighsAsPicture(largest);
});

test('a category of 50 products is at most 17 KiB of HTML, and has no more scripts than its budget', async ({
  page,
}) => {
  const { html, scripts, largest } = await weigh(page, await longCategory(page));
  await expect(page.locator('main article')).toHaveCount(50);
  expect(scripts / kibibyte).toBeLessThanOrEqual(mostScripts);
  expect(html).toBeGreaterThan(8 * kibibyte);
  expect(html).toBeLessThanOrEqual(17 * kibibyte);
  weighsAsPicture(largest);
});

test('a product weighs no more than its budget', async ({ page, backendUrl, storeCode }) => {
  const { path } = await aConfigurable(backendUrl, storeCode);
  const { html, scripts, fonts, pictures, rest, largest } = await weigh(page, path);
  expect(scripts / kibibyte, 'scripts').toBeLessThanOrEqual(mostScripts);
  expect(html / kibibyte, 'the document').toBeLessThanOrEqual(mostOfProduct);
  expect((rest - html - scripts) / kibibyte, 'all else').toBeLessThanOrEqual(1);
  expect(fonts / kibibyte, 'fonts').toBeLessThanOrEqual(40);
  expect(pictures / kibibyte, 'pictures').toBeLessThanOrEqual(60);
  weighsAsPicture(largest);
});
