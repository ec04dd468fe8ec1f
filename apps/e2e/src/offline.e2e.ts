import type { BrowserContext, Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { aConfigurable, aSimple } from './catalogue.ts';
import { mailedText, mailsTo, newEmail } from './customers.ts';
import { expect, hydrated, test as base } from './fixtures.ts';
import { aFront, type Front } from './front.ts';
import { aStoreServer } from './gate.ts';
import { openSearch } from './search.ts';
import { addToCart, fillCheckout, firstCategory, openProduct } from './shopper.ts';

/** A network between the browser and the store, which can be taken away. */
const test = base.extend<{ front: Front }>({
  front: async ({ backendUrl, baseURL }, use) => {
    const front = await aFront(ownPort(backendUrl, 60), Number(new URL(baseURL ?? '').port));
    await use(front);
    await front.shut();
  },
});
test.use({ serviceWorkers: 'allow' });
// Every test has the network of its store to itself.
test.describe.configure({ mode: 'default' });

/** A port that no test of another worker listens on. */
const ownPort = (backendUrl: string, offset: number) =>
  Number(new URL(backendUrl).port) + offset + test.info().parallelIndex;

/** Shows a page of the store and waits until its service worker has taken over, as it does once somebody scrolls. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Follows a link that may lie in a closed menu or under the banner. */
const press = (link: Locator) => link.evaluate((element) => element instanceof HTMLElement && element.click());

async function goOffline(context: BrowserContext, front: Front): Promise<void> {
  await front.shut();
  await context.setOffline(true);
}

async function goOnline(context: BrowserContext, front: Front): Promise<void> {
  await front.open();
  await context.setOffline(false);
}

/** Clears the HTTP cache, so that only the service worker can serve the build's files. */
async function clearBrowserCache(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await devTools.detach();
}

/** The paths of all that the browser keeps. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

test('PWA-02, PWA-05 offline a page that was visited opens, with and without a new document, and any other shows the offline page', async ({
  page,
  context,
  front,
  backendUrl,
  storeCode,
}) => {
  const [seen, unseen] = [await aSimple(backendUrl, storeCode), await aConfigurable(backendUrl, storeCode)];
  await openWithWorker(page, `${front.origin}/`);
  const category = await firstCategory(page);
  await page.goto(front.origin + category);
  await hydrated(page);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await openProduct(page, front.origin + seen.path);
  await addToCart(page);
  await expect.poll(() => keptPaths(page)).toContain(seen.path);
  expect((await keptPaths(page)).filter((path) => /^\/api\/(?!catalog|ext\/(cms|reviews))/.test(path))).toEqual([]);

  await goOffline(context, front);
  await clearBrowserCache(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: seen.name })).toBeVisible();
  await hydrated(page);
  // A list that was seen as a document.
  await press(page.locator(`a[href="${category}"]`).first());
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.goto(`${front.origin}/cart/`);
  await expect(page.getByRole('main').getByText(seen.name).first()).toBeVisible();

  await page.goto(front.origin + unseen.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Probeer opnieuw' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Dit kun je nu wel bekijken' }).getByRole('link', { name: seen.name }),
  ).toHaveAttribute('href', seen.path);

  await goOnline(context, front);
  await expect(page.getByRole('heading', { level: 1, name: unseen.name })).toBeVisible();
});

test.describe('in one store', () => {
  test.beforeEach(({ storeCode }) => test.skip(storeCode !== 'fashion', 'the same in every store'));

  test('NAV-07 a page that nobody has is told in a notification, and leads home', async ({
    page,
    context,
    front,
    backendUrl,
    storeCode,
  }) => {
    await openWithWorker(page, `${front.origin}/i/klantenservice`);
    const { path } = await aSimple(backendUrl, storeCode);
    // Home is there once its data are.
    await expect
      .poll(async () => (await keptPaths(page)).filter((kept) => /^\/_data\/\w[^/]*\/$/.test(kept)))
      .toHaveLength(1);
    await goOffline(context, front);
    await page.evaluate((href) => {
      document
        .querySelector('main')
        ?.prepend(Object.assign(document.createElement('a'), { href, textContent: 'Hierheen' }));
    }, path);
    await press(page.getByRole('link', { name: 'Hierheen' }));
    const told = page.getByText(
      'Dit product, deze categorie of pagina is offline niet beschikbaar. Je gaat naar de homepage.',
    );
    await expect(told).toBeVisible();
    await expect(page).toHaveURL(`${front.origin}/`);
    await expect(page.locator('#region-story')).toBeVisible();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(told).toBeHidden();
  });

  test('PWA-02 the service worker has all scripts, styles and fonts of the build once it answers pages', async ({
    page,
    front,
  }) => {
    await openWithWorker(page, `${front.origin}/i/klantenservice`);
    const worker = await page.evaluate(async () => (await fetch('/sw.js')).text());
    const files = worker.match(/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
    expect(files.length).toBeGreaterThan(50);
    expect(await keptPaths(page)).toEqual(expect.arrayContaining(files.map((file) => `/${file}`)));
  });

  test('PWA-02 offline a page that was reached by a link opens when it is loaded anew, too', async ({
    page,
    context,
    front,
  }) => {
    await openWithWorker(page, `${front.origin}/i/klantenservice`);
    const category = await firstCategory(page);
    await press(page.locator(`a[href="${category}"]`).first());
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText('Klantenservice');
    const name = await heading.innerText();
    await expect.poll(async () => (await keptPaths(page)).some((path) => path.endsWith(category))).toBe(true);
    expect(await keptPaths(page)).not.toContain(category);

    await goOffline(context, front);
    await page.reload();
    await expect(heading).toHaveText(name);
    await expect(page).toHaveURL(front.origin + category);
    await goOnline(context, front);
  });

  test('QUEUE-13 the page of what is available offline opens offline without a visit, and lists what the browser has', async ({
    page,
    context,
    front,
  }) => {
    await openWithWorker(page, `${front.origin}/i/klantenservice`);
    await expect.poll(() => keptPaths(page)).toContain('/i/klantenservice');
    await expect
      .poll(async () => (await keptPaths(page)).filter((path) => /^\/_data\/\w[^/]*\/$/.test(path)))
      .toHaveLength(1);
    await goOffline(context, front);
    await page.getByRole('link', { name: /^Je bent offline/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wat kan ik offline?' })).toBeVisible();
    await page.reload();
    const kept = page.getByRole('region', { name: 'Bekeken pagina’s' });
    await expect(kept.locator('a[href="/i/klantenservice"]')).toBeVisible();
    // Of that the browser has the data alone, as the service worker loaded the document without a visit.
    await expect(kept.locator('a[href="/"]')).toBeVisible();
    await expect(page.getByText(/^Er wacht niets/)).toBeVisible();
    await page.goto(`${front.origin}/wishlist`);
    await expect(page.getByRole('heading', { name: 'Je verlanglijst is leeg' })).toBeVisible();
    await goOnline(context, front);
  });

  test('QUEUE-09 a shopper who loses the network amid the checkout browses, searches, adds and orders; back online the shop has one order', async ({
    page,
    context,
    front,
    backendUrl,
    storeCode,
  }, { project }) => {
    test.slow();
    const email = newEmail();
    const [first, second] = [await aSimple(backendUrl, storeCode), await aConfigurable(backendUrl, storeCode)];
    await openWithWorker(page, `${front.origin}/`);
    // As links of lists do, without a size.
    for (const path of [second.path.slice(0, second.path.lastIndexOf('/')), first.path]) {
      await openProduct(page, front.origin + path);
      await expect.poll(() => keptPaths(page)).toContain(path);
    }
    await addToCart(page);
    await fillCheckout(page, /bezorging/i, email);
    await page.waitForLoadState('networkidle');

    await goOffline(context, front);
    // The checkout has no search of its own.
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page.locator('#region-story')).toBeVisible();
    const field = await openSearch(page, project.name);
    await field.fill(second.name);
    await page.getByRole('option', { name: second.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
    await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
    // With new documents, and an address as one types it.
    await page.goto(`${front.origin}/cart`);
    await expect(page).toHaveURL(/\/cart\/$/);
    await page.getByRole('main').getByRole('link', { name: 'Verder naar bestellen' }).first().click();
    await expect(page.getByRole('button', { name: 'Controleren en bestellen' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Controleren en bestellen' }).click();
    await page.getByRole('checkbox', { name: /voorwaarden/i }).check();
    await page.getByRole('button', { name: 'Bestellen en betalen', exact: true }).click();
    await expect(page.getByText(/we versturen haar zodra je weer online bent/)).toBeVisible();

    await goOnline(context, front);
    await expect(page.getByRole('heading', { name: /Bedankt! Je bestelnummer is/ })).toBeVisible();
    const confirmations = async () =>
      (await mailsTo(backendUrl, email)).filter((kind) => kind === 'order-confirmation').length;
    await expect.poll(confirmations).toBe(1);
    const text = await mailedText(backendUrl, email, 'order-confirmation');
    for (const { name } of [first, second]) expect(text).toContain(name);
    await page.reload();
    await hydrated(page);
    expect(await confirmations()).toBe(1);
  });

  test('PWA-04 a new version waits for the shopper, and leaves tabs with half a form alone', async ({
    page,
    context,
    front,
  }) => {
    test.slow();
    await openWithWorker(page, `${front.origin}/`);
    const [form, other] = [await context.newPage(), await context.newPage()];
    await form.goto(`${front.origin}/login/`);
    await form.getByLabel('E-mailadres').first().fill('sanne@voorbeeld.test');
    await other.goto(`${front.origin}/i/klantenservice`);
    await hydrated(other);
    await other.mouse.wheel(0, 300);
    const script = await (await fetch(`${front.origin}/sw.js`)).text();
    front.answers.set('/sw.js', script.replace(/assets\/[\w-]{7}\.js/, '$&?new'));

    await page.reload();
    await hydrated(page);
    await page.mouse.wheel(0, 300);
    const told = page.getByText('Er is nieuwe inhoud beschikbaar. Vernieuw de pagina.');
    // Once the browser has fetched every file of the new version.
    await expect(told).toBeVisible({ timeout: 40_000 });
    const states = () =>
      page.evaluate(async () => {
        const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return [active?.state, waiting?.state];
      });
    await expect.poll(states).toEqual(['activated', 'installed']);
    await expect(other.getByText('Er is nieuwe inhoud beschikbaar.')).toBeVisible();

    await other.evaluate(() => (document.documentElement.dataset['tab'] = 'old'));
    await page.evaluate(() => (document.documentElement.dataset['tab'] = 'old'));
    await page.getByRole('button', { name: 'Vernieuwen' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-tab');
    await expect.poll(states).toEqual(['activated', undefined]);
    await expect(other.locator('html')).toHaveAttribute('data-tab', 'old');
    await expect(form.getByLabel('E-mailadres').first()).toHaveValue('sanne@voorbeeld.test');
    // What a tab of the old version still needs is there, even if the server has it no more.
    const versions = await other.evaluate(async () => (await caches.keys()).filter((name) => name.endsWith('-assets')));
    expect(versions.length).toBeGreaterThanOrEqual(2);
  });

  test('a service worker that cannot be installed leaves the shop as it is', async ({ page, front }) => {
    front.answers.set('/offline', undefined);
    await page.goto(`${front.origin}/`);
    await hydrated(page);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => front.asked).toContain('/offline');
    await page.goto(front.origin + (await firstCategory(page)));
    await expect(page.locator('main a[href^="/p/"]').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  test('the kill switch takes the service worker away, with all that it kept', async ({
    page,
    front,
    backendUrl,
    storeCode,
  }) => {
    await openWithWorker(page, `${front.origin}/`);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
    const port = ownPort(backendUrl, 70);
    const stop = await aStoreServer(storeCode, port, backendUrl, { SERVICE_WORKER: 'off' });
    try {
      front.target = port;
      await page.goto(`${front.origin}/i/klantenservice`);
      await expect
        .poll(() =>
          page.evaluate(async () => [
            (await navigator.serviceWorker.getRegistrations()).length,
            (await caches.keys()).length,
          ]),
        )
        .toEqual([0, 0]);
      await page.reload();
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      stop();
    }
  });
});

/** The icons that a web manifest names. */
const webManifestSchema = v.object({ icons: v.array(v.object({ src: v.string(), sizes: v.string() })) });

test('PWA-01 the store can be installed under its own name, with its icons and colours, and starts at home', async ({
  page,
  storeName,
  context,
}) => {
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { data = '{}', errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const manifest: unknown = JSON.parse(data);
  /** What is behind the top of the page. */
  const theme_color = await page.evaluate(() => {
    const backgroundOf = (element: Element | null): string => {
      if (element === null) return '';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? backgroundOf(element.parentElement) : backgroundColor;
    };
    const channels = backgroundOf(document.querySelector('header')).match(/\d+/g) ?? [];
    return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
  });
  expect(manifest).toMatchObject({
    name: storeName,
    short_name: storeName,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color,
    icons: expect.arrayContaining([
      expect.objectContaining({ sizes: '192x192', purpose: 'any' }),
      expect.objectContaining({ sizes: '512x512', purpose: 'any' }),
      expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
    ]),
  });
  const { icons } = v.parse(webManifestSchema, manifest);
  const sizes = await page.evaluate(
    async (sources) => {
      const sizeOf = async (src: string) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      };
      return Promise.all(sources.map(sizeOf));
    },
    icons.map(({ src }) => src),
  );
  expect(sizes).toEqual(icons.map((icon) => icon.sizes));
});
