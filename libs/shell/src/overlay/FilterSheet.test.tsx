import { aCategoryPage, aListing } from '@etalage/catalog/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visit } from '../testing.tsx';
import { closeOverlaysAtom, overlaysAtom } from './overlayAtom.ts';

/** A phone, whose style sheets make a sheet of the open filters. */
beforeEach(() => void vi.stubGlobal('getComputedStyle', () => ({ position: 'fixed' })));
afterEach(() => void vi.unstubAllGlobals());

async function openSheet() {
  const shop = await visit({
    path: '/c/bad',
    services: { category: async () => aCategoryPage({ listing: aListing() }) },
  });
  const sheet = (await screen.findByText('Filters')).closest('details') ?? expect.unreachable('filters');
  const turn = (isOpen: boolean) =>
    act(async () => {
      sheet.open = isOpen;
      fireEvent(sheet, new Event('toggle'));
    });
  await turn(true);
  return { ...shop, sheet, turn };
}

it('PANEL-01, LIST-23 the open sheet of filters is an overlay of the stack, by its name alone', async () => {
  const { store } = await openSheet();
  expect(store.get(overlaysAtom)).toEqual([{ name: 'filters', id: expect.any(Number) }]);
});

it('LIST-23 the sheet of filters leaves the stack when it closes', async () => {
  const { store, turn } = await openSheet();
  await turn(false);
  expect(store.get(overlaysAtom)).toEqual([]);
});

it('A11Y-03 Escape closes the sheet of filters, and the focus returns to its button', async () => {
  const { sheet } = await openSheet();
  fireEvent.keyDown(screen.getByText(/^Toon \d/), { key: 'Escape' });
  expect(sheet.open).toBe(false);
  expect(sheet.querySelector('summary')).toHaveFocus();
});

it('LIST-23 the sheet of filters closes with its overlay', async () => {
  const { store, sheet } = await openSheet();
  // Its code comes with the first use.
  await act(() => import('./FilterSheet.tsx'));
  await act(async () => store.set(closeOverlaysAtom));
  await waitFor(() => expect(sheet.open).toBe(false));
});
