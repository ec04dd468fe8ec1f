import { Button } from '@etalage/ui';
import { OfflineOrders, OrderList } from '../connected/OfflineOrders.tsx';
import * as css from '../pages/pages.css.ts';
import { useLateWords } from '../words/WordsContext.ts';
import type { OverlayProps } from './registry.ts';

/** The orders alone, for the page of what waits. */
export { OrderList };

/**
 * Confirms an order that was paid, with its number (MODAL-08). Without one it lists the orders that were placed offline, for
 * the shopper to confirm (QUEUE-11).
 */
export function OrderConfirmation({ orderNumber, close }: OverlayProps<'order-confirmation'>) {
  if (orderNumber === undefined) return <OfflineOrders onDone={close} />;
  return <PaidOrder orderNumber={orderNumber} close={close} />;
}

function PaidOrder({ orderNumber, close }: { orderNumber: string; close: () => void }) {
  const { ok } = useLateWords('shop');
  const { checkout } = useLateWords('checkout');
  return (
    <div className={css.text}>
      <p>{checkout.orderConfirmed(orderNumber)}</p>
      <p>{checkout.confirmationSent}</p>
      <Button onClick={close}>{ok}</Button>
    </div>
  );
}
