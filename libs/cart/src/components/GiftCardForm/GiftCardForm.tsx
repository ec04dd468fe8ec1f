import { Button, Price } from '@etalage/ui';
import { useEffect, useRef } from 'react';
import type { GiftCard } from '../../giftCardContract.ts';
import type { GiftCardMessages } from '../../messages/giftCard.ts';
import type { CartGiftCard } from '../../model/giftCardAtoms.ts';
import { CodeForm, codeIn } from '../CodeForm/CodeForm.tsx';
import { failure as failureStyle, remove } from '../CouponForm/CouponForm.css.ts';
import { useFocusWithin } from '../useFocusWithin.ts';
import { balanceText } from './balanceText.ts';
import * as css from './GiftCardForm.css.ts';

/** What the form does: its buttons, and for a removal the code of the card. */
export type GiftCardAct = 'apply' | 'check' | { remove: string };

export type GiftCardFormProps = {
  /** The cards that the cart uses. */
  cards: readonly CartGiftCard[];
  /** The card whose balance was last asked for. */
  checked: GiftCard | undefined;
  /** What is being done. */
  busy: GiftCardAct | undefined;
  /** Why the last act failed, a new object each time. */
  failure: { text: string; act: GiftCardAct } | undefined;
  messages: GiftCardMessages;
  onApply: (code: string) => void;
  onCheck: (code: string) => void;
  onRemove: (code: string) => void;
};

const isRemoval = (act: GiftCardAct | undefined): act is { remove: string } => typeof act === 'object';

/** 'ABCD EFGH': as codes are printed on cards. */
const spaced = (code: string): string => code.replace(/(.{4})(?=.)/gu, '$1 ');

/** Lists the gift cards of a cart and takes more of them, or tells what is on one (GIFT-08). */
export function GiftCardForm(props: GiftCardFormProps) {
  const { cards, failure, messages } = props;
  const box = useFocusWithin(codesOf(cards));
  return (
    <div ref={box} className={css.giftCards}>
      {cards.length > 0 && (
        <ul aria-label={messages.applied}>
          {cards.map((card) => (
            <AppliedCard key={card.code} card={card} {...props} />
          ))}
        </ul>
      )}
      {isRemoval(failure?.act) && (
        <p role="alert" className={failureStyle}>
          {failure?.text}
        </p>
      )}
      <GiftCardCode {...props} />
    </div>
  );
}

const codesOf = (cards: readonly CartGiftCard[]): string => cards.map(({ code }) => code).join();

function AppliedCard({ card, busy, messages, onRemove }: GiftCardFormProps & { card: CartGiftCard }) {
  const code = spaced(card.code);
  return (
    <li className={css.card}>
      <span>{messages.card(code)}</span>
      <Price cents={0 - card.amount} size="line" />
      <Button
        look="text"
        className={remove}
        isBusy={isRemoval(busy) && busy.remove === card.code}
        aria-label={messages.removeCard(code)}
        onClick={() => onRemove(card.code)}
      >
        {messages.remove}
      </Button>
    </li>
  );
}

function GiftCardCode({ cards, checked, busy, failure, messages, onApply, onCheck }: GiftCardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const count = useRef(cards.length);
  useEffect(() => {
    if (cards.length > count.current) form.current?.reset();
    count.current = cards.length;
  }, [cards.length]);
  const { question, label } = messages;
  return (
    <CodeForm
      {...{ form, question, label }}
      name="giftCardCode"
      failure={isRemoval(failure?.act) ? undefined : failure}
      onSubmit={() => onApply(codeIn(form))}
    >
      <div className={css.buttons}>
        <Button type="submit" look="quiet" isBusy={busy === 'apply'}>
          {messages.apply}
        </Button>
        <Button look="text" className={remove} isBusy={busy === 'check'} onClick={() => onCheck(codeIn(form))}>
          {messages.check}
        </Button>
      </div>
      <p role="status">{checked && balanceText(checked, messages)}</p>
    </CodeForm>
  );
}
