import { Button } from '@etalage/ui';
import type { SubmitEvent } from 'react';
import type { AccountPageMessages } from '../../messages/accountPages.ts';
import type { AccountMessages } from '../../messages/nl.ts';
import type { Issue } from '../../rules/validateAddress.ts';
import * as css from '../account.css.ts';
import { FixErrors } from '../FixErrors.tsx';
import { focusFirstIssue } from '../focusFirstIssue.ts';
import { FormField } from '../FormField/FormField.tsx';

/** Who a customer is. */
export type ProfileDetails = { firstName: string; lastName: string; email: string };
type TextField = keyof ProfileDetails;

export type ProfileFormProps = {
  profile: ProfileDetails;
  issues: readonly Issue<TextField>[];
  messages: AccountPageMessages;
  fieldMessages: AccountMessages;
  isBusy?: boolean;
  /** What was typed, field by field. */
  onChange: (typed: Partial<ProfileDetails>) => void;
  /** Answers what is wrong, so that the focus goes there. */
  onSubmit: () => readonly Issue[];
};

/** Name and email address of a customer (ACC-09). */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, issues, messages, fieldMessages, isBusy = false, onChange, onSubmit } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusFirstIssue(event.currentTarget, onSubmit());
  };
  const text = (name: TextField, label: string, autoComplete: string) => {
    const issue = issues.find(({ path }) => path === name);
    return (
      <FormField
        id={`profile-${name}`}
        name={name}
        label={label}
        autoComplete={autoComplete}
        type={name === 'email' ? 'email' : 'text'}
        value={profile[name]}
        message={issue && fieldMessages[issue.message]}
        onChange={(value) => onChange({ [name]: value })}
      />
    );
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <div className={css.pair}>
        {text('firstName', fieldMessages.firstName, 'given-name')}
        {text('lastName', fieldMessages.lastName, 'family-name')}
      </div>
      {text('email', fieldMessages.emailAddress, 'email')}
      <FixErrors issues={issues} messages={fieldMessages} />
      <p>
        <Button type="submit" isBusy={isBusy}>
          {messages.save}
        </Button>
      </p>
    </form>
  );
}
