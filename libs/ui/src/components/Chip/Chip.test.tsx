import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Chips, RemovableChip } from './Chip.tsx';

it('goes when pressed, and says so', async () => {
  let removed = 0;
  render(
    <Chips label="Gekozen filters">
      <RemovableChip label="Verwijder filter blauw" onClick={() => (removed += 1)}>
        blauw
      </RemovableChip>
    </Chips>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder filter blauw' }));
  expect(screen.getByRole('group', { name: 'Gekozen filters' })).toBeInTheDocument();
  expect(removed).toBe(1);
});

it('shows the way home, and where one is', () => {
  render(
    <Breadcrumbs label="Kruimelpad" current="Handdoeken">
      <a href="/">Home</a>
      <a href="/c/bad">Bad</a>
    </Breadcrumbs>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText('Handdoeken')).toHaveAttribute('aria-current', 'page');
});

it('tells how far something is, and what to do when there is nothing', () => {
  render(
    <EmptyState title="Je winkelwagen is leeg" actions={<a href="/">Verder winkelen</a>}>
      <ProgressBar label="Je bestelling wordt verwerkt..." value={40} />
    </EmptyState>,
  );
  expect(screen.getByRole('progressbar', { name: 'Je bestelling wordt verwerkt...' })).toHaveAttribute('value', '40');
  expect(screen.getByRole('heading', { name: 'Je winkelwagen is leeg' })).toBeInTheDocument();
});
