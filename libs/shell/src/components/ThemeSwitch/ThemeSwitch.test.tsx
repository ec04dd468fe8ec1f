import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { earlyScript } from '../../server/earlyScripts.ts';
import { visit } from '../../testing.tsx';

afterEach(() => localStorage.clear());

/** A page of the shop with the script of its head; what it returns is the look that the style sheets follow. */
async function openPage() {
  await visit({ path: '/cart/' });
  new Function(earlyScript)();
  fireEvent(window, new Event('DOMContentLoaded'));
  return () => document.documentElement.dataset['scheme'];
}
const choice = (name: string) => screen.getByRole('radio', { name });

describe('THEME-02 the choice of light or dark', () => {
  it('THEME-02 is the look of the system until the shopper chooses', async () => {
    const scheme = await openPage();
    expect(scheme()).toBe('');
    expect(choice('Systeem')).toBeChecked();
  });

  it.each([
    ['Licht', 'light'],
    ['Donker', 'dark'],
  ])('THEME-02 %s holds at once', async (name, value) => {
    const scheme = await openPage();
    fireEvent.click(choice(name));
    expect(scheme()).toBe(value);
  });

  it('THEME-02 holds where the browser stores nothing', async () => {
    const scheme = await openPage();
    const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    fireEvent.click(choice('Donker'));
    denied.mockRestore();
    expect(scheme()).toBe('dark');
  });

  it('THEME-02 is marked in the footer of another layout', async () => {
    const { router } = await visit({ path: '/cart/' });
    new Function(earlyScript)();
    fireEvent(window, new Event('DOMContentLoaded'));
    fireEvent.click(choice('Donker'));
    await act(() => router.navigate({ href: '/error' }));
    expect(await screen.findByRole('radio', { name: 'Donker' })).toBeChecked();
  });

  it('THEME-02 can be left to the system again', async () => {
    const scheme = await openPage();
    fireEvent.click(choice('Donker'));
    fireEvent.click(choice('Systeem'));
    expect(scheme()).toBe('');
  });

  const choices = [
    ['Licht', 'light'],
    ['Donker', 'dark'],
    ['Systeem', ''],
  ] as const;
  /** The next page after this choice, which was another one before. */
  async function nextPage(name: (typeof choices)[number][0]) {
    await openPage();
    fireEvent.click(choice(name === 'Donker' ? 'Licht' : 'Donker'));
    fireEvent.click(choice(name));
    return openPage();
  }

  it.each(choices)('THEME-02 %s is kept for the next page', async (name, value) =>
    expect((await nextPage(name))()).toBe(value),
  );

  it.each(choices)('THEME-02 %s is marked on the next page', async (name) => {
    await nextPage(name);
    expect(choice(name)).toBeChecked();
  });
});
