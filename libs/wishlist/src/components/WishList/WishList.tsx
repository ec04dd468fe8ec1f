import { useRef } from 'react';
import type { Wish } from '../../model/wish.ts';
import { WishRow, type WishRowProps } from './WishRow.tsx';
import { box, list } from './WishList.css.ts';

export type WishListProps = Omit<WishRowProps, 'wish'> & { wishes: readonly Wish[] };

/** The products of a wishlist, each with what one can do with it (WISH-15). */
export function WishList({ wishes, onRemove, onMove, ...rest }: WishListProps) {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its row.
  const andStay = (act: (wish: Wish) => void) => (wish: Wish) => {
    act(wish);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={box}>
      <ul className={list} aria-label={rest.messages.wishlistTitle}>
        {wishes.map((wish) => (
          <WishRow
            key={wish.item.sku}
            wish={wish}
            {...rest}
            onMove={onMove && andStay(onMove)}
            onRemove={onRemove && andStay(onRemove)}
          />
        ))}
      </ul>
    </div>
  );
}
