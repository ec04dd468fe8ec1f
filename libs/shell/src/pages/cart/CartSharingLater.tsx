import { useState } from 'react';
import type { CartSharingProps } from '../../connected/CartSharing.tsx';
import { useLoaded } from '../../connected/useLoaded.ts';
import { loadOnline } from '../../loading/whenOnline.ts';
import { useLateWords } from '../../words/WordsContext.ts';

/** The button that shares the cart (CART-26). Its code and words come after the page. */
export function CartSharingLater(props: Omit<CartSharingProps, 'messages'>) {
  const { loadShare } = useLateWords('cart');
  const [load] = useState(
    () => () => loadOnline(() => Promise.all([import('../../connected/CartSharing.tsx'), loadShare()])),
  );
  const { data } = useLoaded(load);
  if (data === undefined) return null;
  const [{ CartSharing }, messages] = data;
  return <CartSharing {...props} messages={messages} />;
}
