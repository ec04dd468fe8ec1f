import { nl as catalogMessages } from '@etalage/catalog';
import { aProductSummary } from '@etalage/catalog/testing';
import { createEventBus, createStorage } from '@etalage/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FoundProducts } from '../api.ts';
import { disconnectedSearchApi } from '../api.ts';
import { nl } from '../messages/nl.ts';
import { searchMemory } from '../model/history.ts';
import type { Found, PanelKind } from '../model/panel.ts';
import { searchPortsAtom } from '../model/ports.ts';
import { offlineResult } from '../model/results.ts';
import { ConnectedSearchPanel, type ConnectedSearchPanelProps } from './ConnectedSearchPanel.tsx';

type Shown = {
  history?: readonly string[];
  kind?: PanelKind;
  answers?: (text: string) => Promise<void>;
  /** What was typed before the panel was there. */
  typed?: string;
  lastText?: string;
  /** The product names' common prefix. */
  name?: string;
  /** The picture of what is suggested. */
  image?: string | undefined;
  /** Of every answer. */
  flags?: Partial<FoundProducts>;
  /** Where links to the category lead, in a store that links by url_path. */
  pathHref?: string;
};

/** The shop's one content page, for the text that it is about. */
const pagesOf = (text: string) => (text.startsWith('retour') ? [{ slug: 'retourneren', name: 'Retourneren' }] : []);

/** A panel that opens and closes as the shop lets it. */
function OpenedPanel(props: ConnectedSearchPanelProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    props.onClose?.();
  };
  const isShown = props.kind === 'side' || isOpen;
  return <ConnectedSearchPanel {...props} isOpen={isShown} onOpen={() => setOpen(true)} onClose={close} />;
}

/** A panel over a shop with 20 towels, which answers when it wants to. */
function showPanel({
  history = [],
  kind = 'side',
  answers = async () => undefined,
  name = 'Badhanddoek',
  flags = {},
  pathHref,
  typed,
  lastText,
  ...shown
}: Shown = {}) {
  const storage = createStorage();
  searchMemory(storage).keepHistory(history);
  if (lastText !== undefined) searchMemory(storage).keepText(lastText);
  const searched: Found[] = [];
  const closed: PanelKind[] = [];
  const store = createStore();
  const products = async ({ text = '', start = 0, size = 0 }): Promise<FoundProducts> => {
    await answers(text);
    const items = Array.from({ length: Math.min(size, 20 - start) }, (_none, at) =>
      aProductSummary({ id: start + at, name: `${name} ${start + at}` }),
    );
    return { ...offlineResult(), offline: false, items, total: 20, categoryIds: [4], knownCategories: [], ...flags };
  };
  store.set(searchPortsAtom, {
    api: {
      ...disconnectedSearchApi,
      products,
      categories: async () => [{ id: 4, name: 'Handdoeken', slug: 'hd', pathHref }],
      suggest: async (text) => ({
        text,
        words: ['handdoeken', 'handdoekrek'],
        categories: [{ id: 4, name: 'Handdoeken', slug: 'hd', pathHref }],
        products: [aProductSummary({ id: 1, name: `${name} Fenne`, price: 1295, ...shown })],
        pages: pagesOf(text),
      }),
    },
    memory: searchMemory(storage),
    events: createEventBus(),
  });
  const draw = (key: string) => (
    <Provider store={store}>
      <OpenedPanel
        key={key}
        kind={kind}
        {...(typed === undefined ? {} : { typed })}
        path="/search"
        words={nl}
        catalogMessages={catalogMessages}
        onSearched={(found) => searched.push(found)}
        onClose={() => closed.push(kind)}
      />
    </Provider>
  );
  const panel = render(draw('first'));
  return { ...panel, searched, closed, reopen: () => panel.rerender(draw('second')), user: userEvent.setup() };
}
const field = () => screen.getByRole('combobox', { name: nl.searchLabel });
/** An option by its text: its parts that match stand in elements of their own. */
const option = (text: string) =>
  screen.findByText(
    (_text, element) => element?.getAttribute('role') === 'option' && (element.textContent ?? '').startsWith(text),
  );
