import { FindOrder, namedOrderIssues, type NamedOrder, type WithdrawableOrder } from '@etalage/account';
import { useEffect, useEffectEvent } from 'react';
import { useLateWords } from '../../../words/WordsContext.ts';
import { useForm } from '../../account/parts/useForm.ts';
import { useFailureWords, useWithdrawalApi } from './useWithdrawals.ts';

/** An order, and what named it. */
export type FoundOrder = { order: WithdrawableOrder; reference: NamedOrder };

type FindStepProps = {
  number: string;
  /** Of the customer; empty for a guest. */
  email: string;
  /** Whether it is known who visits. */
  isKnown: boolean;
  onFound: (found: FoundOrder) => void;
};

/** Asks which order it is about. An order that a customer comes from is looked up at once. */
export function FindStep({ number, email, isKnown, onFound }: FindStepProps) {
  const { pages: messages, fields: fieldMessages, withdrawal } = useLateWords('account');
  const api = useWithdrawalApi();
  const { reset: _reset, ...form } = useForm({
    initial: { orderNumber: number, email },
    issuesOf: namedOrderIssues,
    act: async (reference) => onFound({ order: await api().order(reference), reference }),
    wordFailure: useFailureWords(),
  });
  const lookUp = useEffectEvent(() => {
    if (isKnown && number !== '' && email !== '') form.onSubmit();
  });
  useEffect(() => lookUp(), []);
  return <FindOrder {...form} {...{ messages, fieldMessages, withdrawal }} isBusy={form.isBusy || !isKnown} />;
}
