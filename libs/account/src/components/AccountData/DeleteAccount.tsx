import { Button, Dialog, PasswordField } from '@etalage/ui';
import { useId, type SubmitEvent } from 'react';
import type { DeletionPassword } from '../../model/session/formIssues.ts';
import * as css from '../account.css.ts';
import type { AccountFormState, AccountFormWords } from '../AccountForm/AccountForm.tsx';
import { FixErrors } from '../FixErrors.tsx';
import { focusFirstIssue } from '../focusFirstIssue.ts';

export type DeleteAccountProps = AccountFormState<DeletionPassword> & AccountFormWords & { onCancel: () => void };

/** Asks for the password before an account is deleted, and says what goes and what stays (ACC-13). */
export function DeleteAccount(props: DeleteAccountProps) {
  const { values, issues, failure, isBusy = false, messages, fieldMessages, onChange, onSubmit, onCancel } = props;
  const id = useId();
  const issue = issues.find(({ path }) => path === 'password')?.message;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) focusFirstIssue(event.currentTarget, onSubmit());
  };
  return (
    <Dialog
      isOpen
      title={messages.deleteAccount}
      closeLabel={messages.cancel}
      onClose={onCancel}
      footer={
        <>
          <Button look="quiet" onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button look="danger" type="submit" form={id} isBusy={isBusy}>
            {messages.deleteForGood}
          </Button>
        </>
      }
    >
      <form id={id} className={css.block} noValidate aria-label={messages.deleteAccount} onSubmit={submit}>
        <p>{messages.deleteAccountText}</p>
        <p>{messages.deleteAccountOrders}</p>
        {failure !== undefined && (
          <p role="alert" className={css.failure}>
            {failure}
          </p>
        )}
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={messages.password}
          autoComplete="current-password"
          required
          value={values.password}
          error={issue === undefined || issue === 'formPasswordsMatch' ? undefined : fieldMessages[issue]}
          labels={{ show: messages.showPassword, hide: messages.hidePassword }}
          onChange={(event) => onChange({ password: event.currentTarget.value })}
        />
        <FixErrors issues={issues} messages={fieldMessages} />
      </form>
    </Dialog>
  );
}
