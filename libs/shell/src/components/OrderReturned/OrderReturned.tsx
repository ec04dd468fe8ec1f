import {
  BankTransferDetails,
  CheckoutReturn,
  NextSteps,
  OrderReceipt,
  returnState,
  type CheckoutMessages,
  type CheckoutReturnProps,
  type LastOrder,
  type OrderStatus,
  type ReturnState,
} from '@etalage/checkout';
import { fromEuros, type StoreView } from '@etalage/core';
import { link } from '@etalage/ui';
import { linkTo } from '../../links.ts';
import type { ShellMessages } from '../../messages/nl.ts';
import * as css from '../../pages/pages.css.ts';
import { OrderHelp } from '../OrderHelp/OrderHelp.tsx';

type OrderReturnedProps = Pick<CheckoutReturnProps, 'failure' | 'progress' | 'onPayAgain' | 'onRestore'> & {
  view: Pick<StoreView, 'contact' | 'openingHours'>;
  messages: ShellMessages;
  checkoutMessages: CheckoutMessages;
  /** How the server says that the order stands; nothing when it does not say. */
  found: OrderStatus | undefined;
  /** The number of an order that was placed just now, until the server says how it stands. */
  placed?: string | undefined;
  /** What this browser knows of it. */
  bought: LastOrder | undefined;
};

/** How an order ended: what was bought, what comes next, and how to reach the store. */
export function OrderReturned(props: OrderReturnedProps) {
  const { view, messages, checkoutMessages, found, placed, bought, ...acts } = props;
  const state: ReturnState = placed === undefined ? returnState(found) : { kind: 'thanks', orderNumber: placed };
  const receipt = found && bought && !isOver(state) && (
    <OrderReceipt order={bought} total={fromEuros(found.total)} messages={checkoutMessages} onPrint={() => print()} />
  );
  return (
    <div className={css.form}>
      <CheckoutReturn {...acts} state={state} messages={checkoutMessages} receipt={receipt}>
        {found?.bankTransfer && <BankTransferDetails transfer={found.bankTransfer} messages={checkoutMessages} />}
        {found && isOnItsWay(state) && (
          <NextSteps
            messages={checkoutMessages}
            sends={bought?.deliverTo.length ? 'parcel' : 'mail'}
            deliveryDay={found.deliveryDay}
          />
        )}
        <OrderHelp view={view} messages={messages} />
        <a className={link} href={linkTo('home')}>
          {messages.backToHome}
        </a>
      </CheckoutReturn>
    </div>
  );
}

/** Canceled or refunded: nothing to pay and nothing to deliver. */
const isOver = ({ kind }: ReturnState): boolean => kind === 'canceled' || kind === 'closed';

/** Nothing is left to do for the shopper. */
const isOnItsWay = ({ kind }: ReturnState): boolean => kind === 'thanks' || kind === 'pending';
