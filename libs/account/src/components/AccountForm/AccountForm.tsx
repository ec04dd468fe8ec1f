import { Button, PasswordField } from '@etalage/ui';
import { useId, useLayoutEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import type { AccountPageMessages } from '../../messages/accountPages.ts';
import type { AccountMessages } from '../../messages/nl.ts';
import type { FormIssue, FormMessage } from '../../model/session/formIssues.ts';
import * as css from '../account.css.ts';
import { FixErrors } from '../FixErrors.tsx';
import { focusFirstIssue } from '../focusFirstIssue.ts';
import { FormField } from '../FormField/FormField.tsx';

/** A field of a form: what it is called, and how a browser may fill it. A new password says how strong it is. */
export type AccountField<Values> = {
  name: keyof Values & string;
  label: string;
  type: 'text' | 'email' | 'password';
  autoComplete: string;
};

/** What a form holds, what is wrong with it, and what it asks for. */
export type AccountFormState<Values> = {
  values: Values;
  issues: readonly FormIssue<keyof Values & string>[];
  /** What the server said, as plain text. */
  failure?: string | undefined;
  isBusy?: boolean | undefined;
  onChange: (values: Values) => void;
  /** Answers what is wrong, so that the focus goes there. */
  onSubmit: () => readonly FormIssue[];
};

/** The words of forms about an account. */
export type AccountFormWords = { messages: AccountPageMessages; fieldMessages: AccountMessages };

export type AccountFormProps<Values> = AccountFormState<Values> &
  AccountFormWords & {
    title: string;
    fields: readonly AccountField<Values>[];
    /** The words of its button; its title without. */
    submit?: string;
    /** Above the fields. */
    intro?: ReactNode;
    /** Below the button. */
    children?: ReactNode;
  };

/** A card with a form: its title, its fields, and what the server said to them. */
export function AccountForm<Values extends Record<string, string>>(props: AccountFormProps<Values>) {
  const { values, issues, failure, isBusy = false, onChange, onSubmit, title, fields } = props;
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    focusFirstIssue(event.currentTarget, onSubmit());
  };
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const typed = [...new FormData(form.current ?? undefined)].filter(([name, text]) => name in values && text !== '');
    if (typed.length > 0) onChange({ ...values, ...Object.fromEntries(typed) });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what was typed before hydration.
  }, []);
  const wordsOf = (message: FormMessage | undefined) =>
    message === 'formPasswordsMatch' ? props.messages[message] : message && props.fieldMessages[message];
  return (
    // Submitted before hydration, a form with this method sends nothing, so no password gets into the URL.
    <form ref={form} className={css.sheet} method="dialog" noValidate aria-labelledby={id} onSubmit={submit}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {props.intro}
      {failure !== undefined && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      {fields.map((field) => (
        <OneField
          key={field.name}
          {...field}
          id={`${id}-${field.name}`}
          messages={props.messages}
          value={values[field.name] ?? ''}
          message={wordsOf(issues.find(({ path }) => path === field.name)?.message)}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
        />
      ))}
      <FixErrors issues={issues} messages={props.fieldMessages} />
      <Button type="submit" width="full" isBusy={isBusy}>
        {props.submit ?? title}
      </Button>
      {props.children}
    </form>
  );
}

type OneFieldProps = AccountField<Record<string, string>> & {
  id: string;
  messages: AccountPageMessages;
  value: string;
  message: string | undefined;
  onChange: (value: string) => void;
};

function OneField({ messages, message, onChange, ...field }: OneFieldProps) {
  if (field.type !== 'password') return <FormField {...field} message={message} onChange={onChange} />;
  const { type: _type, ...rest } = field;
  // A repetition is as strong as what it repeats.
  const isNew = field.autoComplete === 'new-password' && field.name !== 'repeated';
  return (
    <PasswordField
      {...rest}
      required
      error={message}
      labels={{ show: messages.showPassword, hide: messages.hidePassword }}
      {...(isNew && { strengths: messages.passwordStrengths })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
