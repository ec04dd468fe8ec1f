import { useState } from 'react';
import { useLoaded } from '../../connected/useLoaded.ts';
import { loadOnline } from '../../loading/whenOnline.ts';
import type { Visit } from '../../visit/createVisit.ts';
import { useLateWords } from '../../words/WordsContext.ts';
import * as css from './CouponLater.css.ts';

/** The coupon of the cart (CART-17). Its code and words come after the page, which keeps the place of its question. */
export function CouponLater({ visit }: { visit: Visit }) {
  const { loadCoupon } = useLateWords('cart');
  const [load] = useState(
    () => () => loadOnline(() => Promise.all([import('../../connected/CouponPart.tsx'), loadCoupon()])),
  );
  const { data } = useLoaded(load);
  if (data === undefined) return <div className={css.place} />;
  const [{ CouponPart }, messages] = data;
  return <CouponPart visit={visit} messages={messages} />;
}
