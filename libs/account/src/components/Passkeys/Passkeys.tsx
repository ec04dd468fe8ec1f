import { formatDate } from '@etalage/core';
import { Button } from '@etalage/ui';
import { useId, useState } from 'react';
import type { Passkey } from '../../contract.ts';
import type { AccountPageMessages } from '../../messages/accountPages.ts';
import * as css from '../account.css.ts';
import { PasskeyName } from './PasskeyName.tsx';

export type PasskeysProps = {
  passkeys: readonly Passkey[];
  messages: AccountPageMessages;
  isBusy?: boolean | undefined;
  failure?: string | undefined;
  onAdd: (name: string) => void;
  onRename: (id: string, name: string) => void;
  onRemove: (id: string) => void;
};

/** The passkeys of a customer: added, named and removed (SESSION-30). */
export function Passkeys(props: PasskeysProps) {
  const { passkeys, messages, isBusy = false, failure, onAdd, onRename, onRemove } = props;
  const id = useId();
  /** The id of the passkey that is being named; `new` for one that is being added. */
  const [named, setNamed] = useState<string>();
  const stop = () => setNamed(undefined);
  return (
    <section className={css.block} aria-labelledby={id}>
      <h2 id={id}>{messages.passkeys}</h2>
      <p className={css.muted}>{messages.passkeysText}</p>
      {failure !== undefined && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      <ul className={css.cards}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={css.card}>
            {named === passkey.id ? (
              <PasskeyName
                initial={passkey.name}
                submit={messages.save}
                messages={messages}
                onCancel={stop}
                onSave={(name) => {
                  stop();
                  onRename(passkey.id, name);
                }}
              />
            ) : (
              <OnePasskey {...{ passkey, messages, onRemove }} onRename={() => setNamed(passkey.id)} />
            )}
          </li>
        ))}
      </ul>
      {named === 'new' ? (
        <PasskeyName
          initial={messages.passkeyDefaultName}
          submit={messages.addPasskey}
          messages={messages}
          onCancel={stop}
          onSave={(name) => {
            stop();
            onAdd(name);
          }}
        />
      ) : (
        <p>
          <Button look="quiet" isBusy={isBusy} onClick={() => setNamed('new')}>
            {messages.addPasskey}
          </Button>
        </p>
      )}
    </section>
  );
}

type OnePasskeyProps = Pick<PasskeysProps, 'messages' | 'onRemove'> & { passkey: Passkey; onRename: () => void };

function OnePasskey({ passkey, messages, onRename, onRemove }: OnePasskeyProps) {
  const { id, name, created_at: created, last_used_at: used } = passkey;
  const dateOf = (instant: string) => formatDate(Date.parse(instant));
  return (
    <>
      <h3>{name}</h3>
      <p className={css.muted}>
        {messages.passkeyAddedOn(dateOf(created))}
        {used !== null && <>, {messages.passkeyUsedOn(dateOf(used))}</>}
      </p>
      <p className={css.acts}>
        <Button look="quiet" size="s" aria-label={messages.renameOf(name)} onClick={onRename}>
          {messages.rename}
        </Button>
        <Button look="text" size="s" aria-label={messages.removeOf(name)} onClick={() => onRemove(id)}>
          {messages.remove}
        </Button>
      </p>
    </>
  );
}
