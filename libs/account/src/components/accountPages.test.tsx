import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { accountPagesNl as words } from '../messages/accountPages.ts';
import { nl } from '../messages/nl.ts';
import type { OrderDetail } from '../model/orders.ts';
import { anAddress } from '../testing.ts';
import { toOrderAddress } from '../wire.ts';
import { AccountFrame } from './AccountFrame/AccountFrame.tsx';
import { AddressBook } from './AddressBook/AddressBook.tsx';
import { OrderList } from './OrderList/OrderList.tsx';
import { OrderView } from './OrderView/OrderView.tsx';
import { ProfileForm } from './ProfileForm/ProfileForm.tsx';

const address = toOrderAddress(anAddress(), { email: 'jans@voorbeeld.nl' });
const order: OrderDetail = {
  number: '100000482',
  orderedAt: Date.UTC(2026, 10, 19, 20, 14),
  state: 'processing',
  total: 2490,
  pieces: 1,
  lines: [{ sku: 'HD', name: 'Handdoek Hotel', quantity: 1, total: 1995, options: [{ label: 'Kleur', value: 'Wit' }] }],
  subtotal: 1995,
  discount: 0,
  shipping: 495,
  paymentFee: 0,
  giftCard: 0,
  withdrawn: 0,
  tax: 432,
  shippingAddress: address,
  billingAddress: { ...address, street: ['Keizersgracht', '174'] },
  shippingMethod: 'Morgen in huis',
  paymentMethod: 'iDEAL',
  tracking: { carrier: 'PostNL', number: '3SABC1', url: 'https://pakket.test/482' },
};
const orderHref = (number: string) => `/my-account/orders/${number}`;

describe('the frame of the account', () => {
  it('leads to the sections, says which one is shown, and lets the customer out', async () => {
    let isOut = false;
    render(
      <AccountFrame
        firstName="Jans"
        current="orders"
        sections={[
          { section: 'orders', href: '/my-account/orders' },
          { section: 'profile', href: '/my-account/my-profile' },
        ]}
        messages={words}
        onLogout={() => (isOut = true)}
      >
        <p>Inhoud</p>
      </AccountFrame>,
    );
    const nav = within(screen.getByRole('navigation', { name: 'Mijn account' }));
    expect(nav.getByRole('link', { name: 'Bestellingen' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: 'Mijn profiel' })).toHaveAttribute('href', '/my-account/my-profile');
    await userEvent.click(nav.getByRole('button', { name: 'Uitloggen' }));
    expect(isOut).toBe(true);
  });
});

describe('the order list', () => {
  it('ACC-05 shows number, date, status in Dutch and total, with a link to the order', () => {
    render(<OrderList orders={[order]} messages={words} orderHref={orderHref} />);
    const row = screen.getByRole('listitem');
    expect(within(row).getByRole('link', { name: 'Bestelling 100000482' })).toHaveAttribute(
      'href',
      '/my-account/orders/100000482',
    );
    for (const shown of ['19-11-2026', 'In behandeling', '€ 24,90']) expect(row).toHaveTextContent(shown);
  });

  it('ACC-05 says that nothing was ordered yet', () => {
    render(<OrderList orders={[]} messages={words} orderHref={orderHref} />);
    expect(screen.getByRole('heading', { name: 'Je hebt nog niets besteld' })).toBeVisible();
  });
});

describe('the order detail', () => {
  it('ACC-06 shows number, date, status, lines, totals, addresses, methods and tracking', () => {
    const { container } = render(<OrderView order={order} messages={words} ordersHref="/my-account/orders" />);
    expect(screen.getByRole('heading', { name: 'Bestelling 100000482' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volg je pakket' })).toHaveAttribute('href', 'https://pakket.test/482');
    for (const shown of [
      'Besteld op 19-11-2026',
      'In behandeling',
      '1 × Handdoek Hotel',
      'Kleur: Wit',
      '€ 19,95',
      'Bezorging€ 4,95',
      'Totaal€ 24,90',
      'Damrak 12 A',
      'Keizersgracht 174',
      'Morgen in huis',
      'iDEAL',
    ]) {
      expect(container).toHaveTextContent(shown);
    }
  });

  it('GIFT-06 shows what gift cards paid, above what was left to pay', () => {
    const paid = { ...order, giftCard: 1000, total: 1490 };
    const { container } = render(<OrderView order={paid} messages={words} ordersHref="/my-account/orders" />);
    expect(container).toHaveTextContent('Cadeaukaart€ -10,00Totaal€ 14,90');
  });

  it('GIFT-06 says nothing of gift cards where none paid', () => {
    const { container } = render(<OrderView order={order} messages={words} ordersHref="/my-account/orders" />);
    expect(container).not.toHaveTextContent('Cadeaukaart');
  });

  it('two lines of one article are two lines to React as well', () => {
    const complain = vi.spyOn(console, 'error');
    const twice = { ...order, lines: [...order.lines, ...order.lines] };
    render(<OrderView order={twice} messages={words} ordersHref="/my-account/orders" />);
    expect(complain).not.toHaveBeenCalled();
  });
});

it('each address can be changed and removed, by a name that tells which', async () => {
  const asked: string[] = [];
  render(
    <AddressBook
      addresses={[{ id: 7, address, isDefaultShipping: true, isDefaultBilling: false }]}
      messages={words}
      onAdd={() => asked.push('add')}
      onChange={(id) => asked.push(`change ${id}`)}
      onRemove={(id) => asked.push(`remove ${id}`)}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Bezorgadres');
  expect(screen.getByRole('listitem')).not.toHaveTextContent('Factuuradres');
  await userEvent.click(screen.getByRole('button', { name: 'Wijzigen: Damrak 12 A' }));
  await userEvent.click(screen.getByRole('button', { name: 'Verwijderen: Damrak 12 A' }));
  await userEvent.click(screen.getByRole('button', { name: 'Adres toevoegen' }));
  expect(asked).toEqual(['change 7', 'remove 7', 'add']);
});

it('ADDR-12 the form of the profile moves to the first field that is wrong', async () => {
  render(
    <ProfileForm
      profile={{ firstName: 'Jans', lastName: 'd', email: 'jans@voorbeeld.nl' }}
      issues={[{ path: 'lastName', message: 'formNameMin' }]}
      messages={words}
      fieldMessages={nl}
      onChange={() => undefined}
      onSubmit={() => [{ path: 'lastName', message: 'formNameMin' }]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(screen.getByLabelText('Achternaam')).toHaveFocus();
});
