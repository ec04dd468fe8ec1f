import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { CartIcon } from './CartIcon.tsx';

describe('A11Y-02 the way to the cart', () => {
  it('A11Y-02 is named, with its count', () => {
    render(<CartIcon count={3} messages={nl} />);
    expect(screen.getByRole('link', { name: 'Winkeltas, 3 producten' })).toHaveAttribute('href', '/cart/');
    expect(screen.getByText('3')).toBeInTheDocument();
  });

  it('A11Y-02 has no badge when it is empty', () => {
    render(<CartIcon count={0} messages={nl} />);
    expect(screen.getByRole('link', { name: 'Winkeltas' })).toBeInTheDocument();
    expect(screen.queryByText('0')).not.toBeInTheDocument();
  });
});
