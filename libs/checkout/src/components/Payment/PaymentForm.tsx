import { AddressFields, FormField, type AccountMessages, type Issue } from '@etalage/account';
import type { PaymentMethod } from '@etalage/cart/headless';
import { formatPrice, fromEuros } from '@etalage/core';
import { Checkbox, RadioGroup } from '@etalage/ui';
import type { CheckoutMessages } from '../../messages/nl.ts';
import type { CheckoutDetails, PaymentDetails } from '../../model/details.ts';
import { sectionIssues } from '../../model/sections.ts';
import type { ReactNode } from 'react';
import { SectionForm } from '../SectionForm/SectionForm.tsx';

export type PaymentFormProps = {
  details: CheckoutDetails;
  methods: readonly PaymentMethod[];
  messages: CheckoutMessages;
  words: AccountMessages;
  hold?: string | undefined;
  /** A customer's own addresses to choose from. */
  addressChoice?: ReactNode;
  onChange(payment: PaymentDetails): void;
  onBillingChange(billing: CheckoutDetails['billing']): void;
  onChoose(code: string): void;
  onContinue(): void;
};

/** How it is paid, and who gets the invoice (CHK-09). */
export function PaymentForm(props: PaymentFormProps) {
  const { details, methods, messages, words, hold, onChange, onBillingChange, onChoose, onContinue } = props;
  const { paymentDetails: payment, billing } = details;
  return (
    <SectionForm
      judge={() => sectionIssues('Payment', details)}
      onContinue={onContinue}
      hold={hold}
      messages={messages}
    >
      {(issues) => (
        <>
          <RadioGroup
            legend={messages.paymentMethod}
            name="paymentMethod"
            look="cards"
            value={payment.paymentMethod}
            options={methods.map(optionOf)}
            error={issues.some(({ path }) => path === 'paymentMethod') ? messages.choosePayment : undefined}
            onChoose={onChoose}
          />
          {billing !== 'only' && (
            <Checkbox
              checked={billing === 'shipping'}
              onChange={(event) => onBillingChange(event.target.checked ? 'shipping' : 'other')}
            >
              {messages.billingSame}
            </Checkbox>
          )}
          {billing !== 'shipping' && props.addressChoice}
          {billing !== 'shipping' && (
            <AddressFields
              use="billing"
              address={payment}
              issues={issues}
              messages={words}
              onChange={(field, value) => onChange({ ...payment, [field]: value })}
            />
          )}
          {(['company', 'taxId'] as const).map((name) => (
            <FormField
              key={name}
              id={`payment-${name}`}
              name={name}
              label={words[name]}
              optional={words.optional}
              autoComplete={name === 'company' ? 'billing organization' : 'off'}
              message={messageOf(name, issues, words)}
              value={payment[name]}
              onChange={(value) => onChange({ ...payment, [name]: value })}
            />
          ))}
        </>
      )}
    </SectionForm>
  );
}

function messageOf(name: string, issues: readonly Issue[], words: AccountMessages): string | undefined {
  const issue = issues.find(({ path }) => path === name);
  return issue && words[issue.message];
}

const optionOf = ({ code, title, cost_incl_tax = 0 }: PaymentMethod) => ({
  value: code,
  label: title,
  ...(cost_incl_tax === 0 ? {} : { aside: formatPrice(fromEuros(cost_incl_tax)) }),
});
