import type { Cents } from '@etalage/core';
import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { CartLines, type CartLinesProps } from '../components/CartLines/CartLines.tsx';
import { CartTotals } from '../components/CartTotals/CartTotals.tsx';
import { DeliveryNote } from '../components/DeliveryNote/DeliveryNote.tsx';
import { EmptyCart } from '../components/EmptyCart/EmptyCart.tsx';
import type { CartMessages } from '../messages/nl.ts';
import { linesAtom } from '../model/cartAtoms.ts';
import { lineKey } from '../model/line.ts';
import { cartPortsAtom } from '../model/ports.ts';
import { displayedCartTotalsAtom } from '../model/displayedTotals.ts';
import { shippingSelectionAtom } from '../model/totalsAtoms.ts';
import { deliveryPromise, stockOfDelivery } from '../rules/deliveryPromise.ts';
import { deliveryCost } from '../rules/shippingRates.ts';
import type { ShownTotals } from '../wire.ts';
import { aside, page, panel } from './CartPage.css.ts';
import { useCartActs } from './useCartActs.ts';

export type CartViewProps = Pick<CartLinesProps, 'renderName' | 'renderWish' | 'onEdit' | 'onMove'> & {
  messages: CartMessages;
  /** The country whose delivery costs and day are shown: the store view's default. */
  country: string;
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

/** What is known of delivery before there is an address; nothing for a cart of which nothing is sent. */
function Delivery({ country, messages }: Pick<CartViewProps, 'country' | 'messages'>) {
  const stock = stockOfDelivery(useAtomValue(linesAtom));
  const { now } = useAtomValue(cartPortsAtom);
  const cost = deliveryCost(country, subtotalOf(useAtomValue(displayedCartTotalsAtom)));
  if (stock === undefined || cost === undefined) return null;
  const promise = deliveryPromise({ now: now(), country, stock });
  return <DeliveryNote country={country} cost={cost} promise={promise} messages={messages} />;
}

/** The subtotal after the coupon, which free delivery is judged by. */
const subtotalOf = ({ subtotal, segments }: ShownTotals): Cents =>
  Math.max(0, subtotal + (segments.find(({ code }) => code === 'discount')?.value ?? 0));

function CartView({ className, ...props }: CartViewProps & { className: string }) {
  const shown = useAtomValue(linesAtom).map(lineKey).join();
  const place = useKeptFocus(shown);
  const isEmpty = shown === '';
  return (
    <div ref={place} tabIndex={-1} className={isEmpty ? undefined : className}>
      {isEmpty ? <EmptyCart {...props} /> : <FilledCart {...props} />}
    </div>
  );
}

/** Takes the focus that went with a line: the button that was pressed goes with its row, and the list with its last row. */
function useKeptFocus(shown: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // A dialog closes with the same update, maybe after this.
    setTimeout(() => document.activeElement === document.body && place.current?.focus({ preventScroll: true }));
  }, [shown]);
  return place;
}

function FilledCart(props: CartViewProps) {
  const { messages, country, renderName, renderWish, onEdit, onMove, checkoutLink, extras } = props;
  const lines = useAtomValue(linesAtom);
  const isShippingChosen = useAtomValue(shippingSelectionAtom) !== undefined;
  const acts = useCartActs();
  return (
    <>
      <CartLines lines={lines} {...{ messages, renderName, renderWish, onEdit, onMove }} {...acts} />
      <div className={aside}>
        {extras}
        <CartTotals
          totals={useAtomValue(displayedCartTotalsAtom)}
          messages={messages}
          shipping={isShippingChosen ? 'chosen' : 'later'}
        />
        <Delivery country={country} messages={messages} />
        {checkoutLink}
      </div>
    </>
  );
}