const hits = () => within(screen.getByRole('group', { name: nl.products })).getAllByRole('option');

describe.each(['header', 'side'] as const)('the field of the %s panel', (kind) => {
  it('SRCH-09 has the old text selected when the panel opens, so that typing replaces it', async () => {
    const first = showPanel({ kind });
    await first.user.type(field(), 'badjas');
    first.reopen();
    expect(field()).toHaveFocus();
    await first.user.keyboard('plaid');
    expect(field()).toHaveValue('plaid');
  });

  it('SRCH-09 goes on after what was typed before it was there, in place of the old text', async () => {
    const { user } = showPanel({ kind, lastText: 'badjas', typed: 'hand' });
    await user.keyboard('doek');
    expect(field()).toHaveValue('handdoek');
  });

  it('SRCH-09 has its text selected by the press that brings the focus, and the caret placed by the next', async () => {
    const { user } = showPanel({ kind });
    await user.type(field(), 'badjas');
    act(() => field().blur());
    await user.click(field());
    await user.keyboard('plaid');
    expect(field()).toHaveValue('plaid');
    await user.click(field());
    await user.keyboard('en');
    expect(field()).toHaveValue('plaiden');
  });
});

it('SRCH-05 says that two letters are too few', async () => {
  const { user } = showPanel();
  await user.type(field(), 'ha');
  expect(screen.getByRole('status')).toHaveTextContent(nl.searchTermTooShort);
});

it('SRCH-11 offers recent queries while the field is empty, and searches for the one that is chosen', async () => {
  const { user } = showPanel({ history: ['handdoek', 'plaid'] });
  await user.click(screen.getByRole('option', { name: 'handdoek' }));
  expect(field()).toHaveValue('handdoek');
  expect(await screen.findByText('20 producten')).toBeVisible();
  expect(screen.queryByRole('option', { name: 'plaid' })).toBeNull();
});

it('SRCH-08 reads on behind the first 18, until the total is reached', async () => {
  const { user } = showPanel();
  await user.type(field(), 'handdoek{Enter}');
  const more = await screen.findByRole('button', { name: nl.readMore });
  await waitFor(() => expect(hits()).toHaveLength(18));
  await user.click(more);
  await waitFor(() => expect(hits()).toHaveLength(20));
  expect(screen.queryByRole('button', { name: nl.readMore })).toBeNull();
});

