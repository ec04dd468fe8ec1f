import { nl as accountNl, type AccountMessages } from '@etalage/account';
import { linesAtom, totalsAtom, type CartLine, type CartMessages } from '@etalage/cart';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { stockStatus } from '@etalage/catalog/rules';
import { CheckoutSection } from '../components/CheckoutSection/CheckoutSection.tsx';
import { checkout } from '../components/checkout.css.ts';
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
  detailsAtom,
  enterSectionAtom,
  isAddressSavedAtom,
  loadPaymentsAtom,
  offeredPaymentsAtom,
  offeredShippingAtom,
  saveAddressAtom,
  sectionAtom,
} from '../model/checkoutAtoms.ts';
import { billingAddress, type CheckoutDetails } from '../model/details.ts';
import { isThankYouPageAtom, orderAtom, placeOrderAtom, type OrderOutcome } from '../model/orderAtoms.ts';
import { ThankYou, type Placed } from './ThankYou.tsx';
import { isComplete, mayEnter, sectionAfter, sections, type Section } from '../model/sections.ts';

export type CheckoutProps = {
  messages: CheckoutMessages;
  cartMessages: CartMessages;
  accountMessages?: AccountMessages;
  /** Whether the stock of the lines is being checked (CHK-06). */
  stockCheck?: 'idle' | 'running';
  onOpenTerms(): void;
  /** The order is placed: the shell navigates to the payment or to the return page. */
  onPlaced(outcome: Placed): void;
};

type PartProps = Omit<CheckoutProps, 'onPlaced'> & {
  onOutcome(outcome: OrderOutcome): void;
  words: AccountMessages;
  hold: string | undefined;
  onContinue(): void;
};

const parts: Record<Section, (props: PartProps) => ReactNode> = {
  PersonalDetails: PersonalPart,
  Shipping: ShippingPart,
  Payment: PaymentPart,
  OrderReview: ReviewPart,
};

/** The whole checkout on one page, section by section, and the thanks after it (CHK-01, CHK-02, CHK-13). */
export function Checkout(props: CheckoutProps) {
  const order = useAtomValue(orderAtom);
  const isThanking = useAtomValue(isThankYouPageAtom);
  const [payment, setPayment] = useState<'started' | 'failed'>('started');
  if (isThanking && order !== undefined) return <ThankYou {...props} order={order} payment={payment} />;
  const onOutcome = (outcome: OrderOutcome) => {
    setPayment(outcome.kind === 'payment-not-started' ? 'failed' : 'started');
    if (outcome.kind === 'placed') props.onPlaced(outcome);
  };
  return <CheckoutSections {...props} onOutcome={onOutcome} />;
}

function CheckoutSections(props: CheckoutProps & Pick<PartProps, 'onOutcome'>) {
  const details = useAtomValue(detailsAtom);
  const current = useAtomValue(sectionAtom);
  const enter = useSetAtom(enterSectionAtom);
  const { messages, accountMessages = accountNl, stockCheck = 'idle' } = props;
  const hold = stockCheck === 'running' ? messages.stockCheckInProgress : undefined;
  return (
    <div className={checkout}>
      {sections.map((section) => {
        const Part = parts[section];
        return (
          <CheckoutSection
            key={section}
            title={messages.sections[section]}
            state={stateOf(section, current, details)}
            changeLabel={messages.change}
            onEnter={() => enter(section)}
          >
            <Part {...props} words={accountMessages} hold={hold} onContinue={() => enter(sectionAfter(section))} />
          </CheckoutSection>
        );
      })}
    </div>
  );
}

function stateOf(section: Section, current: Section, details: CheckoutDetails) {
  if (section === current) return 'open';
  if (!mayEnter(section, details)) return 'closed';
  return isComplete(section, details) ? 'done' : 'enterable';
}

function PersonalPart({ messages, words, hold, onContinue }: PartProps) {
  const { personalDetails } = useAtomValue(detailsAtom);
  const change = useSetAtom(changeDetailsAtom);
  return (
    <PersonalDetailsForm
      details={personalDetails}
      messages={messages}
      words={words}
      hold={hold}
      onChange={(next) => change((details) => ({ ...details, personalDetails: next }))}
      onContinue={() => {
        const { firstName, lastName } = personalDetails;
        change((details) => ({ ...details, shippingDetails: named(details.shippingDetails, { firstName, lastName }) }));
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

function ShippingPart({ messages, words, hold, onContinue }: PartProps) {
  const { shippingDetails } = useAtomValue(detailsAtom);
  const isSaved = useAtomValue(isAddressSavedAtom);
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
      <ShippingForm
        details={shippingDetails}
        address={isSaved ? 'saved' : 'changed'}
        methods={methods}
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
      {failure !== undefined && <p role="alert">{failure}</p>}
    </>
  );
}

function PaymentPart({ messages, words, hold, onContinue }: PartProps) {
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
      {failure !== undefined && <p role="alert">{failure}</p>}
    </>
  );
}

const isOut = ({ stock, quantity }: CartLine): boolean => stockStatus(stock, quantity) === 'out_of_stock';

function ReviewPart({ messages, cartMessages, hold, onOpenTerms, onOutcome }: PartProps) {
  const details = useAtomValue(detailsAtom);
  const lines = useAtomValue(linesAtom);
  const totals = useAtomValue(totalsAtom);
  const methods = useMethodNames(details);
  const [state, setState] = useState<'ready' | 'placing'>('ready');
  const [failure, setFailure] = useState<string>();
  const place = useSetAtom(placeOrderAtom);
  const onPlace = async () => {
    setState('placing');
    setFailure(undefined);
    const outcome = await place();
    setState('ready');
    if (outcome.kind === 'refused') return setFailure(outcome.message || messages.orderFailed);
    if (outcome.kind === 'unreachable') return setFailure(messages.unreachable);
    onOutcome(outcome);
  };
  return (
    <OrderReview
      lines={lines}
      shippingAddress={details.shippingDetails}
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

function useMethodNames({ shippingDetails, paymentDetails }: CheckoutDetails) {
  const shipping = useAtomValue(offeredShippingAtom).find(
    ({ carrier_code, method_code }) =>
      method_code === shippingDetails.shippingMethod && carrier_code === shippingDetails.shippingCarrier,
  );
  const payment = useAtomValue(offeredPaymentsAtom).find(({ code }) => code === paymentDetails.paymentMethod);
  return {
    shipping: shipping === undefined ? '' : `${shipping.carrier_title}: ${shipping.method_title}`,
    payment: payment?.title ?? paymentDetails.paymentMethod,
  };
}
