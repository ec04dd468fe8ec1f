import { type AccountMessages } from '@etalage/account';
import { linesAtom, displayedTotalsAtom, type CartLine, type CartMessages } from '@etalage/cart';
import type { DeliveryPromise } from '@etalage/cart/rules';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { stockStatus } from '@etalage/catalog/rules';
import { failed } from '../components/checkout.css.ts';
import { OrderReview } from '../components/OrderReview/OrderReview.tsx';
import { PaymentForm } from '../components/Payment/PaymentForm.tsx';
import { PersonalDetailsForm } from '../components/PersonalDetails/PersonalDetailsForm.tsx';
import { ShippingForm } from '../components/Shipping/ShippingForm.tsx';
import type { CheckoutMessages } from '../messages/nl.ts';
import {
  changeAddressAtom,
  changeDetailsAtom,
  choosePaymentAtom,
  chooseShippingAtom,
  deliveryPromiseAtom,
  detailsAtom,
  isAddressSavedAtom,
  loadPaymentsAtom,
  offeredPaymentsAtom,
  offeredShippingAtom,
  saveAddressAtom,
  wantsNewsletterAtom,
} from '../model/checkoutAtoms.ts';
import { billingAddress, type CheckoutDetails } from '../model/details.ts';
import type { OrderOutcome } from '../model/orderOutcome.ts';
import type { Placed } from './ThankYou.tsx';

export type CheckoutProps = {
  messages: CheckoutMessages;
  cartMessages: CartMessages;
  accountMessages: AccountMessages;
  /** A customer's own addresses to choose from, above the fields of one. */
  addressChoice?: (use: 'shipping' | 'billing') => ReactNode;
  /** Coupon and gift cards of the cart, in the summary. */
  coupon?: ReactNode;
  /** Whether the stock of the lines is being checked (CHK-06). */
  stockCheck?: 'idle' | 'running';
  onOpenTerms(): void;
  /** The order is placed: the shell navigates to the payment or to the return page. */
  onPlaced(outcome: Placed): void;
};

/** What a section gets beside what the checkout gets. */
export type PartProps = Omit<CheckoutProps, 'onPlaced'> & {
  onOutcome(outcome: OrderOutcome): void;
  words: AccountMessages;
  hold: string | undefined;
  onContinue(): void;
};

/** Who orders. */
export function PersonalPart({ messages, words, hold, onContinue }: PartProps) {
  const { personalDetails, billing } = useAtomValue(detailsAtom);
  const change = useSetAtom(changeDetailsAtom);
  const [wantsNewsletter, setWantsNewsletter] = useAtom(wantsNewsletterAtom);
  return (
    <PersonalDetailsForm
      details={personalDetails}
      messages={messages}
      words={words}
      hold={hold}
      wantsNewsletter={wantsNewsletter}
      onNewsletterChange={setWantsNewsletter}
      onChange={(next) => change((details) => ({ ...details, personalDetails: next }))}
      onContinue={() => {
        const { firstName, lastName } = personalDetails;
        const names = { firstName, lastName };
        change((details) =>
          billing === 'only'
            ? { ...details, paymentDetails: named(details.paymentDetails, names) }
            : { ...details, shippingDetails: named(details.shippingDetails, names) },
        );
        onContinue();
      }}
    />
  );
}

/** Who orders usually receives it too: an empty name is filled in, a given one stays. */
const named = <Details extends { firstName: string; lastName: string }>(
  details: Details,
  names: { firstName: string; lastName: string },
): Details => (details.firstName === '' && details.lastName === '' ? { ...details, ...names } : details);

/** Where it goes, and how. */
export function ShippingPart({ messages, cartMessages, words, hold, addressChoice, onContinue }: PartProps) {
  const { shippingDetails } = useAtomValue(detailsAtom);
  const isSaved = useAtomValue(isAddressSavedAtom);
  const promiseOf = useAtomValue(deliveryPromiseAtom);
  const methods = useAtomValue(offeredShippingAtom);
  const [failure, setFailure] = useState<string>();
  const change = useSetAtom(changeAddressAtom);
  const save = useSetAtom(saveAddressAtom);
  const choose = useSetAtom(chooseShippingAtom);
  const loadPayments = useSetAtom(loadPaymentsAtom);
  const guarded = (act: Promise<void>) =>
    void act.then(
      () => setFailure(undefined),
      () => setFailure(messages.unreachable),
    );
  return (
    <>
      {addressChoice?.('shipping')}
      <ShippingForm
        details={shippingDetails}
        address={isSaved ? 'saved' : 'changed'}
        methods={methods}
        deliveryOf={(method) => wordsOf(promiseOf(method), cartMessages)}
        messages={messages}
        words={words}
        hold={hold}
        onChange={change}
        onSave={() => guarded(save())}
        onChoose={(method) => guarded(choose(method))}
        onContinue={() => {
          guarded(loadPayments());
          onContinue();
        }}
      />
      {failure !== undefined && (
        <p role="alert" className={failed}>
          {failure}
        </p>
      )}
    </>
  );
}

