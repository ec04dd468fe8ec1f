import { Button, CheckIcon, ClockIcon, WarningIcon } from '@etalage/ui';
import type { ReactNode } from 'react';
import type { CheckoutMessages } from '../../messages/nl.ts';
import type { ReturnState } from '../../model/returnState.ts';
import { focusOn } from '../focusOn.ts';
import { actions, alert, checkout, outcome, returned, signs } from '../checkout.css.ts';

export type ReturnProgress = 'paying' | 'restoring' | 'leaving';

export type CheckoutReturnProps = {
  state: ReturnState;
  messages: CheckoutMessages;
  /** What went wrong with the last try to pay again. */
  failure?: string | undefined;
  /** What follows the words, such as a link to the shop or a transfer's bank details. */
  children?: ReactNode;
  /** What was pressed and is under way, or that the shopper is on the way to another page, which no reload may interrupt. */
  progress?: ReturnProgress | undefined;
  onPayAgain(): void;
  /** What was bought, beside the words. */
  receipt?: ReactNode;
  onRestore(): void;
};

/** What a shopper finds after paying, or not: always what the server says (PAY-14). */
export function CheckoutReturn(props: CheckoutReturnProps) {
  const { state, messages, failure, children, receipt, progress, onPayAgain, onRestore } = props;
  const mayPay = state.kind === 'open' || state.kind === 'unpaid';
  return (
    <div className={receipt ? checkout : undefined}>
      <div className={returned} data-leaving={progress === 'leaving' || undefined}>
        <Sign kind={state.kind} />
        <h1 className={outcome} tabIndex={-1} ref={focusOn}>
          {titleOf(state, messages)}
        </h1>
        {noteOf(state, messages) !== undefined && <p>{noteOf(state, messages)}</p>}
        <div role="alert" className={alert}>
          {failure}
        </div>
        {mayPay && (
          <div className={actions}>
            <Button isBusy={progress === 'paying'} onClick={onPayAgain}>
              {failure === undefined ? messages.payAgain : messages.tryAgain}
            </Button>
            <Button look="quiet" isBusy={progress === 'restoring'} onClick={onRestore}>
              {messages.restoreCart}
            </Button>
          </div>
        )}
        {children}
      </div>
      {receipt}
    </div>
  );
}

const good = [signs.good, CheckIcon] as const;
const waiting = [signs.waiting, ClockIcon] as const;
const bad = [signs.bad, WarningIcon] as const;
const signOf = {
  thanks: good,
  pending: waiting,
  open: waiting,
  unpaid: bad,
  canceled: bad,
  closed: bad,
  unknown: bad,
} as const;

function Sign({ kind }: Pick<ReturnState, 'kind'>) {
  const [className, Icon] = signOf[kind];
  return (
    <span className={className}>
      <Icon />
    </span>
  );
}

function titleOf(state: ReturnState, messages: CheckoutMessages): string {
  switch (state.kind) {
    case 'thanks':
    case 'pending':
    case 'open':
      return messages.orderConfirmed(state.orderNumber);
    case 'unpaid':
      return messages.paymentCancelled;
    case 'canceled':
      return messages.orderCanceled;
    case 'closed':
      return messages.orderRefunded;
    case 'unknown':
      return messages.orderNotRetrieved;
  }
}

function noteOf(state: ReturnState, messages: CheckoutMessages): string | undefined {
  switch (state.kind) {
    case 'thanks':
      return messages.confirmationSent;
    case 'pending':
      return messages.paymentPending;
    case 'open':
      return messages.paymentOpen;
    case 'unpaid':
      return messages.orderKept(state.orderNumber);
    case 'canceled':
    case 'closed':
      return undefined;
    case 'unknown':
      return messages.orderInMail;
  }
}
