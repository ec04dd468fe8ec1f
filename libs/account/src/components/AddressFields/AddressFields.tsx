import { SelectField } from '@etalage/ui';
import type { AccountMessages } from '../../messages/nl.ts';
import { countries, type AddressDetails } from '../../rules/address.ts';
import type { AddressField, Issue } from '../../rules/validateAddress.ts';
import { FormField, type FormFieldProps } from '../FormField/FormField.tsx';
import { fields as fieldsStyle, pair, shared, zipPair } from './AddressFields.css.ts';

export type AddressFieldsProps = {
  /** What the address is for: it fills the browser's autocomplete, and billing asks no phone number. */
  use: 'shipping' | 'billing';
  address: AddressDetails;
  issues: readonly Issue[];
  messages: AccountMessages;
  onChange(field: AddressField, value: string): void;
};

type TextField = Exclude<AddressField, 'country'>;
type Hints = Pick<FormFieldProps, 'type' | 'autoComplete' | 'inputMode'>;

const hints: Record<TextField, Hints> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  zipCode: { autoComplete: 'postal-code' },
  apartmentNumber: { autoComplete: 'address-line2' },
  streetAddress: { autoComplete: 'address-line1' },
  city: { autoComplete: 'address-level2' },
  phoneNumber: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
};

/** Whether zip code or house number is filled in wrongly: then one message says that both must be right (ADDR-09). */
const isPairWrong = (issues: readonly Issue[]): boolean =>
  issues.some(({ message }) => message === 'formHouseNumberZip' || message === 'formZipMin');

/** The fields of an address in the order in which one writes it (ADDR-07..10, ADDR-12). */
export function AddressFields({ use, address, issues, messages, onChange }: AddressFieldsProps) {
  const pairId = `${use}-zip-and-number`;
  const isWrong = isPairWrong(issues);
  const text = (name: TextField, more: Partial<FormFieldProps> = {}) => {
    const issue = issues.find(({ path }) => path === name);
    return (
      <FormField
        id={`${use}-${name}`}
        name={name}
        label={messages[name]}
        value={address[name]}
        onChange={(value) => onChange(name, value)}
        isWrong={issue !== undefined}
        message={issue && issue.message !== 'formHouseNumberZip' ? messages[issue.message] : undefined}
        {...hints[name]}
        autoComplete={`${use} ${hints[name].autoComplete ?? 'on'}`}
        {...more}
      />
    );
  };
  const paired = { sharedMessageId: isWrong ? pairId : undefined };
  return (
    <div className={fieldsStyle}>
      <div className={pair}>
        {text('firstName')}
        {text('lastName')}
      </div>
      <CountryField use={use} country={address.country} messages={messages} onChange={onChange} />
      <div className={zipPair}>
        {text('zipCode', { ...paired, ...(address.country === 'BE' ? { inputMode: 'numeric' } : {}) })}
        {text('apartmentNumber', paired)}
        {isWrong && (
          <p id={pairId} className={shared}>
            {messages.formHouseNumberZip}
          </p>
        )}
      </div>
      {text('streetAddress')}
      {text('city')}
      {use === 'shipping' && text('phoneNumber', { hint: messages.phoneHint })}
    </div>
  );
}

type CountryProps = Pick<AddressFieldsProps, 'use' | 'messages' | 'onChange'> & { country: string };

function CountryField({ use, country, messages, onChange }: CountryProps) {
  return (
    <SelectField
      id={`${use}-country`}
      name="country"
      label={messages.country}
      autoComplete={`${use} country`}
      value={country}
      onChange={(event) => onChange('country', event.target.value)}
    >
      {countries.map((code) => (
        <option key={code} value={code}>
          {messages.countries[code]}
        </option>
      ))}
    </SelectField>
  );
}
