import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { CartLines, type CartLinesProps } from '../components/CartLines/CartLines.tsx';
import { CartTotals } from '../components/CartTotals/CartTotals.tsx';
import { EmptyCart } from '../components/EmptyCart/EmptyCart.tsx';
import type { CartMessages } from '../messages/nl.ts';
import { linesAtom } from '../model/cartAtoms.ts';
import { shippingSelectionAtom, totalsAtom } from '../model/totalsAtoms.ts';
import { aside, page, panel } from './CartPage.css.ts';
import { useCartActs } from './useCartActs.ts';

export type CartViewProps = Pick<CartLinesProps, 'renderName' | 'onEdit'> & {
  messages: CartMessages;
  /** To /checkout or to the external checkout (CART-11); the shell knows which. */
  checkoutLink: ReactNode;
  shopLink: ReactNode;
  /** Coupon and gift card. */
  extras?: ReactNode;
};

/** The cart page (CART-17): lines on the one side, what they come to and the way on at the other. */
export const CartPage = (props: CartViewProps) => <CartView {...props} className={page} />;

/** What the microcart panel holds (CART-18). */
export const Microcart = (props: CartViewProps) => <CartView {...props} className={panel} />;

function CartView(props: CartViewProps & { className: string }) {
  const { messages, renderName, onEdit, checkoutLink, shopLink, extras, className } = props;
  const lines = useAtomValue(linesAtom);
  const totals = useAtomValue(totalsAtom);
  const isShippingChosen = useAtomValue(shippingSelectionAtom) !== undefined;
  const acts = useCartActs();
  if (lines.length === 0) return <EmptyCart messages={messages} shopLink={shopLink} />;
  return (
    <div className={className}>
      <CartLines lines={lines} messages={messages} renderName={renderName} onEdit={onEdit} {...acts} />
      <div className={aside}>
        {extras}
        {totals !== undefined && (
          <CartTotals totals={totals} messages={messages} shipping={isShippingChosen ? 'chosen' : 'later'} />
        )}
        {checkoutLink}
      </div>
    </div>
  );
}
