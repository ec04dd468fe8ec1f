import { Button } from '@etalage/ui';
import { useId, useState, type SubmitEvent } from 'react';
import type { AccountPageMessages } from '../../messages/accountPages.ts';
import * as css from '../account.css.ts';
import { FormField } from '../FormField/FormField.tsx';

/** Maximum characters of a name, as on the server. */
const maxLength = 60;

type PasskeyNameProps = {
  initial: string;
  submit: string;
  messages: AccountPageMessages;
  onSave: (name: string) => void;
  onCancel: () => void;
};

/** Asks what a passkey is called. */
export function PasskeyName({ initial, submit, messages, onSave, onCancel }: PasskeyNameProps) {
  const id = useId();
  const [name, setName] = useState(initial);
  const [hasTried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) onSave(name.trim().slice(0, maxLength));
  };
  return (
    <form className={css.form} noValidate aria-label={messages.passkeyName} onSubmit={send}>
      <FormField
        id={id}
        name="passkey-name"
        label={messages.passkeyName}
        value={name}
        autoComplete="off"
        message={hasTried && isMissing ? messages.passkeyNameMissing : undefined}
        onChange={setName}
      />
      <p className={css.acts}>
        <Button type="submit">{submit}</Button>
        <Button look="text" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </p>
    </form>
  );
}
