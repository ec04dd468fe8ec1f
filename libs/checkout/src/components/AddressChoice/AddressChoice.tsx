import type { AddressDetails } from '@etalage/account';
import { Field, Select } from '@etalage/ui';
import type { CheckoutMessages } from '../../messages/nl.ts';

export type AddressChoiceProps = {
  addresses: readonly AddressDetails[];
  /** The address as it is filled in. */
  current: AddressDetails;
  messages: CheckoutMessages;
  /** With the place of the chosen one. */
  onChoose: (at: number) => void;
};

const placeOf = ({ streetAddress, apartmentNumber, zipCode, city }: AddressDetails): string =>
  `${streetAddress} ${apartmentNumber}, ${zipCode} ${city}`;

/** The addresses that a customer keeps: one of them, or another that is typed. */
export function AddressChoice({ addresses, current, messages, onChoose }: AddressChoiceProps) {
  const chosen = addresses.findIndex((address) => placeOf(address) === placeOf(current));
  return (
    <Field label={messages.ownAddresses}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={(event) => {
            const at = Number(event.target.value);
            if (at >= 0) onChoose(at);
          }}
        >
          <option value={-1}>{messages.otherAddress}</option>
          {addresses.map((address, at) => (
            <option key={at} value={at}>
              {placeOf(address)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
