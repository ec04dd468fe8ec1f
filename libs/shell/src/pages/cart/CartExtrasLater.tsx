import { useState } from 'react';
import { useLoaded } from '../../connected/useLoaded.ts';
import { loadOnline } from '../../loading/whenOnline.ts';
import type { CartExtrasProps } from '../../connected/CartExtras.tsx';
import { useLateWords } from '../../words/WordsContext.ts';
import * as css from './CartExtrasLater.css.ts';

/** Coupon and gift cards of the cart (CART-17). Their code and words come after the page, which keeps the place of their questions. */
export function CartExtrasLater(props: Omit<CartExtrasProps, 'messages'>) {
  const { loadExtras } = useLateWords('cart');
  const [load] = useState(
    () => () => loadOnline(() => Promise.all([import('../../connected/CartExtras.tsx'), loadExtras()])),
  );
  const { data } = useLoaded(load);
  if (data === undefined) return <div className={css.place} />;
  const [{ CartExtras }, messages] = data;
  return <CartExtras {...props} messages={messages} />;
}
