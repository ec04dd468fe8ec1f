import { ApiError, UnreachableError } from '@etalage/core';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { GiftCardForm, type GiftCardAct } from '../components/GiftCardForm/GiftCardForm.tsx';
import type { GiftCard } from '../giftCardContract.ts';
import type { GiftCardApi } from '../giftCardApi.ts';
import type { GiftCardMessages } from '../messages/giftCard.ts';
import { applyGiftCardAtom, giftCardsAtom, removeGiftCardAtom } from '../model/giftCardAtoms.ts';
import { useAttempt } from './useAttempt.ts';

/** The gift cards of the cart (GIFT-08). */
export function GiftCards({ api, messages }: { api: GiftCardApi; messages: GiftCardMessages }) {
  const cards = useAtomValue(giftCardsAtom);
  const apply = useSetAtom(applyGiftCardAtom);
  const remove = useSetAtom(removeGiftCardAtom);
  const [act, setAct] = useState<GiftCardAct>('apply');
  const [checked, setChecked] = useState<GiftCard>();
  const codes = cards.map(({ code }) => code).join();
  const { isBusy, failure, attempt, fail } = useAttempt(codes, (error) => failureText(error, messages));
  const shown = useMemo(() => failure && { text: failure.text, act }, [failure, act]);
  const run = (next: GiftCardAct, code: string, work: () => Promise<void>) => {
    if (isBusy) return;
    setAct(next);
    setChecked(undefined);
    if (code === '') fail(messages.missing);
    else attempt(work);
  };
  return (
    <GiftCardForm
      cards={cards}
      checked={checked}
      busy={isBusy ? act : undefined}
      failure={shown}
      messages={messages}
      onApply={(code) => run('apply', code, () => apply(api, code))}
      onCheck={(code) => run('check', code, async () => setChecked(await api.check(code)))}
      onRemove={(code) => run({ remove: code }, code, () => remove(api, code))}
    />
  );
}

/** What the server says of a code that is no card's, or of one that cannot be used (GIFT-05). */
const refusedCard = v.looseObject({ errorMessage: v.string() });

/** Why an act on a gift card failed. A programming error is thrown on. */
function failureText(error: unknown, { giftCardNotValid, offline, failed }: GiftCardMessages): string {
  if (error instanceof ApiError) return v.is(refusedCard, error.result) ? giftCardNotValid : error.message || failed;
  if (!(error instanceof UnreachableError)) throw error;
  return navigator.onLine ? failed : offline;
}
