import { render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { heartEvent, lostHearts, pressesKey } from './heartPresses.ts';
import { noteHearts } from './noteHearts.ts';

const heard = vi.fn();
beforeAll(() => {
  noteHearts();
  addEventListener(heartEvent, heard);
});
beforeEach(() => {
  localStorage.clear();
  heard.mockClear();
});

function showHeart() {
  render(
    <button data-wish="lamp" aria-pressed="false">
      <svg data-testid="sign" />
    </button>,
  );
  return screen.getByRole('button');
}
const presses = (): unknown => JSON.parse(localStorage.getItem(pressesKey) ?? '[]');

it('WISH-16 shows at once that it was pressed, and that it was pressed off again', () => {
  const heart = showHeart();
  heart.click();
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  heart.click();
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

it('WISH-16 stores each press in order until the wishlist does it, and says so', () => {
  const heart = showHeart();
  heart.click();
  heart.click();
  expect(presses()).toEqual([
    ['lamp', true],
    ['lamp', false],
  ]);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('WISH-16 answers a press on the sign within it', () => {
  showHeart();
  screen.getByTestId('sign').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(presses()).toEqual([['lamp', true]]);
});

it('WISH-16 turns back where the browser stores nothing, and the visit hears of it', () => {
  const heart = showHeart();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  heart.click();
  vi.unstubAllGlobals();
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(document.querySelectorAll(lostHearts)).toHaveLength(1);
  expect(heard).toHaveBeenCalledTimes(1);
});

it.each(['spoilt', '{}', 'null'])('WISH-16 starts a new list where the stored one is %s', (spoilt) => {
  localStorage.setItem(pressesKey, spoilt);
  const heart = showHeart();
  heart.click();
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(presses()).toEqual([['lamp', true]]);
});

it('WISH-16 leaves other buttons alone', () => {
  render(<button>Menu</button>);
  screen.getByRole('button').click();
  expect(heard).not.toHaveBeenCalled();
});
