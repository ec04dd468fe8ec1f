import type { UpdateOutcome } from '@etalage/account';
import { useSetAtom } from 'jotai';
import { accountFailure } from './accountFailure.ts';
import { notifyAtom } from '../../../model/visitAtoms.ts';
import { useLateWords } from '../../../words/WordsContext.ts';

/** Tells the customer what became of a change (ACC-07). */
export function useUpdateNotice(): (outcome: UpdateOutcome) => void {
  const { pages: words } = useLateWords('account');
  const notify = useSetAtom(notifyAtom);
  return (outcome) => {
    const action1 = { label: words.ok };
    if (outcome.kind === 'updated') notify({ type: 'success', message: words.accountUpdated, action1 });
    if (outcome.kind === 'waiting') notify({ type: 'warning', message: words.updateWaits, action1 });
    if (outcome.kind === 'refused') {
      notify({ type: 'danger', message: accountFailure(outcome.error, words, words), action1 });
    }
  };
}
