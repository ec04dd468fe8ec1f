import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answerSearch } from './answerSearch.ts';
import { SearchBar } from './components/SearchBar/SearchBar.tsx';
import { nl } from './messages/nl.ts';

/** The header's form, and how often the search was opened. */
function header() {
  const open = vi.fn();
  answerSearch(document, open);
  render(
    <header>
      <SearchBar messages={nl} />
    </header>,
  );
  return { open, user: userEvent.setup() };
}

it('SRCH-01 the search opens when its field gets the focus, not when its button does', async () => {
  const { open, user } = header();
  await user.tab();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(open).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(open).toHaveBeenCalledTimes(1);
});

it('HEADER-08 the icon opens the search, unless a text is sent with it', async () => {
  const { open, user } = header();
  const sent = vi.fn((event: Event) => event.preventDefault());
  addEventListener('submit', sent);
  await user.click(screen.getByRole('button', { name: nl.search }));
  expect(open).toHaveBeenCalledTimes(1);
  await user.type(screen.getByRole('searchbox'), 'badjas');
  open.mockClear();
  await user.click(screen.getByRole('button', { name: nl.search }));
  expect(open).not.toHaveBeenCalled();
  expect(sent).toHaveBeenCalled();
  removeEventListener('submit', sent);
});

it('HEADER-08 the icon gives the field the focus, so that no letter is lost until the search is there', async () => {
  const { user } = header();
  await user.click(screen.getByRole('button', { name: nl.search }));
  await user.keyboard('badjas');
  expect(screen.getByRole('searchbox')).toHaveValue('badjas');
});

it('SRCH-07 the search of a results page, which has a header too, is its own', async () => {
  const { open, user } = header();
  render(
    <main>
      <header>
        <form aria-label="resultaten">
          <input aria-label="zoek verder" />
        </form>
      </header>
    </main>,
  );
  await user.click(screen.getByRole('textbox', { name: 'zoek verder' }));
  screen.getByRole<HTMLFormElement>('form', { name: 'resultaten' }).requestSubmit();
  expect(open).not.toHaveBeenCalled();
});
