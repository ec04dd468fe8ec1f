import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { nl } from '../../messages/nl.ts';
import type { CartLine } from '../../model/line.ts';
import { aLine } from '../../testing.ts';
import { CartLines } from './CartLines.tsx';

function shown(line: CartLine, messages = nl) {
  const acts = { onQuantityChange: vi.fn(), onRemove: vi.fn(), onEdit: vi.fn() };
  render(<CartLines lines={[line]} messages={messages} {...acts} />);
  return { ...acts, user: userEvent.setup(), row: screen.getByRole('listitem') };
}

describe('CART-15 removing a line', () => {
  it('CART-15 asks for confirmation', async () => {
    const { user, onRemove } = shown(aLine());
    await user.click(screen.getByRole('button', { name: 'Handdoek Hotel verwijderen' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Weet je zeker dat je dit product uit je winkelwagen wilt verwijderen?');
    expect(onRemove).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(onRemove).toHaveBeenCalledWith(expect.objectContaining({ sku: 'HD-50x100-wit' }));
  });

  it('CART-15 leaves the line without it', async () => {
    const { user, onRemove } = shown(aLine());
    await user.click(screen.getByRole('button', { name: 'Handdoek Hotel verwijderen' }));
    await user.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Annuleren' })[0] ?? document.body,
    );
    expect(onRemove).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('STOCK-10 asking for more than there is', () => {
  it.each([
    ['Dutch', nl, 'nog maar 3 beschikbaar'],
    ['English', en, 'only 3 available'],
  ])('STOCK-10 says in %s how many are available, and takes that number', async (_language, messages, words) => {
    const line = aLine({ stock: { is_in_stock: true, manage_stock: true, qty: 3 } });
    const { user, onQuantityChange } = shown(line, messages);
    const field = screen.getByRole('textbox', { name: messages.quantityOf('Handdoek Hotel') });
    await user.clear(field);
    await user.type(field, '9{Enter}');
    expect(screen.getByText(words)).toBeVisible();
    expect(onQuantityChange).toHaveBeenCalledWith(expect.anything(), 3);
  });

  it('STOCK-10 shows the number that is in the cart when that is all there is', async () => {
    const stock = { is_in_stock: true, manage_stock: true, qty: 3 };
    const { user, onQuantityChange } = shown(aLine({ quantity: 3, stock }));
    const field = screen.getByRole('textbox', { name: 'Aantal van Handdoek Hotel' });
    await user.clear(field);
    await user.type(field, '9{Enter}');
    expect(screen.getByText('nog maar 3 beschikbaar')).toBeVisible();
    expect(field).toHaveValue('3');
    expect(onQuantityChange).not.toHaveBeenCalled();
  });

  it('STOCK-10 says nothing within it', async () => {
    const { user, onQuantityChange } = shown(aLine({ stock: { is_in_stock: true, qty: 3 } }));
    await user.click(screen.getByRole('button', { name: 'Een meer van Handdoek Hotel' }));
    expect(onQuantityChange).toHaveBeenCalledWith(expect.anything(), 2);
    expect(screen.queryByText(/beschikbaar/)).not.toBeInTheDocument();
  });
});

describe('the picture of a line', () => {
  it('IMG-01 is shown at 150x150', () => {
    shown(aLine({ image: '/h/d/wit.jpg' }));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/img/150/150/resize/h/d/wit.jpg');
  });
  it('IMG-05 that fails gives way to the placeholder', () => {
    shown(aLine({ image: '/h/d/wit.jpg' }));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('data-placeholder');
  });
  it('IMG-05 of a product without one is the placeholder', () => {
    const { image: _image, ...line } = aLine();
    shown(line);
    expect(screen.getByRole('img')).toHaveAttribute('data-placeholder');
  });
});

it('a line out of stock says so', () => {
  expect(shown(aLine({ stock: { is_in_stock: false } })).row).toHaveTextContent('Niet op voorraad!');
});
