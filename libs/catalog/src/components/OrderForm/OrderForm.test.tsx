import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { choicesNl } from '../../messages/choicesNl.ts';
import { nl } from '../../messages/nl.ts';
import type { ProductDetail } from '../../model/views.ts';
import { ownOptionsOf } from '../../rules/ownOptions.ts';
import { aGroupMember, aProductDetail, someBundleGroups, someOwnOptions } from '../../testing.ts';
import { OrderForm } from './OrderForm.tsx';

const formOf = (product: ProductDetail, onAdd: () => void = () => undefined) => (
  <OrderForm product={product} messages={nl} choiceMessages={choicesNl} label="In winkelwagen" onAdd={onAdd} />
);

function shown(differences: Parameters<typeof aProductDetail>[0] = { ownOptions: someOwnOptions() }) {
  const onAdd = vi.fn();
  const product = aProductDetail({ price: 2000, ...differences });
  render(formOf(product, onAdd));
  return { onAdd, add: () => userEvent.click(screen.getByRole('button', { name: 'In winkelwagen' })) };
}

describe('PROD-11 a required option of the shopper’s own', () => {
  it('PROD-11 without a choice blocks adding to the cart, says so and gets the focus', async () => {
    const { onAdd, add } = shown();
    expect(screen.queryByText('Dit veld is verplicht')).not.toBeInTheDocument();
    await add();
    expect(onAdd).not.toHaveBeenCalled();
    expect(screen.getByText('Dit veld is verplicht')).toBeVisible();
    const name = screen.getByRole('textbox', { name: 'Naam' });
    expect(name).toHaveAccessibleDescription(/Dit veld is verplicht/);
    await vi.waitFor(() => expect(name).toHaveFocus());
  });

  it('PROD-11 says so at each of several that are without a choice', async () => {
    const asked = [
      { option_id: 7, title: 'Naam', type: 'field', is_require: true },
      { option_id: 8, title: 'Datum', type: 'field', is_require: true },
    ];
    const { add } = shown({ ownOptions: ownOptionsOf(asked) });
    await add();
    for (const name of ['Naam', 'Datum'])
      expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(/Dit veld is verplicht/);
  });

  it.each([
    ['drop_down', 'combobox'],
    ['radio', 'group'],
    ['checkbox', 'group'],
  ])('PROD-11, A11Y-06 one of the type %s is marked invalid without a choice, and described', async (type, role) => {
    const values = [{ option_type_id: 31, title: 'Wit', price: 0 }];
    const asked = [{ option_id: 9, title: 'Garen', type, is_require: true, values }];
    const { onAdd, add } = shown({ ownOptions: ownOptionsOf(asked) });
    const control = screen.getByRole(role, { name: 'Garen' });
    expect(control).not.toHaveAttribute('aria-invalid');
    await add();
    expect(control).toHaveAttribute('aria-invalid', 'true');
    expect(control).toHaveAccessibleDescription('Dit veld is verplicht');
    expect(onAdd).not.toHaveBeenCalled();
  });

  it('PROD-11 with a choice goes into the cart with what it adds', async () => {
    const { onAdd, add } = shown();
    await add();
    await userEvent.type(screen.getByRole('textbox', { name: 'Naam' }), 'Jet');
    expect(screen.queryByText('Dit veld is verplicht')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /Inpakken/ }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Garen/ }), '32');
    await userEvent.click(screen.getByRole('radio', { name: /Kaart/ }));
    expect(screen.getByText('Prijs met je keuzes')).toHaveTextContent('€ 33,45');
    await add();
    const custom_options = [
      { option_id: '7', option_value: 'Jet' },
      { option_id: '8', option_value: '21' },
      { option_id: '9', option_value: '32' },
      { option_id: '10', option_value: '41' },
    ];
    expect(onAdd).toHaveBeenCalledWith([
      {
        quantity: 1,
        chosen: {
          price: 3345,
          labels: [
            { label: 'Naam', value: 'Jet' },
            { label: 'Extra', value: 'Inpakken' },
            { label: 'Garen', value: 'Goud' },
            { label: 'Erbij', value: 'Kaart' },
          ],
          option: { custom_options },
        },
      },
    ]);
  });
});