it('searches for a newer text at Enter or a press, while an older one is under way', async () => {
  const never = new Promise<void>(() => undefined);
  const { user, searched } = showPanel({ answers: (text) => (text === 'handdoek' ? Promise.resolve() : never) });
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

it('SRCH-31 shows markup in the name of a suggestion or a result as text', async () => {
  const { user } = showPanel({ name: '<b>Badhanddoek</b>' });
  await user.type(field(), 'hand');
  expect(await option('<b>Badhanddoek</b> Fenne')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await option('<b>Badhanddoek</b> 0')).toBeVisible();
});

describe('SRCH-29 suggestions while typing', () => {
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

  it('SRCH-29 are completing words, categories, and products with picture and price, from two letters on', async () => {
    const { user, container } = showPanel();
    await user.type(field(), 'h');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.type(field(), 'a');
    const product = await option('Badhanddoek Fenne');
    expect(options().slice(0, 3)).toEqual(['handdoeken', 'handdoekrek', 'Handdoeken']);
    expect(product).toHaveTextContent('12,95');
    expect(container.querySelector('img, [data-placeholder]')).not.toBeNull();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
  });

  it('IMG-05 show the placeholder for a product without an image', async () => {
    const { user, container } = showPanel({ image: undefined });
    await user.type(field(), 'ha');
    await option('Badhanddoek Fenne');
    expect(container.querySelector('[role=option] [data-placeholder]')).not.toBeNull();
  });

  it('SRCH-29 are marked with the arrow keys while the focus stays in the field, and chosen with Enter', async () => {
    const { user } = showPanel();
    await user.type(field(), 'ha');
    await option('handdoekrek');
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Badhanddoek Fenne');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const marked = screen.getByRole('option', { selected: true });
    expect(marked).toHaveTextContent(/^handdoekrek$/);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-activedescendant', marked.id);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('20 producten')).toBeVisible();
    expect(field()).toHaveValue('handdoekrek');
  });
});

it('SRCH-29 is a combobox with a named list of named groups', async () => {
  const { user } = showPanel();
  await user.type(field(), 'ha');
  await option('handdoekrek');
  const list = screen.getByRole('listbox', { name: nl.suggestions });
  expect(field()).toHaveAttribute('aria-controls', list.id);
  expect(field()).toHaveAttribute('aria-autocomplete', 'list');
  const groups = within(list).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([nl.suggestions, nl.categories, nl.products]);
});

it('SRCH-29 Home and End move in the text, and another letter takes the mark away', async () => {
  const { user } = showPanel();
  await user.type(field(), 'ha');
  await option('handdoekrek');
  await user.keyboard('{ArrowDown}');
  const isLeftToTheField = (key: string) => fireEvent.keyDown(field(), { key });
  expect(['Home', 'End', 'ArrowLeft'].map(isLeftToTheField)).toEqual([true, true, true]);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^handdoeken$/);
  await user.keyboard('n');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

it('SRCH-29 the arrows go round: after the last option comes the field, then the first', async () => {
  const { user } = showPanel();
  await user.type(field(), 'ha');
  await option('handdoekrek');
  const all = screen.getAllByRole('option').length;
  await user.keyboard('{ArrowDown}'.repeat(all + 1));
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^handdoeken$/);
});

it('SRCH-29 brings what the keys mark into view', async () => {
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
    shown.push(this);
  });
  const { user } = showPanel();
  await user.type(field(), 'ha');
  await option('handdoekrek');
  await user.keyboard('{ArrowUp}');
  expect(shown).toEqual([screen.getByRole('option', { selected: true })]);
  vi.restoreAllMocks();
});

it('SRCH-29 what is marked stays marked when the hits take the place of the suggestions', async () => {
  const { user } = showPanel();
  await user.type(field(), 'handdoek');
  await option('handdoeken');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Handdoeken$/);
  expect(await screen.findByText('20 producten', undefined, { timeout: 3000 })).toBeVisible();
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent(/^Handdoeken$/);
});

