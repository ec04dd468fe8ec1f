import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { visit } from '../../testing.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const cart = (load: () => Promise<never>) => ({ resume: () => undefined, add: () => undefined, load });
const notLoaded = cart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

it.each([
  ['/checkout', 'Het bestellen kon niet worden geladen', /Je winkelwagen en wat je hebt ingevuld zijn bewaard/],
  [
    '/checkout-return?orderId=1',
    'We konden je bestelling niet ophalen',
    /Je bestelling is bewaard: bestel niet opnieuw/,
  ],
])('ERR-01 %s that cannot be loaded says "%s", and loads again', async (path, title, text) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await visit({ path, cart: notLoaded });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(reload).toHaveBeenCalledOnce();
});