describe('PROD-08 a set', () => {
  const members = [
    aGroupMember({ quantity: 2 }),
    aGroupMember({ sku: 'WH-2', name: 'Washandje Noor' }),
    aGroupMember({ sku: 'WH-3', name: 'Washandje Mies', stock: { status: 'out_of_stock' } }),
  ];
  const quantityOf = (name: string) => screen.getByRole('textbox', { name: `Aantal ${name}` });

  it('PROD-08 lists its products with a quantity each, which starts at the link’s', () => {
    shown({ members });
    const shownQuantities = members.map(({ name }) => quantityOf(name).getAttribute('value'));
    expect(shownQuantities).toEqual(['2', '1', '0']);
    expect(quantityOf('Washandje Mies')).toBeDisabled();
    expect(screen.queryByRole('textbox', { name: 'Aantal' })).not.toBeInTheDocument();
  });

  it('IMG-05 the placeholder stands for one of them without an image', () => {
    const { image: _image, ...member } = aGroupMember();
    shown({ members: [member] });
    expect(screen.getByRole('img', { name: member.name })).toHaveAttribute('data-placeholder');
  });

  it('PROD-08 puts every product with a quantity above 0 into the cart by itself', async () => {
    const { onAdd, add } = shown({ members });
    await userEvent.click(screen.getByRole('button', { name: 'Eén minder Washandje Noor' }));
    await add();
    expect(onAdd).toHaveBeenCalledWith([{ quantity: 2, member: members[0] }]);
  });

  it('STOCK-10 offers no more of a product than there is, and says so', async () => {
    const { onAdd, add } = shown({ members: [aGroupMember({ quantity: 5, stock: { status: 'ok', remaining: 3 } })] });
    const quantity = quantityOf('Washandje Fenne');
    expect(quantity).toHaveValue('3');
    await userEvent.tripleClick(quantity);
    await userEvent.keyboard('9{Tab}');
    expect(quantityOf('Washandje Fenne')).toHaveValue('3');
    expect(quantityOf('Washandje Fenne')).toHaveAccessibleDescription(/3/);
    await add();
    expect(onAdd).toHaveBeenCalledWith([expect.objectContaining({ quantity: 3 })]);
  });

  it('PRICE-18 lists the tier prices of a product, and counts with the one that applies', async () => {
    shown({ members: [aGroupMember({ quantity: 5, tiers: [{ quantity: 6, price: 314, savingPercent: 10 }] })] });
    expect(screen.getByText(/Vanaf 6 stuks € 3,14 per stuk/)).toBeVisible();
    const sum = () => screen.getByText('Prijs met je keuzes');
    expect(sum()).toHaveTextContent('€ 17,45');
    await userEvent.click(screen.getByRole('button', { name: 'Eén meer Washandje Fenne' }));
    expect(sum()).toHaveTextContent('€ 18,84');
  });

  it('PRICE-05 shows the reduced price of a product with its original struck through and the discount', () => {
    shown({ members: [aGroupMember({ price: 300, originalPrice: 400, discountPercent: -25 })] });
    const member = within(screen.getByRole('listitem'));
    expect(member.getByText('€ 3,00').closest('ins')).toBeVisible();
    expect(member.getByText('€ 4,00').closest('del')).toBeVisible();
    expect(member.getByText('-25%')).toBeVisible();
  });

  it('PROD-08 asks for a quantity when there is none at all', async () => {
    const { onAdd, add } = shown({ members: members.slice(2) });
    await add();
    expect(onAdd).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Kies van minstens één product hoeveel je er wilt');
  });
});

describe('PROD-09 a bundle', () => {
  it('PROD-09 shows its groups with the default links chosen, and adds what is chosen at its price', async () => {
    const { onAdd, add } = shown({ bundle: someBundleGroups() });
    expect(screen.getByRole('radio', { name: /Doos groot/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Washandje Noor/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /2 × Washandje Fenne/ }));
    expect(screen.getByText('Prijs met je keuzes')).toHaveTextContent('€ 16,93');
    await add();
    const bundle_options = [
      { option_id: '1', option_qty: 1, option_selections: ['12'] },
      { option_id: '2', option_qty: 2, option_selections: ['21'] },
    ];
    const labels = [
      { label: 'Doos', value: '1 × Doos groot' },
      { label: 'Erin', value: '2 × Washandje Fenne' },
    ];
    expect(onAdd).toHaveBeenCalledWith([{ quantity: 1, chosen: { price: 1693, labels, option: { bundle_options } } }]);
  });
});

describe('STOCK-10 asking for more of a product than there is', () => {
  async function askFor(quantity: string) {
    const acts = shown({ stock: { status: 'ok', remaining: 3 } });
    const field = screen.getByRole('textbox', { name: 'Aantal' });
    await userEvent.clear(field);
    await userEvent.type(field, `${quantity}{Enter}`);
    return { ...acts, field };
  }
  it('STOCK-10 shows how many are available', async () => {
    await askFor('4');
    expect(screen.getByText('nog maar 3 beschikbaar')).toBeVisible();
  });
  it('STOCK-10 limits the quantity to that number', async () => {
    const { field, add, onAdd } = await askFor('4');
    expect(field).toHaveValue('3');
    await add();
    expect(onAdd).toHaveBeenCalledWith([expect.objectContaining({ quantity: 3 })]);
  });
  it('STOCK-10 says nothing of all that there is', async () => {
    const { field } = await askFor('3');
    expect(field).toHaveValue('3');
    expect(screen.queryByText(/beschikbaar/)).not.toBeInTheDocument();
  });
});

