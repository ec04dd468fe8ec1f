import { AddressFields, validateAddress, type AccountMessages, type AddressField } from '@etalage/account';
import type { ShippingMethod } from '@etalage/cart/headless';
import { formatPrice, fromEuros } from '@etalage/core';
import { RadioGroup } from '@etalage/ui';
import type { CheckoutMessages } from '../../messages/nl.ts';
import type { ShippingDetails } from '../../model/details.ts';
import { note } from '../checkout.css.ts';
import { SectionForm } from '../SectionForm/SectionForm.tsx';

export type ShippingFormProps = {
  details: ShippingDetails;
  /** Only a saved address can be delivered to (SHIP-04). */
  address: 'saved' | 'changed';
  methods: readonly ShippingMethod[];
  /** When a method delivers, in words; undefined where no day is promised. */
  deliveryOf?: (method: ShippingMethod) => string | undefined;
  messages: CheckoutMessages;
  words: AccountMessages;
  hold?: string | undefined;
  onChange(field: AddressField, value: string): void;
  onSave(): void;
  onChoose(method: ShippingMethod): void;
  onContinue(): void;
};

/** Where it goes, and then how. */
export function ShippingForm(props: ShippingFormProps) {
  const { details, address, messages, words, hold, onChange, onSave, onContinue } = props;
  const isSaved = address === 'saved';
  const needsChoice = isSaved && details.shippingMethod === '';
  return (
    <SectionForm
      judge={() => [
        ...validateAddress(details),
        ...(needsChoice ? [{ path: 'shippingMethod', message: 'formRequired' } as const] : []),
      ]}
      onContinue={isSaved ? onContinue : onSave}
      hold={isSaved ? hold : undefined}
      messages={messages}
      submitLabel={isSaved ? messages.continue : messages.saveAddress}
    >
      {(issues) => (
        <>
          <AddressFields use="shipping" address={details} issues={issues} messages={words} onChange={onChange} />
          {isSaved ? <ShippingMethods {...props} /> : <p className={note}>{messages.saveAddressFirst}</p>}
        </>
      )}
    </SectionForm>
  );
}

const valueOf = ({ carrier_code, method_code }: ShippingMethod): string => `${carrier_code}/${method_code}`;

/** The ways of delivery to the saved address, each with its price. */
function ShippingMethods({ methods, details, messages, deliveryOf, onChoose }: ShippingFormProps) {
  if (methods.length === 0) return <p role="alert">{messages.noShippingMethods}</p>;
  return (
    <RadioGroup
      legend={messages.shippingMethod}
      name="shippingMethod"
      look="cards"
      value={`${details.shippingCarrier}/${details.shippingMethod}`}
      options={methods.map((method) => ({
        value: valueOf(method),
        label: method.carrier_title,
        hint: deliveryOf?.(method) ?? method.method_title,
        aside: method.price_incl_tax === 0 ? messages.free : formatPrice(fromEuros(method.price_incl_tax)),
      }))}
      onChoose={(value) => {
        const chosen = methods.find((method) => valueOf(method) === value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}
