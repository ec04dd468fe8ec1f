import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sizesNl } from '../../messages/sizesNl.ts';
import type { SizeTable } from '../../model/sizeGuide.ts';
import { someSizeTables } from '../../testing.ts';
import { SizeGuide } from './SizeGuide.tsx';

function show(sizes: readonly string[], size?: string, tables: readonly SizeTable[] | 'failed' = someSizeTables()) {
  const onRetry = vi.fn();
  render(<SizeGuide tables={tables} sizes={sizes} size={size} messages={sizesNl} onRetry={onRetry} />);
  return { onRetry };
}

describe('PROD-18 the size guide', () => {
  it('PROD-18 shows a table per brand and measure, the chosen size marked', () => {
    show(['S', 'M'], 'M');
    const table = screen.getByRole('table', { name: 'Linge: Dames, in cm' });
    const marked = within(table)
      .getAllByRole('rowheader')
      .filter((head) => head.querySelector('[aria-current]'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['M (jouw keuze)']);
    expect(screen.getByRole('table', { name: 'Linge: Bh, in cm' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Bereken je bh-maat' })).not.toBeInTheDocument();
  });

  it('PROD-18 marks the cup of a bra in the row of its band', () => {
    show(['75A', '75B'], '75B');
    const table = screen.getByRole('table', { name: 'Linge: Bh, in cm' });
    expect(within(table).getByText('88-89')).toHaveAttribute('aria-current', 'true');
  });

  it('PROD-18 says that there is no table for the product, and asks for none', () => {
    show(['S', 'M'], 'M', []);
    expect(screen.getByText(/Voor dit product is er geen tabel/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('PROD-18 says that the tables could not be loaded, and asks for them again', async () => {
    const { onRetry } = show(['S', 'M'], 'M', 'failed');
    expect(screen.getByRole('alert')).toHaveTextContent('De tabel kon niet worden geladen.');
    expect(screen.queryByText(/geen tabel/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('PROD-18 converts measured centimetres to band and cup for bras', async () => {
    show(['75A', '75B']);
    await userEvent.type(screen.getByRole('textbox', { name: 'Onder de borst (cm)' }), '76,5');
    await userEvent.type(screen.getByRole('textbox', { name: 'Over de borst (cm)' }), '89');
    expect(screen.getByRole('status')).toHaveTextContent('Jouw maat is 75B');
  });
});
