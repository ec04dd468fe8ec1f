// @vitest-environment happy-dom
import { cartKeys, toStored } from '@etalage/cart/headless';
import { aLine } from '@etalage/cart/testing';
import type { ProductDetail } from '@etalage/catalog';
import type { StockRecord } from '@etalage/catalog/rules';
import { aProductDetail } from '@etalage/catalog/testing';
import { browserStorage } from '@etalage/core';
import { visit } from '@etalage/shell/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
/** The calls about carts and stock, since the test began. */
let calls: URL[] = [];
/** What answers a call instead of the backend. */
let instead: ((call: string) => Promise<Response | undefined>) | undefined;

/** `S1` to `S20`: `S4` is out of stock, `S5` is not counted. The backend's ids are others than the lines' places. */
const skus = Array.from({ length: 20 }, (_none, index) => `S${index + 1}`);
const soldOut = 'S4';
const uncounted = 'S5';
const idOf = (sku: string) => 100 - Number(sku.slice(1));

beforeAll(async () => {
  backend = await aRunningBackend();
  const documents = skus.map((sku) => {
    const gone = { qty: 0, is_in_stock: false, manage_stock: sku !== uncounted };
    const stock = [soldOut, uncounted].includes(sku) ? gone : { qty: 9000, is_in_stock: true };
    return aProductDocument({ id: idOf(sku), sku, name: `Product ${sku}`, url_key: sku, price: 10, stock });
  });
  const lines = documents.map((document) => JSON.stringify({ entity: 'product', document }));
  await backend.admin('/api/admin/import', `${lines.join('\n')}\n`, 'application/x-ndjson');
});
beforeEach(() => {
  calls = [];
  instead = undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    if (/\/(stock|cart)\//u.test(url.pathname)) calls.push(url);
    return (await instead?.(nameOf(url))) ?? backend.fetch(request);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});
afterAll(() => backend.kill());

const nameOf = ({ pathname }: URL) => pathname.split('/').slice(-2).join('/');
const callsTo = (name: string) => calls.filter((url) => nameOf(url) === name);
const view = { storeCode: 'dailydeal' };

/** The page of a product that was in stock when it was rendered. */
async function atProduct(sku = 'S1', differences: Partial<ProductDetail> = {}) {
  const product = aProductDetail({
    ...{ id: idOf(sku), sku, parentSku: sku, name: `Product ${sku}`, type: 'simple', price: 1000 },
    ...{ options: [], variants: [], stock: { status: 'ok' as const } },
    ...differences,
  });
  await visit({ path: `/p/${sku}/product/${sku}`, hasCart: true, view, services: { product: async () => product } });
  const button = await screen.findByRole('button', { name: 'In winkelwagen' });
  return { button, press: () => userEvent.click(button) };
}

const added = 'Het product is toegevoegd aan je winkelwagen!';

/** The same, while the stock check of a press is not answered. */
async function whileChecking(differences?: Partial<ProductDetail>) {
  const held = Promise.withResolvers<undefined>();
  instead = async (call) => (call === 'stock/check' ? held.promise : undefined);
  const page = await atProduct('S1', differences);
  await page.press();
  await waitFor(() => expect(callsTo('stock/check')).toHaveLength(1));
  const end = async () => {
    await act(async () => held.resolve(undefined));
    return screen.findByText(added);
  };
  return { ...page, end };
}

const checking = 'We controleren de voorraad, een ogenblik geduld';
const storedLines = () => browserStorage().read(cartKeys.lines);

describe('STOCK-11 while the stock of what is added is checked', () => {
  it('STOCK-11 the button is disabled', async () => {
    const { button, press, end } = await whileChecking();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await press();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: /^Winkeltas/ })).toHaveTextContent('1');
    await end();
  });

  it('STOCK-11 the text says so', async () => {
    const { end } = await whileChecking();
    expect(await screen.findByText(checking)).toBeVisible();
    await end();
  });

  /** These products have an order form of their own: tier prices, own options, parts of a set. */
  const tiers = [{ quantity: 3, price: 900, savingPercent: 10 }];
  it('STOCK-11 the button of a product with prices by the quantity is disabled', async () => {
    const { button, end } = await whileChecking({ tiers });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await end();
  });

  it('STOCK-11 the text of a product with prices by the quantity says so', async () => {
    const { end } = await whileChecking({ tiers });
    expect(await screen.findByText(checking)).toBeVisible();
    await end();
  });

  it('STOCK-11 what was added counts at once, and is sent after the answer', async () => {
    const { button, end } = await whileChecking();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: /^Winkeltas/ })).toHaveTextContent('1');
    expect(callsTo('cart/update')).toEqual([]);
    expect(await end()).toBeVisible();
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText(checking)).toBeNull();
  });
});

