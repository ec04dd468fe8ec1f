import { Button } from '@etalage/ui';
import * as css from '../pages/pages.css.ts';
import { useLateWords } from '../words/WordsContext.ts';
import type { OverlayProps } from './registry.ts';

/** Confirms an order that was paid, with its number (MODAL-08). */
export function OrderConfirmation({ orderNumber, close }: OverlayProps<'order-confirmation'>) {
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