describe('the search of the header', () => {
  const listbox = () => screen.queryByRole('listbox');

  it('SRCH-01 is open as soon as it is there, and opens again on click', async () => {
    const { user } = showPanel({ history: ['plaid'], kind: 'header' });
    expect(field()).toHaveFocus();
    expect(await screen.findByRole('option', { name: 'plaid' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(listbox()).toBeNull();
    await user.click(field());
    expect(listbox()).toBeVisible();
  });

  it('SRCH-03 closes on Escape, which leaves the text, and on its close icon, which clears it', async () => {
    const { user } = showPanel({ history: ['plaid'], kind: 'header' });
    await user.type(field(), 'ha');
    await user.keyboard('{Escape}');
    expect([listbox(), field().getAttribute('aria-expanded')]).toEqual([null, 'false']);
    expect(field()).toHaveValue('ha');
    await user.click(field());
    await user.click(screen.getByRole('button', { name: nl.closeSearch }));
    expect(listbox()).toBeNull();
    expect(field()).toHaveValue('');
  });

  it('SRCH-03 closes when a product or a category is chosen', async () => {
    const { user, closed } = showPanel({ kind: 'header' });
    await user.type(field(), 'ha');
    const category = await option('Handdoeken');
    category.addEventListener('click', (event) => event.preventDefault());
    await user.click(category);
    expect([listbox(), closed]).toEqual([null, ['header']]);
  });
});

it('tells what Enter found, and keeps the text for the next time', async () => {
  const { user, searched, unmount } = showPanel();
  await user.type(field(), 'handdoek{Enter}');
  await screen.findByText('20 producten');
  expect(searched.map(({ text, total }) => ({ text, total }))).toEqual([{ text: 'handdoek', total: 20 }]);
  expect(await option('Handdoeken')).toHaveAttribute('href', '/c/hd');
  unmount();
});

it('ROUTE-24 leads to a category by its url_path where the store links so', async () => {
  const { user } = showPanel({ pathHref: '/bad/handdoeken' });
  await user.type(field(), 'ha');
  expect(await option('Handdoeken')).toHaveAttribute('href', '/bad/handdoeken');
});

describe('SRCH-07 Enter leads where the shopper still is', () => {
  const slowly = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { answers: () => promise, answer: () => act(async () => resolve()) };
  };

  it('SRCH-07 goes to what was found', async () => {
    const { answers, answer } = slowly();
    const { user, searched } = showPanel({ kind: 'header', answers });
    await user.type(field(), 'handdoek{Enter}');
    await answer();
    await waitFor(() => expect(searched).toMatchObject([{ text: 'handdoek', total: 20 }]));
  });

  it.each([
    ['Escape was pressed', (user: UserEvent) => user.keyboard('{Escape}')],
    ['more was typed', (user: UserEvent) => user.keyboard('en')],
  ])('SRCH-07 goes nowhere when %s meanwhile', async (_what, meanwhile) => {
    const { answers, answer } = slowly();
    const { user, searched } = showPanel({ kind: 'header', answers });
    await user.type(field(), 'handdoek{Enter}');
    await meanwhile(user);
    await answer();
    expect(searched).toEqual([]);
  });

  it('SRCH-07 goes nowhere once the panel is gone', async () => {
    const { answers, answer } = slowly();
    const { user, searched, closed, unmount } = showPanel({ answers });
    await user.type(field(), 'handdoek{Enter}');
    unmount();
    await answer();
    expect([searched, closed]).toEqual([[], []]);
  });

  it.each([
    ['SRCH-26', { offline: true }, nl.offline] as const,
    ['SRCH-35', { unreachable: true }, nl.unreachable] as const,
  ])('%s stays where the answer is empty because of %o, and says so', async (_id, why, message) => {
    const { user, searched } = showPanel({ flags: { ...why, items: [], total: 0 } });
    await user.type(field(), 'handdoek{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(searched).toEqual([]);
  });
});

describe('SRCH-28, SRCH-29 content pages in the panel', () => {
  const group = () => screen.queryByRole('group', { name: 'Service en informatie' });

  it('SRCH-29 a page is suggested with its title and link', async () => {
    const { user } = showPanel();
    await user.type(field(), 'retour');
    await option('Retourneren');
    expect(within(group() ?? document.body).getByRole('option')).toHaveAttribute('href', '/i/retourneren');
  });

  it('SRCH-29 no page is suggested for a text that no page is about', async () => {
    const { user } = showPanel();
    await user.type(field(), 'ha');
    await option('Badhanddoek Fenne');
    expect(group()).toBeNull();
  });

  it('SRCH-28 a search that finds only a page says so, and not that nothing was found', async () => {
    const { user } = showPanel({ flags: { items: [], total: 0, pages: pagesOf('retour') } });
    await user.type(field(), 'retour{Enter}');
    expect(await screen.findByText('1 pagina')).toBeVisible();
    expect(screen.queryByText(/Geen resultaten/)).toBeNull();
    expect(within(group() ?? document.body).getByRole('option')).toHaveAttribute('href', '/i/retourneren');
  });
});
