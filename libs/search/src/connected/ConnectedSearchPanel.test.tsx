import { aProductSummary } from '@etalage/catalog/testing';
import { createEventBus, createStorage } from '@etalage/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import type { FoundProducts } from '../api.ts';
import { disconnectedSearchApi } from '../api.ts';
import { nl } from '../messages/nl.ts';
import { searchMemory } from '../model/history.ts';
import type { Found } from '../model/panel.ts';
import { searchPortsAtom } from '../model/ports.ts';
import { offlineResult } from '../model/results.ts';
import { ConnectedSearchPanel } from './ConnectedSearchPanel.tsx';

/** A panel over a shop with 20 towels, which answers when it wants to. */
function showPanel(history: readonly string[] = [], answers: (text: string) => Promise<void> = async () => undefined) {
  const storage = createStorage();
  searchMemory(storage).keepHistory(history);
  const searched: Found[] = [];
  const store = createStore();
  const products = async ({ text = '', start = 0, size = 0 }): Promise<FoundProducts> => {
    await answers(text);
    const items = Array.from({ length: Math.min(size, 20 - start) }, (_none, at) =>
      aProductSummary({ id: start + at, name: `Badhanddoek ${start + at}` }),
    );
    return { ...offlineResult(), offline: false, items, total: 20, categoryIds: [4] };
  };
  store.set(searchPortsAtom, {
    api: { ...disconnectedSearchApi, products, categories: async () => [{ id: 4, name: 'Handdoeken', slug: 'hd' }] },
    memory: searchMemory(storage),
    events: createEventBus(),
  });
  const panel = render(
    <Provider store={store}>
      <ConnectedSearchPanel kind="side" path="/search" words={nl} onSearched={(found) => searched.push(found)} />
    </Provider>,
  );
  return { ...panel, searched, user: userEvent.setup() };
}
const field = () => screen.getByRole('searchbox', { name: nl.searchLabel });
const hits = () => within(screen.getByRole('list', { name: nl.resultsFor('handdoek') })).getAllByRole('listitem');

it('SRCH-05 says that two letters are too few', async () => {
  const { user } = showPanel();
  await user.type(field(), 'ha');
  expect(screen.getByRole('status')).toHaveTextContent(nl.tooShort);
});

it('SRCH-11 offers recent queries while the field is empty, and searches for the one that is chosen', async () => {
  const { user } = showPanel(['handdoek', 'plaid']);
  await user.click(screen.getByRole('button', { name: 'handdoek' }));
  expect(field()).toHaveValue('handdoek');
  expect(await screen.findByText('20 producten')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'plaid' })).toBeNull();
});

it('SRCH-08 reads on behind the first 18, until the total is reached', async () => {
  const { user } = showPanel();
  await user.type(field(), 'handdoek{Enter}');
  const more = await screen.findByRole('button', { name: nl.readMore });
  expect(hits()).toHaveLength(18);
  await user.click(more);
  expect(hits()).toHaveLength(20);
  expect(screen.queryByRole('button', { name: nl.readMore })).toBeNull();
});

it('searches for a newer text at Enter or a press, while an older one is under way', async () => {
  const never = new Promise<void>(() => undefined);
  const { user, searched } = showPanel([], (text) => (text === 'handdoek' ? Promise.resolve() : never));
  await user.type(field(), 'badjas{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(nl.searching);
  await user.clear(field());
  await user.type(field(), 'plaid');
  await user.click(screen.getByRole('button', { name: nl.search }));
  await user.clear(field());
  await user.type(field(), 'handdoek{Enter}');
  expect(await screen.findByText('20 producten')).toBeVisible();
  expect(searched.map(({ text }) => text)).toEqual(['handdoek']);
});

it('SRCH-31 marks what was typed in the names', async () => {
  const { user } = showPanel();
  await user.type(field(), 'handdoek{Enter}');
  await screen.findByText('20 producten');
  const [first] = hits();
  expect(first?.querySelector('mark')).toHaveTextContent(/^handdoek$/);
});

it('tells what Enter found, and keeps the text for the next time', async () => {
  const { user, searched, unmount } = showPanel();
  await user.type(field(), 'handdoek{Enter}');
  await screen.findByText('20 producten');
  expect(searched.map(({ text, total }) => ({ text, total }))).toEqual([{ text: 'handdoek', total: 20 }]);
  expect(screen.getByRole('link', { name: 'Handdoeken' })).toHaveAttribute('href', '/c/hd');
  unmount();
});
