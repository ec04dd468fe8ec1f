import { hasWaitingActs, waitingActsKey } from '@etalage/cart/headless';
import type { ProductDetail } from '@etalage/catalog/headless';
import { aProductDetail } from '@etalage/catalog/testing';
import { browserStorage } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { render, screen } from '@testing-library/react';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartIcon } from '../components/CartIcon/CartIcon.tsx';
import { WishesLink } from '../components/Heart/Heart.tsx';
import { frameNl } from '../messages/frame.ts';
import { earlyOrderScript, earlyScript } from '../server/earlyScripts.ts';
import { earlyOrder } from './earlyOrder.ts';
import { hydratedEvent } from './hydratedEvent.ts';

const run = (script: string): void => void new Function(script)();
const hydrate = () => dispatchEvent(new Event(hydratedEvent));

/** After a test its scripts have to be ended, else they answer in the next. */
beforeEach(() => {
  run(earlyOrderScript);
  run(earlyScript);
});
afterEach(hydrate);

it('presses once more after hydration what the shopper pressed before', () => {
  const pressed = vi.fn();
  render(<button data-act="add-to-cart">In winkelwagen</button>);
  const button = screen.getByRole('button');
  button.click();
  button.click();
  button.addEventListener('click', pressed);
  hydrate();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('presses nothing again, and does not fail, when another layout takes over after it', () => {
  const pressed = vi.fn();
  render(<button data-act="add-to-cart">In winkelwagen</button>);
  const button = screen.getByRole('button');
  button.click();
  button.addEventListener('click', pressed);
  hydrate();
  button.click();
  hydrate();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('presses once more what whoever takes the page over kept to itself', () => {
  const pressed = vi.fn();
  render(<button data-act="add-to-cart">In winkelwagen</button>);
  const button = screen.getByRole('button');
  const keep = (event: Event) => event.stopPropagation();
  document.addEventListener('click', keep, true);
  button.click();
  document.removeEventListener('click', keep, true);
  button.addEventListener('click', pressed);
  hydrate();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('does not press twice what is taken over in the middle of a press', () => {
  const pressed = vi.fn();
  render(<button data-act="add-to-cart">In winkelwagen</button>);
  const button = screen.getByRole('button');
  button.addEventListener('click', pressed);
  document.addEventListener('click', hydrate, { once: true, capture: true });
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('opens and closes a dialog where the browser knows no commands', () => {
  render(
    <>
      <button data-act="menu" {...{ command: 'show-modal', commandfor: 'shop-menu' }}>
        Menu
      </button>
      <dialog id="shop-menu" data-testid="menu" />
    </>,
  );
  if ('command' in HTMLButtonElement.prototype) return;
  screen.getByRole('button').click();
  expect(screen.getByTestId('menu')).toHaveAttribute('open');
});

it('asks for the files of the cart once, when a product is added before hydration', () => {
  const asked = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[href^="/assets/"]')].map(({ rel, as, href }) => [
      new URL(href).pathname,
      as || rel,
    ]);
  render(
    <>
      <span data-cart="/assets/gate.js /assets/cart.js /assets/cart.css" />
      <button data-act="menu">Menu</button>
      <button data-act="add-to-cart">In winkelwagen</button>
    </>,
  );
  screen.getByRole('button', { name: 'Menu' }).click();
  expect(asked()).toEqual([]);
  for (const _twice of [1, 2]) screen.getByRole('button', { name: 'In winkelwagen' }).click();
  expect(asked()).toEqual([
    ['/assets/gate.js', 'modulepreload'],
    ['/assets/cart.js', 'modulepreload'],
    ['/assets/cart.css', 'style'],
  ]);
});

it('takes at most 1.5 KiB packed, all scripts together', () => {
  const bytes = brotliCompressSync(earlyOrderScript + earlyScript).length;
  expect(bytes).toBeGreaterThan(256);
  expect(bytes).toBeLessThanOrEqual(1536);
});

describe('an order before hydration', () => {
  const pressed = vi.fn();
  const storage = browserStorage();
  const noted = (): { kind: string; taskId: string; line: { sku: string; qty: number } }[] =>
    Array.from(Object(storage.read(waitingActsKey) ?? []));
  const button = () => screen.getByRole('button', { name: 'In winkelwagen' });
  const press = (detail = 1) =>
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  const product = aProductDetail({ sku: 'HD-wit', price: 1995, stock: { status: 'ok' } });

  type Shown = { quantity?: string; cartCount?: 'items' | 'quantities'; stock?: ProductDetail['stock'] };
  /** The order form of a product as the server renders it, with the cart's badge of the page. */
  function show({ quantity = '1', cartCount, stock = product.stock }: Shown = {}) {
    const { features } = aStoreView();
    const early = earlyOrder({ ...product, stock }, aStoreView({ features: { ...features, cartCount } }));
    render(
      <>
        <span data-badge="cart" data-testid="badge" />
        <div data-early={early}>
          <input defaultValue={quantity} aria-label="Aantal" />
          <button data-act="add-to-cart">In winkelwagen</button>
        </div>
      </>,
    );
    button().addEventListener('click', pressed);
  }

  beforeEach(() => {
    storage.remove(waitingActsKey);
    pressed.mockClear();
  });

  it('is noted in the outbox, each press with an id of its own', () => {
    show();
    press();
    press();
    expect(noted()).toMatchObject([
      { kind: 'add', line: { sku: 'HD-wit', qty: 1, final_price_incl_tax: 19.95 } },
      { kind: 'add', line: { sku: 'HD-wit', qty: 1 } },
    ]);
    expect(new Set(noted().map(({ taskId }) => taskId)).size).toBe(2);
  });

  it.each([
    ['3', 3],
    ['', 1],
    ['x', 1],
    ['-2', 1],
  ])('takes the quantity of the field: %j is %i', (quantity, pieces) => {
    show({ quantity });
    press();
    expect(noted().map(({ line }) => line.qty)).toEqual([pieces]);
  });

  it('CART-05 takes the quantity of the field as an integer', () => {
    show({ quantity: '2.9' });
    press();
    expect(noted().map(({ line }) => line.qty)).toEqual([2]);
  });

  it('STOCK-10 asks for no more than there is', () => {
    show({ quantity: '5', stock: { status: 'ok', remaining: 2 } });
    press();
    expect(noted().map(({ line }) => line.qty)).toEqual([2]);
  });

  it.each([
    ['the total quantity', 'quantities', '5'],
    ['the number of lines', 'items', '1'],
    ['the total quantity by default', undefined, '5'],
  ] as const)('HEADER-06 shows on the badge %s of the cart with it', (_what, cartCount, count) => {
    show({ quantity: '3', cartCount });
    press();
    screen.getByRole<HTMLInputElement>('textbox').value = '2';
    press();
    expect(screen.getByTestId('badge')).toHaveTextContent(count);
  });

  it('HEADER-05, MENU-09 shows on each badge of the cart what is in it, and leaves that of the wishlist empty', () => {
    show({ quantity: '3' });
    render(
      <>
        <WishesLink isLoggedIn={false} count={0} messages={frameNl} />
        <CartIcon count={0} messages={frameNl} />
        <CartIcon count={0} messages={frameNl}>
          {frameNl.tabShoppingBag}
        </CartIcon>
      </>,
    );
    press();
    const badges = [...document.querySelectorAll('a [data-badge]')];
    expect(badges.map(({ textContent }) => textContent)).toEqual(['', '3', '3']);
  });

  it('marks the button as busy until hydration', () => {
    show();
    press();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    hydrate();
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  it('counts a double click as one', () => {
    show();
    press(1);
    press(2);
    expect(noted()).toHaveLength(1);
  });

  it('reaches neither the page nor a replay', () => {
    show();
    press();
    hydrate();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is left to the page after hydration', () => {
    show();
    hydrate();
    press();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(hasWaitingActs(storage)).toBe(false);
  });

  it('is replayed after hydration where the browser stores nothing', () => {
    show();
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
    press();
    vi.unstubAllGlobals();
    pressed.mockClear();
    hydrate();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(button()).not.toHaveAttribute('aria-busy');
  });
});

describe('what an order before hydration needs', () => {
  const view = aStoreView();

  it('is the line of the product with what was chosen', () =>
    expect(JSON.parse(earlyOrder(aProductDetail({ sku: 'HD-wit', price: 1995 }), view) ?? '')).toMatchObject({
      line: { sku: 'HD-wit', qty: 1, final_price_incl_tax: 19.95 },
    }));

  it.each<[string, Partial<ProductDetail>]>([
    ['asks for a size first', { openOption: 'maat' }],
    ['has own options', { ownOptions: [] }],
    ['is a set', { members: [] }],
    ['is a bundle', { bundle: [] }],
    ['is sold out', { stock: { status: 'out_of_stock' } }],
    ['has no price', { price: 0 }],
    ['has an error', { errors: { variants: 'Bestaat niet' } }],
  ])('is absent where a product %s', (_what, differences) =>
    expect(earlyOrder(aProductDetail(differences), view)).toBeUndefined(),
  );
});
