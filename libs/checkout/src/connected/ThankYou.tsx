import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { CheckoutReturn, type ReturnProgress } from '../components/CheckoutReturn/CheckoutReturn.tsx';
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
  const [pressed, setPressed] = useState<ReturnProgress>();
  const payAgain = useSetAtom(payAgainAtom);
  const restore = useSetAtom(restoreCartAtom);
  const orderNumber = order.orderNumber ?? order.backendOrderId;
  const fail = () => {
    setPressed(undefined);
    setFailed((count) => count + 1);
  };
  const onPayAgain = async () => {
    setPressed('paying');
    const url = await payAgain(order.backendOrderId);
    if (url === undefined) return fail();
    setPressed('leaving');
    onPlaced({ kind: 'placed', order, next: { kind: 'pay', url } });
  };
  return (
    <CheckoutReturn
      key={failed}
      state={{ kind: payment === 'failed' ? 'open' : 'thanks', orderNumber }}
      failure={payment === 'failed' ? messages.paymentUrlFailed : undefined}
      messages={messages}
      progress={payment === 'failed' ? pressed : 'leaving'}
      onPayAgain={() => void onPayAgain()}
      onRestore={() => {
        setPressed('restoring');
        void restore(order.backendOrderId).catch(fail);
      }}
    />
  );
}
