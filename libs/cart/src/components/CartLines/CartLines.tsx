import { lineKey, type CartLine } from '../../model/line.ts';
import { CartLineRow, type CartLineRowProps } from './CartLineRow.tsx';
import { list } from './CartLines.css.ts';

export type CartLinesProps = Omit<CartLineRowProps, 'line'> & { lines: readonly CartLine[] };

/** What is in the cart, line by line (CART-17). */
export const CartLines = ({ lines, ...rest }: CartLinesProps) => (
  <ul className={list} aria-label={rest.messages.cart}>
    {lines.map((line) => (
      <CartLineRow key={lineKey(line)} line={line} {...rest} />
    ))}
  </ul>
);
