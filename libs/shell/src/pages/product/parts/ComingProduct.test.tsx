import { act, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
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

it.each([
  ['has no picture', ''],
  ['has a picture that failed', '<img src="data:image/svg+xml,x" data-placeholder alt="Deken Fenne">'],
])('IMG-05 shows the placeholder for a product whose card %s', async (_what, picture) => {
  card.insertAdjacentHTML('afterbegin', picture);
  onTestFinished(() => card.querySelector('img')?.remove());
  await opening('HD-7');
  const gallery = await screen.findByRole('list', { name: 'Foto’s van het product' });
  expect(within(gallery).getByRole('img', { name: 'Deken Fenne' })).toHaveAttribute('data-placeholder');
  expect(gallery.querySelector('img')).toBeNull();
});

it('A11Y-06 the picture that the card tells of has the name of the product', async () => {
  card.insertAdjacentHTML('afterbegin', '<img src="/img/310/300/resize/deken.jpg" alt="Deken Fenne">');
  onTestFinished(() => card.querySelector('img')?.remove());
  await opening('HD-7');
  const gallery = await screen.findByRole('list', { name: 'Foto’s van het product' });
  expect(gallery.querySelector('img')?.alt).toBe('Deken Fenne');
});

it('tells nothing of one product on the page of another', async () => {
  await opening('HD-8');
  await vi.waitFor(() => expect(document.querySelector('main [aria-busy]')).toBeVisible());
  expect(screen.queryByText('Deken Fenne')).not.toBeInTheDocument();
});