/** How it is paid. */
export function PaymentPart({ messages, words, hold, addressChoice, onContinue }: PartProps) {
  const details = useAtomValue(detailsAtom);
  const methods = useAtomValue(offeredPaymentsAtom);
  const [failure, setFailure] = useState<string>();
  const change = useSetAtom(changeDetailsAtom);
  const choose = useSetAtom(choosePaymentAtom);
  return (
    <>
      <PaymentForm
        details={details}
        methods={methods}
        messages={messages}
        words={words}
        hold={hold}
        addressChoice={addressChoice?.('billing')}
        onChange={(paymentDetails) => change((all) => ({ ...all, paymentDetails }))}
        onBillingChange={(billing) => change((all) => ({ ...all, billing }))}
        onChoose={(code) =>
          void choose(code).then(
            () => setFailure(undefined),
            () => setFailure(messages.unreachable),
          )
        }
        onContinue={onContinue}
      />
      {failure !== undefined && (
        <p role="alert" className={failed}>
          {failure}
        </p>
      )}
    </>
  );
}

const wordsOf = (promise: DeliveryPromise | undefined, { deliveryPromise }: CartMessages): string | undefined =>
  promise && deliveryPromise(promise);

const isOut = ({ stock, quantity }: CartLine): boolean => stockStatus(stock, quantity) === 'out_of_stock';

/** Loaded late: the page is shown without it. */
const loadPlaceOrder = () => import('../model/placeOrderAtoms.ts');

/** What is ordered, and the button that orders it. */
export function ReviewPart({ messages, cartMessages, hold, onOpenTerms, onOutcome }: PartProps) {
  const details = useAtomValue(detailsAtom);
  const lines = useAtomValue(linesAtom);
  const totals = useAtomValue(displayedTotalsAtom);
  const methods = useMethodNames(details, cartMessages);
  const [state, setState] = useState<'ready' | 'placing'>('ready');
  const [failure, setFailure] = useState<string>();
  const store = useStore();
  const onPlace = async () => {
    setState('placing');
    setFailure(undefined);
    const outcome = await loadPlaceOrder().then(
      ({ placeOrderAtom }) => store.set(placeOrderAtom),
      (): OrderOutcome => ({ kind: 'unreachable' }),
    );
    setState('ready');
    if (outcome.kind === 'refused') return setFailure(outcome.message || messages.orderFailed);
    if (outcome.kind === 'unreachable') return setFailure(messages.unreachable);
    onOutcome(outcome);
  };
  return (
    <OrderReview
      lines={lines}
      {...(details.billing === 'only' ? {} : { shippingAddress: details.shippingDetails })}
      billingAddress={billingAddress(details)}
      methods={methods}
      totals={totals}
      messages={messages}
      cartMessages={cartMessages}
      stock={hold !== undefined ? 'checking' : lines.some(isOut) ? 'out' : 'known'}
      state={state}
      failure={failure}
      onOpenTerms={onOpenTerms}
      onPlace={() => void onPlace()}
    />
  );
}

/** The chosen methods as the shopper reads them; while they are not known yet, nothing. */
function useMethodNames({ shippingDetails, paymentDetails }: CheckoutDetails, cartMessages: CartMessages) {
  const promiseOf = useAtomValue(deliveryPromiseAtom);
  const shipping = useAtomValue(offeredShippingAtom).find(
    ({ carrier_code, method_code }) =>
      method_code === shippingDetails.shippingMethod && carrier_code === shippingDetails.shippingCarrier,
  );
  const payment = useAtomValue(offeredPaymentsAtom).find(({ code }) => code === paymentDetails.paymentMethod);
  return {
    shipping:
      shipping === undefined
        ? ''
        : `${shipping.carrier_title}: ${wordsOf(promiseOf(shipping), cartMessages) ?? shipping.method_title}`,
    payment: payment?.title ?? '',
  };
}
