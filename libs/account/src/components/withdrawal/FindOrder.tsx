import { AccountForm, type AccountFormState, type AccountFormWords } from '../AccountForm/AccountForm.tsx';
import type { WithdrawalMessages } from '../../messages/withdrawal.ts';
import type { NamedOrder } from '../../model/withdrawal.ts';

export type FindOrderProps = AccountFormState<NamedOrder> & AccountFormWords & { withdrawal: WithdrawalMessages };

/** Asks which order it is about: its number and the email address that it was placed with (LEGAL-04). */
export const FindOrder = ({ withdrawal, ...form }: FindOrderProps) => (
  <AccountForm
    {...form}
    title={withdrawal.findTitle}
    submit={withdrawal.find}
    fields={[
      { name: 'orderNumber', label: withdrawal.orderNumber, type: 'text', autoComplete: 'off' },
      { name: 'email', label: form.fieldMessages.emailAddress, type: 'email', autoComplete: 'email' },
    ]}
  />
);
