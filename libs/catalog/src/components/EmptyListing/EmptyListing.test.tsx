import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { aListing } from '../../testing.ts';
import { EmptyListing } from './EmptyListing.tsx';

it.each([
  ['nothing is sold there', {}, 'Hier staat nu niets.', 'Home', '/'],
  [
    'nothing fits',
    { search: { kleur: 'blauw' } },
    'Geen producten gevonden met deze filters.',
    'Alle filters wissen',
    '/c/bad',
  ],
  [
    'nobody answered',
    { isUnreachable: true, search: { kleur: 'blauw' } },
    'De producten kunnen nu niet worden geladen. Probeer het zo nog eens.',
    'Probeer opnieuw',
    '/c/bad?kleur=blauw',
  ],
])('says that %s, and where to go', (_title, listing, title, way, href) => {
  render(<EmptyListing listing={aListing({ total: 0, ...listing })} path="/c/bad" messages={nl} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href);
});
