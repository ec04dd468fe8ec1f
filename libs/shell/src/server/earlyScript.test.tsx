import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { earlyScript } from './earlyScript.ts';

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
