import { Button, ChevronDownIcon, Price, TextField } from '@etalage/ui';
import { useEffect, useRef, type SubmitEvent } from 'react';
import type { GiftCard } from '../../giftCardContract.ts';
import type { GiftCardMessages } from '../../messages/giftCard.ts';
import type { CartGiftCard } from '../../model/giftCardAtoms.ts';
import {
  chevron,
  failure as failureStyle,
  field,
  form as formStyle,
  opener,
  remove,
} from '../CouponForm/CouponForm.css.ts';
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

/** The longest code that the server takes. */
const maxLength = 64;

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
      <CodeForm {...props} />
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

function CodeForm({ cards, checked, busy, failure, messages, onApply, onCheck }: GiftCardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const failed = isRemoval(failure?.act) ? undefined : failure;
  const count = useRef(cards.length);
  useEffect(() => {
    if (failed) form.current?.querySelector('input')?.focus();
  }, [failed]);
  useEffect(() => {
    if (cards.length > count.current) form.current?.reset();
    count.current = cards.length;
  }, [cards.length]);
  const code = () => (form.current === null ? '' : String(new FormData(form.current).get('giftCardCode')).trim());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(code());
  };
  return (
    <details>
      <summary className={opener}>
        {messages.question}
        <ChevronDownIcon size="s" className={chevron} />
      </summary>
      <form ref={form} className={formStyle} onSubmit={submit} noValidate>
        <div className={field}>
          <TextField
            label={messages.label}
            name="giftCardCode"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            error={failed?.text}
          />
        </div>
        <div className={css.buttons}>
          <Button type="submit" look="quiet" isBusy={busy === 'apply'}>
            {messages.apply}
          </Button>
          <Button look="text" className={remove} isBusy={busy === 'check'} onClick={() => onCheck(code())}>
            {messages.check}
          </Button>
        </div>
        <p role="status">{checked && balanceText(checked, messages)}</p>
      </form>
    </details>
  );
}
