import { Button, CheckIcon, link } from '@etalage/ui';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import type { AccountPageMessages } from '../../messages/accountPages.ts';
import type { AccountMessages } from '../../messages/nl.ts';
import type { FieldMessage } from '../../rules/validateAddress.ts';
import * as css from '../account.css.ts';
import { FormField } from '../FormField/FormField.tsx';

/** What is typed to come in. */
export type Credentials = { email: string; password: string };
/** What is typed to become a customer. */
export type Registration = Credentials & { firstName: string; lastName: string; repeated: string };
/** What is wrong with a field; a repeated password that differs has a message of its own. */
export type SignInIssues<Values> = Partial<Record<keyof Values, FieldMessage | 'formPasswordsMatch'>>;

type FormOf<Values> = {
  values: Values;
  issues: SignInIssues<Values>;
  /** What the server said, as plain text. */
  failure?: string | undefined;
  isBusy?: boolean;
  onChange: (values: Values) => void;
  onSubmit: () => void;
};
export type SignInProps = {
  login: FormOf<Credentials>;
  registration: FormOf<Registration>;
  forgotHref: string;
  messages: AccountPageMessages;
  fieldMessages: AccountMessages;
};

/** The two ways into an account, and the one for who forgot the password (SESSION-10, SESSION-29). */
export function SignIn({ login, registration, forgotHref, messages, fieldMessages }: SignInProps) {
  const words = { messages, fieldMessages };
  return (
    <div className={css.doors}>
      <Door {...login} {...words} title={messages.login} fields={loginFields(words)}>
        <p>
          <a className={link} href={forgotHref}>
            {messages.forgotPassword}
          </a>
        </p>
      </Door>
      <Door {...registration} {...words} title={messages.register} fields={registrationFields(words)}>
        <ul className={css.reasons}>
          {messages.reasons.map((reason) => (
            <li key={reason} className={css.reason}>
              <CheckIcon size="s" /> {reason}
            </li>
          ))}
        </ul>
      </Door>
    </div>
  );
}

type Words = Pick<SignInProps, 'messages' | 'fieldMessages'>;
type FieldOf<Values> = { name: keyof Values & string; label: string; type: string; autoComplete: string };

const loginFields = ({ messages, fieldMessages }: Words): FieldOf<Credentials>[] => [
  { name: 'email', label: fieldMessages.emailAddress, type: 'email', autoComplete: 'username' },
  { name: 'password', label: messages.password, type: 'password', autoComplete: 'current-password' },
];
const registrationFields = ({ messages, fieldMessages }: Words): FieldOf<Registration>[] => [
  { name: 'firstName', label: fieldMessages.firstName, type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: fieldMessages.lastName, type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: fieldMessages.emailAddress, type: 'email', autoComplete: 'email' },
  { name: 'password', label: messages.password, type: 'password', autoComplete: 'new-password' },
  { name: 'repeated', label: messages.repeatPassword, type: 'password', autoComplete: 'new-password' },
];

type DoorProps<Values> = FormOf<Values> & Words & { title: string; fields: FieldOf<Values>[]; children: ReactNode };

function Door<Values extends Record<string, string>>(props: DoorProps<Values>) {
  const { values, issues, failure, isBusy = false, onChange, onSubmit, title, fields, children } = props;
  const { messages, fieldMessages } = props;
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const wordsOf = (issue: FieldMessage | 'formPasswordsMatch' | undefined) =>
    issue === 'formPasswordsMatch' ? messages[issue] : issue && fieldMessages[issue];
  return (
    <form className={css.sheet} noValidate aria-labelledby={id} onSubmit={submit}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {failure !== undefined && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      {fields.map(({ name, ...field }) => (
        <FormField
          key={name}
          {...field}
          id={`${id}-${name}`}
          name={name}
          value={values[name] ?? ''}
          message={wordsOf(issues[name])}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
      <Button type="submit" width="full" isBusy={isBusy}>
        {title}
      </Button>
      {children}
    </form>
  );
}
