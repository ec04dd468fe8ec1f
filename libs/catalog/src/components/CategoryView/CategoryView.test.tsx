import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listNl } from '../../messages/listNl.ts';
import { aCategoryPage, aFacet, aListing, aProductSummary } from '../../testing.ts';
import { CategoryView } from './CategoryView.tsx';

const blue = aFacet({
  values: [
    { id: 'blauw', label: 'Blauw', type: 'kleur', count: 3, isChosen: true },
    { id: 'wit', label: 'Wit', type: 'kleur', count: 5, isChosen: true },
  ],
});

describe('LIST-03 the category page', () => {
  it('LIST-03 shows name, breadcrumbs, subcategories, count, filters, sort and cards', () => {
    render(<CategoryView category={aCategoryPage()} messages={listNl} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Handdoeken' })).toBeVisible();
    expect(
      within(screen.getByRole('navigation', { name: 'Kruimelpad' })).getByRole('link', { name: 'Bad' }),
    ).toHaveAttribute('href', '/c/bad');
    expect(screen.getByRole('link', { name: 'Gastendoeken' })).toHaveAttribute('href', '/c/gastendoeken');
    expect(screen.getByText('2 producten')).toBeVisible();
    expect(screen.getByText('Filters')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: /Sorteer op/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Handdoek 1' })).toHaveAttribute('href', '/p/HD-1/handdoek-fenne');
  });
  it('LIST-03 has a link for each filter value, which works without scripts', () => {
    const { container } = render(<CategoryView category={aCategoryPage()} messages={listNl} />);
    expect(container.querySelector('a[href="/c/handdoeken?kleur=wit"]')).toHaveTextContent('Wit5');
  });
});

describe('LIST-12 the sort options', () => {
  it('LIST-12 are Recommended, New and price both ways; Recommended is the default', () => {
    render(<CategoryView category={aCategoryPage()} messages={listNl} />);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Aanbevolen',
      'Nieuw',
      'Prijs laag - hoog',
      'Prijs hoog - laag',
    ]);
    expect(screen.getByRole('combobox')).toHaveValue('');
  });
  it('LIST-12 lead to the list in that order', async () => {
    const addresses: string[] = [];
    render(<CategoryView category={aCategoryPage()} messages={listNl} onSort={(href) => addresses.push(href)} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Nieuw');
    expect(addresses).toEqual(['/c/handdoeken?sort=newest']);
  });
});

describe('LIST-14 a product list', () => {
  it('LIST-14 loads 50 at a time and appends more on demand until the total is reached', async () => {
    const pages: number[] = [];
    const listing = aListing({ total: 60 });
    const show = (shown: typeof listing) => (
      <CategoryView
        category={aCategoryPage({ listing: shown })}
        messages={listNl}
        onLoadMore={(page) => pages.push(page)}
      />
    );
    const { rerender } = render(show(listing));
    expect(screen.getAllByRole('article')).toHaveLength(50);
    const more = screen.getByRole('link', { name: 'Toon meer' });
    expect(more).toHaveAttribute('href', '/c/handdoeken?page=2');
    await userEvent.click(more);
    expect(pages).toEqual([2]);
    const rest = Array.from({ length: 10 }, (_none, index) => aProductSummary({ id: 51 + index }));
    rerender(show(aListing({ total: 60, page: 2, products: [...listing.products, ...rest] })));
    expect(screen.getAllByRole('article')).toHaveLength(60);
    expect(screen.queryByRole('link', { name: 'Toon meer' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('60 van 60 producten');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('LIST-14 that is whole from the start says nothing of its pages', () => {
    render(<CategoryView category={aCategoryPage()} messages={listNl} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('a list that is longer than one answer says where it ends', () => {
  const listing = aListing({ total: 4800, page: 80 });
  render(<CategoryView category={aCategoryPage({ listing })} messages={listNl} />);
  expect(screen.getByText(/^Dit zijn de eerste 4000 van 4800 producten\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Toon meer' })).toBeNull();
});

it('LIST-07 the ways to other categories carry no filters of this one', () => {
  const listing = aListing({ facets: [blue], search: { kleur: 'blauw', page: '2' } });
  render(<CategoryView category={aCategoryPage({ listing })} messages={listNl} />);
  expect(screen.getByRole('link', { name: /Gastendoeken/ })).toHaveAttribute('href', '/c/gastendoeken');
  expect(screen.getByRole('link', { name: 'Bad' })).toHaveAttribute('href', '/c/bad');
});

describe('LIST-21 chosen filters are chips', () => {
  const listing = aListing({ facets: [blue], search: { kleur: 'blauw,wit', sort: 'newest' } });
  it('LIST-21 that are removed one by one', () => {
    render(<CategoryView category={aCategoryPage({ listing })} messages={listNl} />);
    expect(screen.getByRole('link', { name: 'Verwijder filter Blauw' })).toHaveAttribute(
      'href',
      '/c/handdoeken?kleur=wit&sort=newest',
    );
  });
  it('LIST-21 or all at once', () => {
    render(<CategoryView category={aCategoryPage({ listing })} messages={listNl} />);
    expect(screen.getByRole('link', { name: 'Alle filters wissen' })).toHaveAttribute(
      'href',
      '/c/handdoeken?sort=newest',
    );
  });
  it('LIST-21 are not there without a choice', () => {
    render(<CategoryView category={aCategoryPage()} messages={listNl} />);
    expect(screen.queryByRole('group', { name: 'Gekozen filters' })).toBeNull();
  });
});

it('says when nothing fits', () => {
  const listing = aListing({ total: 0, search: { kleur: 'blauw', sort: 'newest' } });
  render(<CategoryView category={aCategoryPage({ listing })} messages={listNl} />);
  expect(screen.getByText('Geen producten gevonden met deze filters.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle filters wissen' })).toHaveAttribute(
    'href',
    '/c/handdoeken?sort=newest',
  );
  expect(screen.queryByRole('combobox')).toBeNull();
});

describe('LIST-23 the filters of phones', () => {
  it('LIST-23 have a button that says how many products the choice leaves, and shows them', async () => {
    const show = (total: number) => (
      <CategoryView category={aCategoryPage({ listing: aListing({ total, facets: [blue] }) })} messages={listNl} />
    );
    const { container, rerender } = render(show(48));
    const sheet = container.querySelector('details');
    await userEvent.click(screen.getByText('Filters'));
    expect(sheet?.open).toBe(true);
    rerender(show(3));
    expect(sheet?.open).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Toon 3 producten' }));
    expect(sheet?.open).toBe(false);
  });
});
