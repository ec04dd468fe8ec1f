import { ChooseLines, ConfirmWithdrawal, wholeOrder, type Withdrawal, type WithdrawalChoice } from '@etalage/account';
import { useState } from 'react';
import { useLateWords } from '../../../words/WordsContext.ts';
import type { FoundOrder } from './FindStep.tsx';
import { useFailureWords, useWithdrawalApi } from './useWithdrawals.ts';

type WithdrawStepProps = {
  found: FoundOrder;
  /** The order as it is by now. */
  onFound: (found: FoundOrder) => void;
  onDone: (receipt: Withdrawal) => void;
  onOtherOrder: () => void;
};

/** What is chosen, under the id with which it is sent: the same choice is never withdrawn twice. */
type Chosen = { choice: WithdrawalChoice; requestId: string };
const chosen = (choice: WithdrawalChoice): Chosen => ({ choice, requestId: crypto.randomUUID() });

/** Chooses what is withdrawn, and asks once before it is sent. */
export function WithdrawStep({ found, onFound, onDone, onOtherOrder }: WithdrawStepProps) {
  const { withdrawal: messages } = useLateWords('account');
  const { order } = found;
  const [{ choice, requestId }, setChosen] = useState(() => chosen(wholeOrder(order)));
  const [isAsked, setAsked] = useState(false);
  const api = useWithdrawalApi();
  const sending = useSending();
  const confirm = () =>
    sending.run(async () => {
      const lines = [...choice].map(([itemId, quantity]) => ({ itemId, quantity }));
      onDone(await api().withdraw({ ...found.reference, requestId, lines }));
    });
  // Nobody knows what became of a request without an answer: another choice begins with what is left by now.
  const readAgain = () =>
    sending.run(async () => {
      const now = await api().order(found.reference);
      onFound({ ...found, order: now });
      setChosen(chosen(wholeOrder(now)));
      setAsked(false);
    });
  if (isAsked) {
    const back = () => (sending.failure === undefined ? setAsked(false) : void readAgain());
    return (
      <ConfirmWithdrawal
        {...{ order, choice, messages }}
        failure={sending.failure}
        isBusy={sending.isBusy}
        onConfirm={() => void confirm()}
        onBack={back}
      />
    );
  }
  return (
    <ChooseLines
      {...{ order, choice, messages, onOtherOrder }}
      onChange={(next) => setChosen(chosen(next))}
      onNext={() => setAsked(true)}
    />
  );
}

/** Runs one call at a time, and words its failure. */
function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const wordFailure = useFailureWords();
  const run = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(wordFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
}
