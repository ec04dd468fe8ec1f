import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Menu } from './Menu.tsx';

const hidePopover = vi.fn();
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { hidePopover: hidePopover.mockReset() });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

const show = (onChoose = () => undefined) => {
  const entries = [
    { id: 'share', label: 'Delen', href: '#delen', onChoose },
    { id: 'print', label: 'Printen' },
  ];
  render(<Menu label="Lijst" entries={entries} />);
  const [share, print] = screen.getAllByRole('menuitem', { hidden: true });
  if (!share || !print) throw new Error('The menu has two entries.');
  share.focus();
  return { share, print };
};

it('goes when an entry that leads somewhere is pressed', () => {
  const onChoose = vi.fn();
  fireEvent.click(show(onChoose).share);
  expect(onChoose).toHaveBeenCalledOnce();
  expect(hidePopover).toHaveBeenCalledOnce();
});

it('goes by Escape, and keeps the key from the dialog around it', () => {
  expect(fireEvent.keyDown(show().share, { key: 'Escape' })).toBe(false);
  expect(hidePopover).toHaveBeenCalledOnce();
});

it('goes to the entry that begins with a letter', () => {
  const { share, print } = show();
  expect(fireEvent.keyDown(share, { key: 'p' })).toBe(false);
  expect(print).toHaveFocus();
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves a letter with %s to the browser', (modifier) => {
  const { share } = show();
  expect(fireEvent.keyDown(share, { key: 'p', [modifier]: true })).toBe(true);
  expect(share).toHaveFocus();
});
