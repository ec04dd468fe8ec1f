import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { factsNl } from '../../messages/factsNl.ts';
import { colourRelationsOf } from '../../model/about.ts';
import { aProductSummary, aViewContext } from '../../testing.ts';
import { ColourRelations } from './ColourRelations.tsx';

it('IMG-05 the placeholder stands for a colour without an image', () => {
  const { image: _image, ...relation } = { ...aProductSummary(), title: 'Mand', color: 'Wit' };
  render(<ColourRelations relations={[relation]} messages={factsNl} />);
  expect(screen.getByRole('img', { name: 'Mand, Wit' })).toHaveAttribute('data-placeholder');
});

it('PROD-12, A11Y-06 the same model in another colour is a picture of 150x150, named after it, that leads there', () => {
  const mand = (kleur: string, sku: string) => ({
    ...aProductSummary({ id: Number(kleur), sku, parentSku: sku, slug: `mand-${kleur}`, name: 'Mand' }),
    kleur,
  });
  const blue = [mand('50', 'MAND-BLAUW'), mand('50', 'MAND-BLAUW-2')];
  const found = [...blue, mand('51', 'MAND-WIT'), mand('52', 'MAND-ROOD'), aProductSummary()];
  const relations = colourRelationsOf(found, { sku: 'MAND-BLAUW', kleur: '50' }, aViewContext().attributes);
  render(<ColourRelations relations={relations} messages={factsNl} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('title'), link.getAttribute('href')])).toEqual([
    ['Wit', '/p/MAND-WIT/mand-51'],
    ['Rood', '/p/MAND-ROOD/mand-52'],
  ]);
  expect(screen.getByRole('img', { name: 'Mand, Wit' }).getAttribute('src')).toContain('/img/150/150/');
});