describe('what the choices of a product of € 20 make of its price', () => {
  const box = (title: string, id: number, differences: object) => ({ title, option_type_id: id, ...differences });
  const values = [
    box('Inpakken', 21, { price: 2.5, price_type: 'fixed' }),
    box('Verzekerd', 22, { price: 10, price_type: 'percent' }),
    box('Gesteven', 23, { price: 5, price_type: 'percent' }),
  ];
  const option = { option_id: 8, title: 'Extra', type: 'checkbox', values };
  it.each([
    ['PRICE-06 a fixed value adds its price', ['Inpakken'], '€ 22,50'],
    ['PRICE-06 a value in percent adds that percentage of the price', ['Verzekerd'], '€ 22,00'],
    ['PRICE-07 several add up, each from the price alone', ['Inpakken', 'Verzekerd', 'Gesteven'], '€ 25,50'],
  ])('%s', async (_title, chosen, total) => {
    shown({ ownOptions: ownOptionsOf([option]) });
    for (const name of chosen) await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
    expect(screen.getByText('Prijs met je keuzes')).toHaveTextContent(total);
  });
  it.each([
    ['a fixed value shows its price', 'Inpakken', 'Inpakken + €\u00a02,50'],
    ['a value in percent shows that percentage of the price', 'Verzekerd', 'Verzekerd + €\u00a02,00'],
  ])('PRICE-06 %s', (_title, name, label) => {
    shown({ ownOptions: ownOptionsOf([option]) });
    expect(screen.getByRole('checkbox', { name: new RegExp(name) })).toHaveAccessibleName(label);
  });
  it('PRICE-06 a value in percent shows that percentage of the price alone, beside a required option', () => {
    const name = { option_id: 7, title: 'Naam', type: 'field', is_require: true, price: 7.95 };
    shown({ ownOptions: ownOptionsOf([name, option]), requiredSurcharge: 795 });
    expect(screen.getByRole('checkbox', { name: /Verzekerd/ })).toHaveAccessibleName('Verzekerd + €\u00a02,00');
  });
  it('PRICE-06 a value in percent adds that percentage of what the parts of a bundle cost', async () => {
    shown({ bundle: someBundleGroups(), ownOptions: ownOptionsOf([option]) });
    await userEvent.click(screen.getByRole('checkbox', { name: /Verzekerd/ }));
    // 9.95 and 10% of it, 0.995
    expect(screen.getByText('Prijs met je keuzes')).toHaveTextContent('€ 10,95');
  });
  it('PRICE-07 the selection is the option with its values by comma', async () => {
    const { add, onAdd } = shown({ ownOptions: ownOptionsOf([option]) });
    for (const name of [/Inpakken/, /Verzekerd/]) await userEvent.click(screen.getByRole('checkbox', { name }));
    await add();
    const custom_options = [{ option_id: '8', option_value: '21,22' }];
    expect(onAdd.mock.calls).toMatchObject([[[{ chosen: { option: { custom_options } } }]]]);
  });
});

it('PRICE-05 shows a reduced price beside the button, with its original struck through and the discount', () => {
  const option = { option_id: 7, title: 'Naam', type: 'field' };
  shown({ price: 7500, originalPrice: 10_000, discountPercent: -25, ownOptions: ownOptionsOf([option]) });
  expect(screen.getByText('€ 75,00').closest('ins')).toBeInTheDocument();
  expect(screen.getByText('€ 100,00').closest('del')).toBeInTheDocument();
  expect(screen.getByText('-25%')).toBeInTheDocument();
});

it('PRICE-18 lists tier prices with quantity, price each and saving', () => {
  shown({ tiers: [{ quantity: 6, price: 314, savingPercent: 10 }] });
  expect(screen.getByRole('listitem')).toHaveTextContent('Vanaf 6 stuks € 3,14 per stuk');
  expect(screen.getByRole('listitem')).toHaveTextContent('je bespaart 10%');
});

it('PROD-05 beside the button stands what the page says it costs, until a choice changes that', async () => {
  const { price: _none, ...unpriced } = aProductDetail();
  const { rerender } = render(formOf(unpriced));
  expect(screen.queryByText('€ 0,00')).not.toBeInTheDocument();
  expect(screen.getByText('Prijs onbekend')).toBeInTheDocument();
  rerender(formOf(aProductDetail({ price: 2000, originalPrice: 2500, ownOptions: someOwnOptions() })));
  expect(screen.getByText('-20%')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Naam' }), 'Jet');
  await userEvent.click(screen.getByRole('checkbox', { name: /Inpakken/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Garen/ }), '32');
  await userEvent.click(screen.getByRole('radio', { name: /Kaart/ }));
  expect(screen.getAllByText('€ 33,45')).toHaveLength(2);
  expect(screen.queryByText('-20%')).not.toBeInTheDocument();
});