describe('CART-13 what is out of stock since its page was rendered', () => {
  it('CART-13 is not added', async () => {
    const { press } = await atProduct(soldOut);
    await press();
    await screen.findByText('Niet op voorraad!');
    expect([storedLines(), callsTo('cart/update')]).toEqual([[], []]);
  });

  it('CART-13 is told as an error', async () => {
    const { press } = await atProduct(soldOut);
    await press();
    const notice = await screen.findByText('Niet op voorraad!');
    expect(notice.parentElement?.dataset['kind']).toBe('danger');
  });
});

/** A network that fails for the stock calls, or for one of them. */
const withoutStockAnswer =
  (failing = 'stock/') =>
  async (call: string) =>
    call.startsWith(failing) ? Promise.reject(new TypeError('Failed to fetch')) : undefined;

it('STOCK-02 is volatile where no answer comes: what is added goes into the cart', async () => {
  instead = withoutStockAnswer();
  const { press } = await atProduct(soldOut);
  await press();
  await waitFor(() => expect(callsTo('cart/update')).toHaveLength(1));
});

describe('STOCK-06 a stock answer with code ENOTFOUND', () => {
  const result = { errno: 'ENOTFOUND', code: 'ENOTFOUND', message: 'getaddrinfo ENOTFOUND stock.test' };
  const refuse = (refused = 'stock/') =>
    (instead = async (call) =>
      call.startsWith(refused) ? Response.json({ code: 500, result }, { status: 500 }) : undefined);
  const addUnchecked = async () => {
    refuse();
    const { press } = await atProduct();
    await press();
    await screen.findByText(added);
  };

  it('STOCK-06 makes no notification', async () => {
    await addUnchecked();
    expect(screen.getAllByRole('button', { name: 'OK' })).toHaveLength(1);
  });

  it('STOCK-06 makes no change: the product is added', async () => {
    await addUnchecked();
    expect(storedLines()).toEqual([expect.objectContaining({ sku: 'S1', qty: 1 })]);
  });

  it('STOCK-06 makes no change: a line of the cart says of its stock what it said before', async () => {
    refuse('stock/list');
    await atCart(['S1', 'S2'], { stock: { is_in_stock: true, qty: 9 }, withoutId: 'S3' });
    await stockShownOf('S3');
    expect(callsTo('stock/list')).not.toEqual([]);
    expect(rowOf('S1')).toHaveTextContent('Op voorraad!');
  });
});

/**
 * A cart page with these lines, whose stock the browser does not know unless it is given. Another line in stock may have no
 * product id, so that its stock is asked for by a call of its own. Variants have the same product, and each an id of its own.
 */
