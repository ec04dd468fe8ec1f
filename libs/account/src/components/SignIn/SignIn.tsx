import { Button, CheckIcon } from '@etalage/ui';
import type { Credentials, Registration } from '../../model/session/formIssues.ts';
import * as css from '../account.css.ts';
import { AccountForm, type AccountFormState, type AccountFormWords } from '../AccountForm/AccountForm.tsx';

export type LogInProps = AccountFormState<Credentials> &
  AccountFormWords & {
    onForgotten: () => void;
    /** Logs in with a passkey instead (SESSION-30). */
    onPasskey: () => void;
    isPasskeyBusy?: boolean | undefined;
  };

/** The way in for a customer, and the one for who forgot the password (SESSION-29). */
export function LogIn({ onForgotten, onPasskey, isPasskeyBusy = false, ...form }: LogInProps) {
  const { messages, fieldMessages } = form;
  return (
    <AccountForm
      {...form}
      title={messages.login}
      fields={[
        { name: 'email', label: fieldMessages.emailAddress, type: 'email', autoComplete: 'username webauthn' },
        { name: 'password', label: messages.password, type: 'password', autoComplete: 'current-password' },
      ]}
    >
      <Button look="quiet" width="full" isBusy={isPasskeyBusy} onClick={onPasskey}>
        {messages.logInWithPasskey}
      </Button>
      <p>
        <Button look="text" onClick={onForgotten}>
          {messages.forgotPassword}
        </Button>
      </p>
    </AccountForm>
  );
}

export type RegisterProps = AccountFormState<Registration> & AccountFormWords;

/** The way to become a customer (SESSION-10). */
export function Register(form: RegisterProps) {
  const { messages, fieldMessages } = form;
  return (
    <AccountForm
      {...form}
      title={messages.register}
      fields={[
        { name: 'firstName', label: fieldMessages.firstName, type: 'text', autoComplete: 'given-name' },
        { name: 'lastName', label: fieldMessages.lastName, type: 'text', autoComplete: 'family-name' },
        { name: 'email', label: fieldMessages.emailAddress, type: 'email', autoComplete: 'email' },
        { name: 'password', label: messages.password, type: 'password', autoComplete: 'new-password' },
        { name: 'repeated', label: messages.repeatPassword, type: 'password', autoComplete: 'new-password' },
      ]}
    >
      <ul className={css.reasons}>
        {messages.reasons.map((reason) => (
          <li key={reason} className={css.reason}>
            <CheckIcon size="s" /> {reason}
          </li>
        ))}
      </ul>
    </AccountForm>
  );
}
