import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { aBankTransfer } from '../../testing.ts';
import { BankTransferDetails } from './BankTransferDetails.tsx';

it.each([
  ['amount', 'Bedrag', '€\u00A024,90'],
  ['IBAN, in groups of four', 'IBAN', 'NL08 TEST 0300 0652 64'],
  ['account holder', 'Op naam van', 'Weefhuis Textiel B.V.'],
  ['reference', 'Onder vermelding van', '900000102'],
  ['last day to pay', 'Betaal uiterlijk', 'vrijdag 4 december'],
])('PAY-21 the bank transfer names the %s', (_what, label, value) => {
  render(<BankTransferDetails transfer={aBankTransfer()} messages={nl} />);
  expect(screen.getByText(label).nextElementSibling?.textContent).toBe(value);
});