async function atCart(
  wanted: readonly string[],
  { stock, withoutId, areVariants }: { stock?: StockRecord; withoutId?: string; areVariants?: true } = {},
) {
  const lineOf = (sku: string, parentSku = sku) => {
    const { stock: _stock, option: _option, ...line } = aLine({ sku, parentSku, parentId: idOf(sku), name: sku });
    return { ...line, type: 'simple' as const };
  };
  const ofFamily = (sku: string) => ({ ...lineOf(sku, 'FAMILIE'), parentId: 1, variantId: idOf(sku) });
  const lines = wanted.map((sku) =>
    toStored({ ...(areVariants ? ofFamily(sku) : lineOf(sku)), ...(stock && { stock }) }),
  );
  if (withoutId !== undefined) lines.push(toStored(lineOf(withoutId, 'FAMILIE')));
  browserStorage().write(cartKeys.lines, lines);
  await visit({ path: '/cart/', hasCart: true, view });
  await screen.findByLabelText(`Aantal van ${wanted[0]}`, { selector: 'input' });
}
const rowOf = (sku: string) => {
  const field = screen.getByLabelText(`Aantal van ${sku}`, { selector: 'input' });
  return field.closest('li') ?? expect.unreachable(sku);
};
/** Waits until a line is shown as in stock: all answers of one check are shown together, the failed ones too. */
const stockShownOf = (sku: string) => waitFor(() => expect(rowOf(sku)).toHaveTextContent('Op voorraad!'));

describe('the stock of the lines on the cart page', () => {
  it('STOCK-04 is asked for in batches of at most 15 skus', async () => {
    await atCart(skus);
    await waitFor(() => expect(callsTo('stock/list')).toHaveLength(2));
    expect(callsTo('stock/list').map((url) => url.searchParams.get('skus')?.split(','))).toEqual([
      skus.slice(0, 15),
      skus.slice(15),
    ]);
  });

  it('STOCK-03 is matched by product_id: an unknown sku moves no answer to another line', async () => {
    await atCart(['S50', 'S1', soldOut, 'S2']);
    await stockShownOf('S2');
    expect(rowOf('S1')).toHaveTextContent('Op voorraad!');
    expect(rowOf(soldOut)).toHaveTextContent('Niet op voorraad!');
    expect(rowOf('S50')).not.toHaveTextContent('op voorraad!');
  });

  it('STOCK-03 is matched by the product_id of each variant, not by that of its product', async () => {
    await atCart(['S1', soldOut], { areVariants: true });
    await stockShownOf('S1');
    expect(rowOf(soldOut)).toHaveTextContent('Niet op voorraad!');
    expect(callsTo('stock/list')).toHaveLength(1);
  });

  it('STOCK-02 is ok for a line whose stock is not managed, whatever is_in_stock says', async () => {
    await atCart([soldOut, uncounted]);
    await waitFor(() => expect(rowOf(soldOut)).toHaveTextContent('Niet op voorraad!'));
    expect(rowOf(uncounted)).toHaveTextContent('Op voorraad!');
  });

  it('STOCK-02 is volatile where no answer comes: the lines say neither', async () => {
    instead = withoutStockAnswer('stock/list');
    await atCart(['S1', soldOut], { withoutId: 'S3' });
    await stockShownOf('S3');
    expect(callsTo('stock/list')).not.toEqual([]);
    for (const sku of ['S1', soldOut]) expect(rowOf(sku)).not.toHaveTextContent('oorraad!');
  });

  it("CART-16 sets 'In stock!' on a line in stock", async () => {
    await atCart(['S1', soldOut]);
    await waitFor(() =>
      expect(storedLines()).toContainEqual(expect.objectContaining({ sku: 'S1', info: { stock: 'inStock' } })),
    );
    expect(rowOf('S1')).toHaveTextContent('Op voorraad!');
  });

  it("CART-16 sets 'Out of the stock!' on a line out of stock", async () => {
    await atCart(['S1', soldOut]);
    await waitFor(() =>
      expect(storedLines()).toContainEqual(
        expect.objectContaining({ sku: soldOut, errors: { stock: 'outOfTheStock' } }),
      ),
    );
    expect(rowOf(soldOut)).toHaveTextContent('Niet op voorraad!');
  });
});
