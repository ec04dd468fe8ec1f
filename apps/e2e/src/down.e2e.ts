import { stores } from '../../../tools/run/stores.mjs';
import { aSimple } from './catalogue.ts';
import { expect, test } from './fixtures.ts';
import { aGate, aStoreServer } from './gate.ts';
import { addToCart, openProduct } from './shopper.ts';

test('while the backend is down the store says so, keeps the cart, and recovers by itself', async ({
  page,
  backendUrl,
  storeCode,
  isMobile,
}) => {
  const offset = 40 + stores.findIndex(({ code }) => code === storeCode) * 4 + (isMobile ? 2 : 0);
  const port = Number(new URL(backendUrl).port) + offset;
  const gate = aGate(port + 1, Number(new URL(backendUrl).port));
  await gate.open();
  const stop = await aStoreServer(storeCode, port, `http://127.0.0.1:${port + 1}`);
  try {
    const product = await aSimple(backendUrl, storeCode);
    const address = `http://localhost:${port}${product.path}`;
    await openProduct(page, address);
    await addToCart(page);
    await gate.shut();
    // The server keeps finished pages until it has noticed, in a moment, that it hears of no changes any more.
    await expect.poll(async () => (await fetch(address)).status).toBe(503);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(503);
    await expect(page.getByText('De winkel is even niet bereikbaar')).toBeVisible();
    await gate.open();
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await page.goto(`http://localhost:${port}/cart/`);
    await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
  } finally {
    stop();
    await gate.shut();
  }
});
