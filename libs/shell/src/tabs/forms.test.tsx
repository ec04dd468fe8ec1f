import { choicesNl, nl, OrderForm, productReviewsNl, ReviewForm, type WrittenReview } from '@etalage/catalog';
import { aProductDetail, someOwnOptions } from '@etalage/catalog/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { watchedTab } from '../testing/watchedTab.ts';

const { reload, watch, otherTabWrites, pass } = watchedTab();
const type = (label: string, value: string) => {
  const field = screen.getByRole('textbox', { name: label });
  fireEvent.input(field, { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const chooseYarn = () => fireEvent.input(screen.getByRole('combobox', { name: /Garen/ }), { target: { value: '32' } });

describe('NAV-09 the choices of an order', () => {
  const open = () => {
    const onAdd = vi.fn();
    const product = aProductDetail({ price: 2000, ownOptions: someOwnOptions() });
    render(<OrderForm product={product} messages={nl} choiceMessages={choicesNl} label="Bestel" onAdd={onAdd} />);
    watch();
    return onAdd;
  };

  it.each([
    ['a name', () => type('Naam', 'Jet')],
    ['a choice', () => fireEvent.click(screen.getByRole('checkbox', { name: /Inpakken/ }))],
    ['one of several choices', () => fireEvent.click(screen.getByRole('radio', { name: /Kaart/ }))],
    ['a choice from a list', chooseYarn],
    ['a quantity', () => type('Aantal', '3')],
  ])('NAV-09 such as %s are not lost', async (_what, enter) => {
    open();
    enter();
    await otherTabWrites();
    pass(60);
    expect(reload).not.toHaveBeenCalled();
  });

  it('NAV-09 are in the cart once they are ordered', async () => {
    const onAdd = open();
    type('Naam', 'Jet');
    await otherTabWrites();
    press('Bestel');
    expect(onAdd).toHaveBeenCalledOnce();
    pass(2);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('NAV-09 are not lost where one of them is missing', async () => {
    const onAdd = open();
    type('Aantal', '3');
    await otherTabWrites();
    press('Bestel');
    expect(onAdd).not.toHaveBeenCalled();
    pass(60);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('NAV-09 a review', () => {
  const write = (onSend: (review: WrittenReview) => Promise<void>) => {
    render(<ReviewForm messages={productReviewsNl} onSend={onSend} />);
    watch();
    fireEvent.click(screen.getByRole('radio', { name: '4: heel goed' }));
    type('Kort gezegd', 'Fijn');
    type('Wat vind je ervan?', 'Droogt goed.');
    type('Je naam op de site', 'Jet');
  };

  it('NAV-09 is not lost where it could not be sent', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    write(async () => void (await fetch('/api/ext/reviews')));
    press('Versturen');
    await screen.findByRole('alert');
    await otherTabWrites();
    pass(60);
    expect(reload).not.toHaveBeenCalled();
  });

  it('NAV-09 is not waited for once it was sent', async () => {
    write(async () => undefined);
    press('Versturen');
    await screen.findByRole('status');
    await otherTabWrites();
    pass(2);
    expect(reload).toHaveBeenCalledOnce();
  });
});
