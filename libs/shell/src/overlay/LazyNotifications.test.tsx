import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchStyles } from '../loading/styles.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import { visit } from '../testing.tsx';

it('a notification that cannot load without a network, while style sheets of another page are missing, leaves the page as it is', async () => {
  const { store } = await visit({ path: '/nergens' });
  const title = await screen.findByRole('heading', { level: 1 });
  watchStyles(document);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = 'https://winkel.test/assets/product.css';
  document.head.append(link);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => store.set(notifyAtom, { type: 'info', message: 'Opgeslagen', action1: { label: 'OK' } }));
  await act(() => new Promise((done) => void setTimeout(done, 500)));
  expect(title).toBeVisible();
});
