import { useRef } from 'react';
import { lineKey, type CartLine } from '../../model/line.ts';
import { CartLineRow, type CartLineRowProps } from './CartLineRow.tsx';
import { list } from './CartLines.css.ts';

export type CartLinesProps = Omit<CartLineRowProps, 'line'> & { lines: readonly CartLine[] };

/** What is in the cart, line by line (CART-17). */
export function CartLines({ lines, onMove, ...rest }: CartLinesProps) {
  const place = useRef<HTMLUListElement>(null);
  // The button that was pressed goes with its row.
  const moveAndStay = (line: CartLine) => {
    onMove?.(line);
    place.current?.focus();
  };
  return (
    <ul ref={place} tabIndex={-1} className={list} aria-label={rest.messages.cart}>
      {lines.map((line) => (
        <CartLineRow key={lineKey(line)} line={line} {...rest} onMove={onMove && moveAndStay} />
      ))}
    </ul>
  );
}
