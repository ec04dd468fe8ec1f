import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

/** What a popover tells of itself, for this DOM has none. */
const tell = (newState: string) =>
  function (this: HTMLElement) {
    this.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    this.dataset['state'] = newState;
  };
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: tell('open'), hidePopover: tell('closed') });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

const show = () => {
  const { unmount } = render(
    <Tooltip text="Gram per vierkante meter">
      <button>Uitleg</button>
    </Tooltip>,
  );
  fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' });
  return { unmount, tip: screen.getByRole('tooltip') };
};
/** Answers whether anything else may take it. */
const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

it('goes by Escape while one points at it, wherever the focus is, and keeps the key to itself', () => {
  const { tip } = show();
  expect(tip.dataset['state']).toBe('open');
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  expect(tip.dataset['state']).toBe('open');
  expect(pressEscape()).toBe(false);
  expect(tip.dataset['state']).toBe('closed');
});

it('leaves Escape to the rest of the page when it does not show', () => {
  const { unmount } = show();
  pressEscape();
  expect(pressEscape()).toBe(true);
  unmount();
  show().unmount();
  expect(pressEscape()).toBe(true);
});
