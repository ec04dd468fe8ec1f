import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../testing.tsx';
import { openOverlayAtom } from './overlayAtom.ts';

// In a file of its own: others have loaded the words of the checkout.
it('MODAL-08 shows the number in a tab that has not been at the checkout', async () => {
  const { store } = await visit({ path: '/cart' });
  act(() => store.set(openOverlayAtom, { name: 'order-confirmation', orderNumber: '900000102' }));
  expect(await screen.findByText('Bedankt! Je bestelnummer is 900000102')).toBeVisible();
});
