import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import type { AddressDetails } from '../../rules/address.ts';
import {
  validateAddress,
  validateEmail,
  validatePassword,
  type FieldMessage,
  type Issue,
} from '../../rules/validateAddress.ts';
import { anAddress } from '../../testing.ts';
import { focusFirstIssue } from '../focusFirstIssue.ts';
import { FormField } from '../FormField/FormField.tsx';
import { AddressFields } from './AddressFields.tsx';

function Form({ start = anAddress() }: { start?: AddressDetails }) {
  const [address, setAddress] = useState(start);
  const [issues, setIssues] = useState<Issue[]>([]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = validateAddress(address);
        setIssues(found);
        focusFirstIssue(event.currentTarget, found);
      }}
    >
      {issues.length > 0 && <p role="alert">{nl.formFixErrors}</p>}
      <AddressFields
        use="shipping"
        address={address}
        issues={issues}
        messages={nl}
        onChange={(field, value) => setAddress({ ...address, [field]: value })}
      />
      <button>Verder</button>
    </form>
  );
}

/** Types into a field of a right address and submits. */
async function submitWith(label: string, value: string, start?: AddressDetails) {
  const user = userEvent.setup();
  render(<Form start={start} />);
  await user.clear(screen.getByLabelText(label));
  if (value !== '') await user.type(screen.getByLabelText(label), value);
  await user.click(screen.getByRole('button'));
  return screen.getByLabelText(label);
}

describe('ADDR-07 names', () => {
  it.each([nl.firstName, nl.lastName])('ADDR-07, A11Y-06 say that %s needs two letters', async (label) => {
    const field = await submitWith(label, 'J');
    expect(field).toHaveAccessibleDescription('Je naam moet uit minimaal 2 letters bestaan');
    expect(field).toBeInvalid();
  });
  it('ADDR-07 are right with two', async () => {
    expect(await submitWith(nl.firstName, 'Jo')).toBeValid();
  });
});

describe('ADDR-08 a zip code', () => {
  it.each([
    ['0123AB', 'NL'],
    ['1012', 'NL'],
    ['12', 'BE'],
  ])('ADDR-08 %s in %s shows the zip-code message', async (zip, country) => {
    const field = await submitWith(nl.zipCode, zip, anAddress({ country }));
    expect(field).toBeInvalid();
    expect(screen.getByText('Je postcode moet uit minimaal 2 tekens bestaan')).toBeVisible();
  });
  it.each([
    ['1012ab', 'NL'],
    ['1012 AB', 'NL'],
    ['2000', 'BE'],
  ])('ADDR-08 %s in %s is right', async (zip, country) => {
    expect(await submitWith(nl.zipCode, zip, anAddress({ country }))).toBeValid();
  });
});

describe('ADDR-09 a house number', () => {
  const both = 'Vul een geldige postcode en een geldig huisnummer in';
  it.each(['A', '123456'])('ADDR-09, A11Y-06 %s shows that both must be valid, at both fields', async (number) => {
    const field = await submitWith(nl.apartmentNumber, number);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(both);
    expect(screen.getByLabelText(nl.zipCode)).toHaveAccessibleDescription(both);
  });
  it('ADDR-09 is named too when the zip code is wrong', async () => {
    await submitWith(nl.zipCode, '1');
    expect(screen.getByLabelText(nl.apartmentNumber)).toHaveAccessibleDescription(both);
  });
  it.each(['12', '12345 bis'])('ADDR-09 %s is right', async (number) => {
    expect(await submitWith(nl.apartmentNumber, number)).toBeValid();
  });
});

describe('ADDR-10 a phone number', () => {
  it('ADDR-10 is required', async () => {
    expect(await submitWith(nl.phoneNumber, '')).toHaveAccessibleDescription(/Dit veld is verplicht/);
  });
  it.each(['1234567', '1234567890123456', '06 12 34 5x'])('ADDR-10 %s shows the phone message', async (phone) => {
    expect(await submitWith(nl.phoneNumber, phone)).toHaveAccessibleDescription(/Vul een geldig telefoonnummer in/);
  });
  it('ADDR-10 may have a plus, spaces and dashes', async () => {
    expect(await submitWith(nl.phoneNumber, '+31 6-1234 5678')).toBeValid();
  });
});

describe('ADDR-12 a form with errors', () => {
  it('ADDR-12 names the empty required field, says that errors must be fixed, and moves to the first wrong field', async () => {
    const field = await submitWith(nl.city, '');
    expect(field).toHaveAccessibleDescription('Dit veld is verplicht');
    expect(screen.getByRole('alert')).toHaveTextContent('los eerst de fouten in het formulier op');
    expect(field).toHaveFocus();
  });
});

function Single({ judge, label }: { judge: (value: string) => FieldMessage | undefined; label: string }) {
  const [value, setValue] = useState('');
  const found = value === '' ? undefined : judge(value);
  return <FormField id="x" name="x" label={label} value={value} onChange={setValue} message={found && nl[found]} />;
}

async function typed(judge: (value: string) => FieldMessage | undefined, value: string) {
  render(<Single judge={judge} label="Veld" />);
  await userEvent.type(screen.getByLabelText('Veld'), value);
  return screen.getByLabelText('Veld');
}

describe('ADDR-11 an email address', () => {
  it.each(['a', 'a@b', '@b.nl'])('ADDR-11 %s shows the email message', async (email) => {
    expect(await typed(validateEmail, email)).toHaveAccessibleDescription('Vul een geldig e-mailadres in');
  });
  it('ADDR-11 with local part, @ and a domain with a dot is right', async () => {
    expect(await typed(validateEmail, 'a@b.nl')).toBeValid();
  });
});

describe('CHK-10 a password', () => {
  it.each(['Abcdef1', 'abcdefg1', 'ABCDEFGH'])('CHK-10 %s shows the password message', async (password) => {
    expect(await typed(validatePassword, password)).toHaveAccessibleDescription(nl.formPassword);
  });
  it.each(['Abcdefg1', 'abcdef1!'])('CHK-10 %s is right', async (password) => {
    expect(await typed(validatePassword, password)).toBeValid();
  });
});

it('lets the browser fill the fields in', () => {
  render(<Form />);
  expect(screen.getByLabelText(nl.zipCode)).toHaveAttribute('autocomplete', 'shipping postal-code');
  expect(screen.getByLabelText(nl.phoneNumber)).toHaveAttribute('inputmode', 'tel');
  expect(screen.getByLabelText(nl.country)).toHaveAttribute('autocomplete', 'shipping country');
});
