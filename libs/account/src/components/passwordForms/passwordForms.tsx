import { Button } from '@etalage/ui';
import type { ChangedPassword, ForgottenPassword, RepeatedPassword } from '../../model/session/formIssues.ts';
import type { AccountPageMessages } from '../../messages/accountPages.ts';
import * as css from '../account.css.ts';
import {
  AccountForm,
  type AccountField,
  type AccountFormState,
  type AccountFormWords,
} from '../AccountForm/AccountForm.tsx';

export type ForgotPasswordProps = AccountFormState<ForgottenPassword> &
  AccountFormWords & {
    /** What was said after the mail went out. */
    sent?: string | undefined;
    onBack: () => void;
  };

/** Asks for a mail with a link for a new password (SESSION-12). */
export function ForgotPassword({ sent, onBack, ...form }: ForgotPasswordProps) {
  const { messages, fieldMessages } = form;
  return (
    <AccountForm
      {...form}
      title={messages.forgotPassword}
      submit={messages.sendLink}
      intro={
        <>
          <p className={css.muted}>{messages.forgotPasswordText}</p>
          {sent !== undefined && <p role="status">{sent}</p>}
        </>
      }
      fields={[{ name: 'email', label: fieldMessages.emailAddress, type: 'email', autoComplete: 'username' }]}
    >
      <p>
        <Button look="text" onClick={onBack}>
          {messages.backToLogin}
        </Button>
      </p>
    </AccountForm>
  );
}

const repeatedFields = (messages: AccountPageMessages) =>
  [
    { name: 'password', label: messages.newPassword, type: 'password', autoComplete: 'new-password' },
    { name: 'repeated', label: messages.repeatPassword, type: 'password', autoComplete: 'new-password' },
  ] as const satisfies readonly AccountField<RepeatedPassword>[];

/** Sets a password by the link of a mail (SESSION-14). */
export const NewPassword = (form: AccountFormState<RepeatedPassword> & AccountFormWords) => (
  <AccountForm
    {...form}
    title={form.messages.chooseNewPassword}
    submit={form.messages.save}
    fields={repeatedFields(form.messages)}
  />
);

/** Changes the password of who knows it (ACC-10). */
export const ChangePassword = (form: AccountFormState<ChangedPassword> & AccountFormWords) => (
  <AccountForm
    {...form}
    title={form.messages.chooseNewPassword}
    submit={form.messages.save}
    fields={[
      { name: 'current', label: form.messages.currentPassword, type: 'password', autoComplete: 'current-password' },
      ...repeatedFields(form.messages),
    ]}
  />
);
