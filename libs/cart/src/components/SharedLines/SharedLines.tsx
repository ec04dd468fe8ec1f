import { formatPrice, fromEuros, type PriceNotation } from '@etalage/core';
import type { OptionLabel, OrderAgain } from '../../contract.ts';
import type { CartShareMessages } from '../../messages/share.ts';
import * as css from './SharedLines.css.ts';

export type SharedLinesProps = {
  shared: OrderAgain;
  messages: CartShareMessages;
  notation?: PriceNotation | undefined;
};

const textOf = (options: readonly OptionLabel[]): string =>
  options.map(({ label, value }) => `${label}: ${value}`).join(', ');
const nameOf = ({ name, options }: { name: string; options: readonly OptionLabel[] }): string =>
  options.length === 0 ? name : `${name} (${textOf(options)})`;

/** What a shared cart holds today, and how that differs from what was shared (CART-26). */
export function SharedLines({ shared, messages, notation }: SharedLinesProps) {
  return (
    <>
      {shared.items.length > 0 && (
        <ul className={css.list} aria-label={messages.lines}>
          {shared.items.map(({ name, qty, price, extension_attributes: { options = [] } = {} }, at) => (
            <li key={at} className={css.row}>
              <span>{messages.pieces(qty)}</span>
              <span>
                <span className={css.name}>{name}</span>
                {options.length > 0 && <span className={css.options}>{textOf(options)}</span>}
              </span>
              <span>{formatPrice(qty * fromEuros(price), notation)}</span>
            </li>
          ))}
        </ul>
      )}
      <Differences {...{ shared, messages, notation }} />
    </>
  );
}

function Differences({ shared, messages, notation }: SharedLinesProps) {
  const price = (euros: number) => formatPrice(fromEuros(euros), notation);
  const notes = [
    ...shared.gone.map((line) => messages.gone(nameOf(line))),
    ...shared.limited.map((line) => messages.limited(nameOf(line), line.quantity, line.ordered)),
    ...shared.changed.map((line) => messages.changed(nameOf(line), price(line.was), price(line.now))),
  ];
  if (notes.length === 0) return null;
  return (
    <section className={css.differences} aria-label={messages.differences}>
      <h2 className={css.title}>{messages.differences}</h2>
      <ul className={css.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
