import { formatPrice, type Cents, type PriceNotation } from '@etalage/core';
import { intoView } from '@etalage/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { OrderAgainMessages } from '../../messages/orderAgain.ts';
import * as css from '../account.css.ts';

type Named = { name: string; options: readonly { label: string; value: string }[] };

/** How an order that is placed again differs from what was ordered (ACC-14). */
export type OrderAgainDifferences = {
  /** How many lines went into the cart. */
  added: number;
  gone: readonly Named[];
  changed: readonly (Named & { was: Cents; now: Cents })[];
  limited: readonly (Named & { ordered: number; quantity: number })[];
};

export type OrderAgainResultProps = {
  result: OrderAgainDifferences;
  messages: OrderAgainMessages;
  notation?: PriceNotation | undefined;
  cartLink?: ReactNode;
};

const nameOf = ({ name, options }: Named): string =>
  options.length === 0 ? name : `${name} (${options.map(({ label, value }) => `${label}: ${value}`).join(', ')})`;

/** Says what went into the cart, and names what is gone, costs something else, or is too few by now (ACC-14). */
export function OrderAgainResult({ result, messages, notation, cartLink }: OrderAgainResultProps) {
  const { added, gone, changed, limited } = result;
  const sheet = useRef<HTMLDivElement>(null);
  // The button may be far below.
  useEffect(() => intoView(sheet.current), [result]);
  return (
    <div role="status" className={css.sheet} ref={sheet}>
      <p>
        <strong>{added > 0 ? messages.added : messages.nothingAdded}</strong>
      </p>
      {gone.length + changed.length + limited.length > 0 && (
        <ul className={css.notes}>
          {gone.map((line, at) => (
            <li key={`gone-${at}`}>{messages.gone(nameOf(line))}</li>
          ))}
          {limited.map((line, at) => (
            <li key={`limited-${at}`}>{messages.limited(nameOf(line), line.quantity, line.ordered)}</li>
          ))}
          {changed.map((line, at) => (
            <li key={`changed-${at}`}>
              {messages.changed(nameOf(line), formatPrice(line.was, notation), formatPrice(line.now, notation))}
            </li>
          ))}
        </ul>
      )}
      {added > 0 && cartLink}
    </div>
  );
}
