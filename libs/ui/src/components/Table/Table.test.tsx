import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Table } from './Table.tsx';

it('names itself, its columns and its rows, and is a stop for the keyboard to scroll it', async () => {
  render(
    <Table
      caption="Maattabel"
      columns={[
        { id: 'size', head: 'Maat' },
        { id: 'chest', head: 'Borst', look: 'figure' },
      ]}
      rows={[{ id: 'm', head: 'M', cells: ['88–92'] }]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Maattabel' });
  expect(within(table).getByRole('columnheader', { name: 'Borst' })).toBeInTheDocument();
  expect(within(table).getByRole('rowheader', { name: 'M' })).toBeInTheDocument();
  expect(within(table).getByRole('cell', { name: '88–92' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'Maattabel' })).toHaveFocus();
});
