import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerSubmenus } from './submenus.ts';
import { visit } from './testing.tsx';

const child = { label: 'Handdoeken', href: '/c/handdoeken', children: [] };
const menu = async () => [{ label: 'Badkamer', href: '/c/badkamer', children: [child] }];
const content = async () => ({ id: '1', slug: 'service', name: 'Service', body: [] });

const listens = vi.spyOn(document, 'addEventListener');
afterEach(() => {
  for (const [type, listener] of listens.mock.calls) document.removeEventListener(type, listener);
  listens.mockClear();
});

/** The page of the cart with an open panel in the desktop menu. */
async function withOpenPanel() {
  const shop = await visit({ path: '/cart/', services: { menu, content } });
  answerSubmenus(document, shop.router);
  const bar = within(screen.getByRole('navigation', { name: 'Hoofdmenu' }));
  const button = bar.getByRole('button', { name: 'Meer van Badkamer' });
  act(() => button.click());
  expect(button).toHaveAttribute('aria-expanded', 'true');
  return { ...shop, button };
}

it.each([
  ['another page', '/i/service'],
  ['the same page with another query', '/cart/?a=1'],
])('MENU-04 a change of route closes the desktop menu: to %s', async (_where, href) => {
  const { router, button } = await withOpenPanel();
  await act(() => router.navigate({ href }));
  expect(router.state.location.href).toBe(href);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('MENU-04 a change of route closes the panel that the pointer rests on, until it has left its entry', async () => {
  const { router, button } = await withOpenPanel();
  const panel = button.nextElementSibling;
  // The test environment has no pointer.
  const find = document.querySelector.bind(document);
  const resting = vi.spyOn(document, 'querySelector');
  resting.mockImplementation((selector: string) => (selector.includes(':hover') ? panel : find(selector)));
  await act(() => router.navigate({ href: '/i/service' }));
  expect(panel).toHaveAttribute('data-shut');
  act(() => void panel?.parentElement?.dispatchEvent(new Event('pointerleave')));
  expect(panel).not.toHaveAttribute('data-shut');
  resting.mockRestore();
});

it('MENU-04 the way back closes the desktop menu too', async () => {
  const { router, button } = await withOpenPanel();
  await act(() => router.navigate({ href: '/cart/?a=1' }));
  act(() => button.click());
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await act(async () => router.history.back());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
