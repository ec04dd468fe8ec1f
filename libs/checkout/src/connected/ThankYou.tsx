import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { CheckoutReturn } from '../components/CheckoutReturn/CheckoutReturn.tsx';
import type { CheckoutMessages } from '../messages/nl.ts';
import { payAgainAtom, restoreCartAtom } from '../model/orderAtoms.ts';
import type { ConfirmedOrder, OrderOutcome } from '../model/orderOutcome.ts';

export type Placed = Extract<OrderOutcome, { kind: 'placed' }>;
export type ThankYouProps = {
  order: ConfirmedOrder;
  /** Whether its payment could not be started. */
  payment: 'started' | 'failed';
  messages: CheckoutMessages;
  onPlaced(outcome: Placed): void;
};

/** The thank-you state; when the payment could not be started, another try for the same order (CHK-13, PAY-12). */
export function ThankYou({ order, payment, messages, onPlaced }: ThankYouProps) {
  const [failed, setFailed] = useState(0);
  const payAgain = useSetAtom(payAgainAtom);
  const restore = useSetAtom(restoreCartAtom);
  const orderNumber = order.orderNumber ?? order.backendOrderId;
  const onPayAgain = async () => {
    const url = await payAgain(order.backendOrderId);
    if (url === undefined) return setFailed((count) => count + 1);
    onPlaced({ kind: 'placed', order, next: { kind: 'pay', url } });
  };
  return (
    <CheckoutReturn
      key={failed}
      state={{ kind: payment === 'failed' ? 'open' : 'thanks', orderNumber }}
      failure={payment === 'failed' ? messages.paymentUrlFailed : undefined}
      messages={messages}
      onPayAgain={() => void onPayAgain()}
      onRestore={() => void restore(order.backendOrderId).catch(() => setFailed((count) => count + 1))}
    />
  );
}
