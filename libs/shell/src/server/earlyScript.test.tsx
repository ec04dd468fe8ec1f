import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { cartAheadScript, earlyScript } from './earlyScript.ts';

beforeEach(() => void new Function(earlyScript)());

it('presses once more, when the scripts are there, what the shopper pressed before', () => {
  const pressed = vi.fn();
  render(<button data-act="add-to-cart">In winkelwagen</button>);
  const button = screen.getByRole('button');
  button.click();
  button.click();
  button.addEventListener('click', pressed);
  globalThis.replayPress?.();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('presses nothing again, and does not fail, when another layout takes over after it', () => {
  const pressed = vi.fn();
  render(<button data-act="add-to-cart">In winkelwagen</button>);
  const button = screen.getByRole('button');
  button.click();
  button.addEventListener('click', pressed);
  globalThis.replayPress?.();
  button.click();
  globalThis.replayPress?.();
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
  globalThis.replayPress?.();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('does not press twice what is taken over in the middle of a press', () => {
  const pressed = vi.fn();
  render(<button data-act="add-to-cart">In winkelwagen</button>);
  const button = screen.getByRole('button');
  button.addEventListener('click', pressed);
  document.addEventListener('click', () => globalThis.replayPress?.(), { once: true, capture: true });
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

it('asks for the scripts of the cart once, when a product is added before the shop runs', () => {
  new Function(cartAheadScript(['/assets/gate.js', '/assets/cart.js']))();
  const asked = () =>
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
  render(
    <>
      <button data-act="menu">Menu</button>
      <button data-act="add-to-cart">In winkelwagen</button>
    </>,
  );
  screen.getByRole('button', { name: 'Menu' }).click();
  expect(asked()).toEqual([]);
  for (const _twice of [1, 2]) screen.getByRole('button', { name: 'In winkelwagen' }).click();
  expect(asked()).toEqual(['/assets/gate.js', '/assets/cart.js']);
});
