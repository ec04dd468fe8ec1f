import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listNl } from '../../messages/listNl.ts';
import { aListing } from '../../testing.ts';
import { EmptyListing } from './EmptyListing.tsx';

const warning = 'Er zijn nog geen producten geladen voor deze categorie. Kom terug als je online bent!';

it.each([
  ['an empty list', {}, warning, 'OK', '/'],
  ['an empty list in another order', { search: { sort: 'newest' } }, warning, 'OK', '/'],
  [
    'a list that filters emptied',
    { search: { kleur: 'blauw' } },
    'Geen producten gevonden met deze filters.',
    'Alle filters wissen',
    '/c/bad',
  ],
  ['a failed list', { isUnreachable: true, search: { kleur: 'blauw' } }, warning, 'OK', '/c/bad?kleur=blauw'],
])('LIST-19 %s says so, and where to go', (_title, listing, title, way, href) => {
  render(<EmptyListing listing={aListing({ total: 0, ...listing })} path="/c/bad" messages={listNl} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href);
});

it('SRCH-35 the OK of a failed list, and of no other, loads a new document', () => {
  const target = (isUnreachable?: true) => {
    const listing = aListing({ total: 0, ...(isUnreachable && { isUnreachable }) });
    const { unmount } = render(<EmptyListing listing={listing} path="/c/bad" messages={listNl} />);
    const found = screen.getByRole('link', { name: 'OK' }).getAttribute('target');
    unmount();
    return found;
  };
  expect([target(true), target()]).toEqual(['_self', null]);
});
