import type { Cancelled } from '@etalage/core';
import { Button } from '@etalage/ui';
import { useState } from 'react';
import type { OfflineGuideMessages } from '../../messages/offlineGuide.ts';
import * as css from './WaitingActs.css.ts';

/** Something that the shopper did and the server does not know yet. */
export type WaitingAct = {
  id: string;
  /** What was done, in the shopper's words. */
  text: string;
  /** Sends it again, with what waits before it. */
  retry(): Promise<unknown>;
  /** Why it still waits after that, where the shop could be reached. */
  whyWaits?(): string | undefined;
  /** Takes it back, where it was not sent meanwhile. */
  cancel(): Promise<Cancelled>;
};

type WaitingActsProps = {
  acts: readonly WaitingAct[];
  messages: OfflineGuideMessages;
  onCancelled?(text: string, cancelled: Cancelled): void;
};

/** What waits for the network, each to try again or to take back (QUEUE-13). */
export const WaitingActs = ({ acts, messages, onCancelled = () => undefined }: WaitingActsProps) => (
  <ul className={css.list} aria-label={messages.waiting}>
    {acts.map((act) => (
      <Row key={act.id} act={act} messages={messages} onCancelled={onCancelled} />
    ))}
  </ul>
);

type RowProps = Required<Pick<WaitingActsProps, 'messages' | 'onCancelled'>> & { act: WaitingAct };

function Row({ act: { text, retry, whyWaits, cancel }, messages, onCancelled }: RowProps) {
  const [state, setState] = useState<'waits' | 'busy' | 'failed'>('waits');
  const send = () => {
    setState('busy');
    // It is still here then, or the row is gone.
    void retry().finally(() => setState('failed'));
  };
  const takeBack = () => {
    setState('busy');
    void cancel().then(
      (cancelled) => onCancelled(text, cancelled),
      () => setState('failed'),
    );
  };
  return (
    <li className={css.row}>
      <span>{text}</span>
      <div role="status">{state === 'failed' && (whyWaits?.() ?? messages.stillWaits)}</div>
      <div className={css.acts}>
        <Button
          look="quiet"
          isBusy={state === 'busy'}
          aria-label={messages.about(messages.tryAgain, text)}
          onClick={send}
        >
          {messages.tryAgain}
        </Button>
        <Button
          look="text"
          disabled={state === 'busy'}
          aria-label={messages.about(messages.cancel, text)}
          onClick={takeBack}
        >
          {messages.cancel}
        </Button>
      </div>
    </li>
  );
}
