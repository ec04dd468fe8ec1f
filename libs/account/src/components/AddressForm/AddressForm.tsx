import { Button, Checkbox } from '@etalage/ui';
import type { SubmitEvent } from 'react';
import type { AddressDetails } from '../../rules/address.ts';
import type { AddressField, Issue } from '../../rules/validateAddress.ts';
import * as css from '../account.css.ts';
import type { AccountFormWords } from '../AccountForm/AccountForm.tsx';
import { AddressFields } from '../AddressFields/AddressFields.tsx';
import { FixErrors } from '../FixErrors.tsx';
import { focusFirstIssue } from '../focusFirstIssue.ts';

export type AddressFormProps = AccountFormWords & {
  address: AddressDetails;
  issues: readonly Issue[];
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
  isBusy: boolean;
  onChange: (field: AddressField, value: string) => void;
  onDefaultShipping: (isDefault: boolean) => void;
  onDefaultBilling: (isDefault: boolean) => void;
  onCancel: () => void;
  /** Answers what is wrong, so that the focus goes there. */
  onSubmit: () => readonly Issue[];
};

/** An address that a customer adds or changes, and what it is used for unless told (ACC-09). */
export function AddressForm(props: AddressFormProps) {
  const { address, issues, messages, fieldMessages, isBusy, onChange, onCancel, onSubmit } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusFirstIssue(event.currentTarget, onSubmit());
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <AddressFields use="shipping" address={address} issues={issues} messages={fieldMessages} onChange={onChange} />
      <Checkbox
        name="isDefaultShipping"
        checked={props.isDefaultShipping}
        onChange={(event) => props.onDefaultShipping(event.target.checked)}
      >
        {messages.useForShipping}
      </Checkbox>
      <Checkbox
        name="isDefaultBilling"
        checked={props.isDefaultBilling}
        onChange={(event) => props.onDefaultBilling(event.target.checked)}
      >
        {messages.useForBilling}
      </Checkbox>
      <FixErrors issues={issues} messages={fieldMessages} />
      <p className={css.acts}>
        <Button type="submit" isBusy={isBusy}>
          {messages.save}
        </Button>
        <Button look="text" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </p>
    </form>
  );
}
