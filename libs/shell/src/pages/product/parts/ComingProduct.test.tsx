import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { followedLinkAtom } from '../../../model/followedLink.ts';
import { visit } from '../../../testing.tsx';

const card = document.createElement('article');
card.innerHTML = '<h3><a href="/p/HD-7/deken">Deken Fenne</a></h3><span data-price>€ 12,95</span>';

async function opening(parentSku: string) {
  const { router, store } = await visit({ path: '/cart/', services: { product: () => new Promise(() => undefined) } });
  store.set(followedLinkAtom, card.querySelector('a') ?? undefined);
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
