import { stores } from '../../../tools/run/stores.mjs';
import { aSimple } from './catalogue.ts';
import { expect, hydrated, test as base } from './fixtures.ts';
import { aGate, aStoreServer, type Gate } from './gate.ts';
import { addToCart, openProduct } from './shopper.ts';

type Shop = { origin: string; gate: Gate };

/** A store server with a proxy between it and the backend that can be closed. */
const test = base.extend<{ shop: Shop }>({
  shop: async ({ backendUrl, storeCode, isMobile }, use) => {
    const offset = 40 + stores.findIndex(({ code }) => code === storeCode) * 4 + (isMobile ? 2 : 0);
    const port = Number(new URL(backendUrl).port) + offset;
    const gate = aGate(port + 1, Number(new URL(backendUrl).port));
    await gate.open();
    const stop = await aStoreServer(storeCode, port, `http://127.0.0.1:${port + 1}`);
    await use({ origin: `http://localhost:${port}`, gate });
    stop();
    await gate.shut();
  },
});
test.describe.configure({ mode: 'default' });

/** Closes the proxy to the backend and waits until the server no longer answers from its cache. */
async function closeBackend({ gate }: Shop, address: string): Promise<void> {
  await gate.shut();
  await expect.poll(async () => (await fetch(address)).status).toBe(503);
}

test('while the backend is down the store says so, keeps the cart, and recovers by itself', async ({
  page,
  backendUrl,
  storeCode,
  shop,
}) => {
  const product = await aSimple(backendUrl, storeCode);
  const address = shop.origin + product.path;
  await openProduct(page, address);
  await addToCart(page);
  await closeBackend(shop, address);
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(503);
  await expect(page.getByText('De winkel is even niet bereikbaar')).toBeVisible();
  await shop.gate.open();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await page.goto(`${shop.origin}/cart/`);
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
});

test('ERR-08 the reference of a page that the server could not load is the same after hydration', async ({
  page,
  backendUrl,
  storeCode,
  shop,
}) => {
  const address = shop.origin + (await aSimple(backendUrl, storeCode)).path;
  await closeBackend(shop, address);
  const answer = await page.goto(address);
  const [reference = 'none'] = /(?<=Foutcode:(?:\s|<[^>]*>)*)[2-9a-z]{8}\b/.exec((await answer?.text()) ?? '') ?? [];
  await hydrated(page);
  await expect(page.getByRole('main').getByText(reference)).toBeVisible();
});
