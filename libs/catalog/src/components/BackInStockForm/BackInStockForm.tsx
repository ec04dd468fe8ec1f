import { isEmailAddress } from '@etalage/core';
import { Button, TextField } from '@etalage/ui';
import { useState } from 'react';
import type { BackInStockMessages } from '../../messages/backInStockNl.ts';
import { focusWrong } from '../focusWrong.ts';
import { failure, form } from './BackInStockForm.css.ts';

export type BackInStockFormProps = {
  messages: BackInStockMessages;
  /** What was chosen, as 'Blauw, M'; empty where there is nothing to choose. */
  choice: string;
  /** Resolves to why it could not be kept, in the shopper's words; to undefined when it was. */
  onSend: (email: string) => Promise<string | undefined>;
};

type State = { kind: 'writing' | 'wrong' | 'sending' | 'sent' } | { kind: 'failed'; why: string };

/** What was pressed is gone: who listens or uses the keyboard goes on from here. */
const focus = (place: HTMLElement | null) => place?.focus();

/** Asks for one mail when what is sold out is back (PROD-23). */
export function BackInStockForm({ messages, choice, onSend }: BackInStockFormProps) {
  const [state, setState] = useState<State>({ kind: 'writing' });
  const send = async (sent: HTMLFormElement) => {
    const email = String(new FormData(sent).get('email') ?? '').trim();
    if (!isEmailAddress(email)) {
      setState({ kind: 'wrong' });
      return focusWrong(sent);
    }
    setState({ kind: 'sending' });
    const why = await onSend(email);
    setState(why === undefined ? { kind: 'sent' } : { kind: 'failed', why });
  };
  if (state.kind === 'sent') {
    return (
      <p role="status" tabIndex={-1} ref={focus}>
        {messages.sent(choice)}
      </p>
    );
  }
  return (
    <form
      // Sent before the shop runs it goes nowhere: else the address would stand in the address bar.
      method="dialog"
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (state.kind !== 'sending') void send(event.currentTarget);
      }}
    >
      <TextField
        label={messages.email}
        hint={messages.promise(choice)}
        error={state.kind === 'wrong' ? messages.wrong : undefined}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      {state.kind === 'failed' && (
        <p role="alert" className={failure}>
          {state.why}
        </p>
      )}
      <Button type="submit" data-act="mail-me" width="full" isBusy={state.kind === 'sending'}>
        {messages.send}
      </Button>
    </form>
  );
}
