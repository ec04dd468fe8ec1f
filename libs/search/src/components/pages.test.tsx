import { listNl } from '@etalage/catalog';
import { aFacet, aListing, aProductSummary } from '@etalage/catalog/testing';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Results } from '../api.ts';
import { nl } from '../messages/nl.ts';
import { NoResultView } from './NoResultView/NoResultView.tsx';
import { ResultsView } from './ResultsView/ResultsView.tsx';

const someResults = (differences: Partial<Results> = {}): Results => ({
  listing: aListing({ total: 3, search: { q: 'handdoek', sort: 'newest' }, facets: [aFacet()] }),
  text: 'handdoek',
  suggestions: [],
  ...differences,
});

function showResults(results: Results): void {
  const cards = { imageSize: [310, 300], action: 'none' } as const;
  render(<ResultsView results={results} words={nl} messages={listNl} path="/search" {...cards} />);
}
const field = () => screen.getByRole('searchbox', { name: nl.searchLabel });

describe('SRCH-28 the results page', () => {
  it('SRCH-28 shows how much was found, and the product cards', () => {
    showResults(someResults());
    expect(screen.getByRole('heading', { level: 1, name: 'Resultaten voor ‘handdoek’' })).toBeVisible();
    expect(screen.getByText('3 producten')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Handdoek \d/ }).length).toBeGreaterThanOrEqual(3);
  });

  it('SRCH-28 has the filters and the sort of a category, which keep the text', () => {
    showResults(someResults());
    expect(screen.getByRole('link', { name: /Blauw/ })).toHaveAttribute(
      'href',
      '/search?kleur=blauw&q=handdoek&sort=newest',
    );
    const sort = screen.getByRole('combobox', { name: listNl.sort }).closest('form');
    expect(sort?.querySelector('[name=q]')).toHaveValue('handdoek');
  });

  it('SRCH-31 marks what was searched for in the names, which read on as they are', () => {
    showResults(someResults());
    const marks = screen.getAllByRole('article').map((card) => within(card).getByRole('mark').textContent);
    expect(new Set(marks)).toEqual(new Set(['Handdoek']));
    expect(screen.getAllByRole('link', { name: /^Handdoek \d/ }).length).toBeGreaterThanOrEqual(3);
  });

  it('SRCH-31 shows markup in a name as text', () => {
    const products = [aProductSummary({ name: '<img src="x"> Handdoek' })];
    showResults(someResults({ listing: aListing({ products, total: 1 }) }));
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('<img src="x"> Handdoek');
    expect(card.querySelector('img[src="x"]')).toBeNull();
  });

  it('SRCH-28 sends another text to itself, without any script', () => {
    showResults(someResults());
    expect(field()).toHaveValue('handdoek');
    expect(field().closest('form')).toHaveAttribute('action', '/search');
  });

  it('SRCH-05 of a text that is too short says so, and lists nothing', () => {
    showResults(someResults({ text: 'ha', listing: aListing({ total: 0 }) }));
    expect(screen.getByText(nl.searchTermTooShort)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

it('SRCH-35 says that searching fails, and not that there is nothing, when nobody answered', () => {
  showResults(someResults({ listing: aListing({ total: 0, isUnreachable: true }) }));
  expect(screen.getByRole('status')).toHaveTextContent(nl.unreachable);
});

describe('SRCH-28 the no-result page', () => {
  const show = (suggestions: string[]) =>
    render(
      <NoResultView
        text="badjos"
        suggestions={suggestions}
        categories={[{ label: 'Bad', href: '/c/bad' }]}
        path="/search"
        words={nl}
      />,
    );

  it('SRCH-28 names the text, offers the search field and the categories', () => {
    show([]);
    expect(screen.getByRole('heading', { level: 1, name: "Geen resultaten voor 'badjos'" })).toBeVisible();
    expect(field()).toHaveValue('badjos');
    expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'Bad' })).toHaveAttribute('href', '/c/bad');
    expect(screen.queryByText(nl.didYouMean)).toBeNull();
  });

  it('SRCH-28 offers suggestions, if given, as links', () => {
    show(['badjas & co']);
    expect(screen.getByRole('link', { name: 'badjas & co' })).toHaveAttribute('href', '/search?q=badjas%20%26%20co');
  });
});
