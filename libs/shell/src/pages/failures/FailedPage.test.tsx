import { ApiError, UnreachableError } from '@etalage/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { visit } from '../../testing.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** Presses retry on a page that failed, and answers how often the page was loaded anew by then. */
async function retry(error: Error) {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response());
  const product = vi.fn(() => Promise.reject(error));
  await visit({ path: '/p/JAS/badjas', services: { product } });
  await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  await vi.waitFor(() => expect(reload.mock.calls.length + product.mock.calls.length).toBe(2));
  return reload.mock.calls.length;
}

it('ERR-01 a page whose code is gone, as after a deploy, is loaded anew at a retry', async () => {
  expect(await retry(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(1);
});

it.each([
  ['refused', new ApiError(500, 'Internal error')],
  ['did not give', new UnreachableError('No answer')],
])('ERR-01 a page whose data the backend %s is asked for again, in the same document', async (_how, error) => {
  expect(await retry(error)).toBe(0);
});
