import { Button } from '@etalage/ui';
import { useId } from 'react';
import type { WithdrawableOrder } from '../../contract.ts';
import type { WithdrawalMessages } from '../../messages/withdrawal.ts';
import { chosenLines, type WithdrawalChoice } from '../../model/withdrawal.ts';
import * as account from '../account.css.ts';
import { StepTitle } from './StepTitle.tsx';
import { WithdrawnLines } from './WithdrawnLines.tsx';

export type ConfirmWithdrawalProps = {
  order: WithdrawableOrder;
  choice: WithdrawalChoice;
  messages: WithdrawalMessages;
  /** What the server said, as plain text. */
  failure?: string | undefined;
  isBusy: boolean;
  onConfirm: () => void;
  onBack: () => void;
};

/** Says what will be withdrawn, and asks once (LEGAL-04). */
export function ConfirmWithdrawal(props: ConfirmWithdrawalProps) {
  const { order, choice, messages, failure, isBusy, onConfirm, onBack } = props;
  const id = useId();
  return (
    <section className={account.sheet} aria-labelledby={id}>
      <StepTitle id={id}>{messages.confirmTitle}</StepTitle>
      <p>{messages.confirmText(order.orderNumber)}</p>
      <WithdrawnLines lines={chosenLines(order, choice)} messages={messages} />
      {failure !== undefined && (
        <p role="alert" className={account.failure}>
          {failure}
        </p>
      )}
      <p className={account.acts}>
        <Button isBusy={isBusy} onClick={onConfirm}>
          {messages.confirmWithdrawal}
        </Button>
        <Button look="text" onClick={onBack}>
          {messages.back}
        </Button>
      </p>
    </section>
  );
}
