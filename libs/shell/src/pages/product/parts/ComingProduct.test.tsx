import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openedCardAtom } from '../../../model/openedCard.ts';
import { visit } from '../../../testing.tsx';

const card = { parentSku: 'HD-7', name: 'Deken Fenne', price: '<span>€ 12,95</span>' };

async function opening(parentSku: string) {
  const { router, store } = await visit({ path: '/cart/', services: { product: () => new Promise(() => undefined) } });
  store.set(openedCardAtom, card);
  await act(async () => void router.navigate({ href: `/p/${parentSku}/deken` }));
}

it('shows what the card tells until the page of the product is here', async () => {
  await opening('HD-7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Deken Fenne' })).toBeVisible();
  expect(screen.getByText('€ 12,95')).toBeVisible();
});

it('tells nothing of one product on the page of another', async () => {
  await opening('HD-8');
  await vi.waitFor(() => expect(document.querySelector('main [aria-busy]')).toBeVisible());
  expect(screen.queryByText('Deken Fenne')).not.toBeInTheDocument();
});
