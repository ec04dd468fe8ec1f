import { linesAtom, displayedTotalsAtom } from '@etalage/cart';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { CheckoutSection } from '../components/CheckoutSection/CheckoutSection.tsx';
import { checkout, steps } from '../components/checkout.css.ts';
import { OrderSummary } from '../components/OrderSummary/OrderSummary.tsx';
import { sectionTitle } from '../model/sectionTitle.ts';
import { detailsAtom, enterSectionAtom, offeredPaymentsAtom, sectionAtom } from '../model/checkoutAtoms.ts';
import type { CheckoutDetails } from '../model/details.ts';
import { isThankYouPageAtom, orderAtom } from '../model/orderAtoms.ts';
import type { OrderOutcome } from '../model/orderOutcome.ts';
import { askedSections, isComplete, mayEnter, sectionAfter, type Section } from '../model/sections.ts';
import {
  PaymentPart,
  PersonalPart,
  ReviewPart,
  ShippingPart,
  type CheckoutProps,
  type PartProps,
} from './CheckoutParts.tsx';
import { ThankYou } from './ThankYou.tsx';

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
  const [arrival, setArrival] = useState<'loaded' | 'moved'>('loaded');
  const goTo = (section: Section) => {
    setArrival('moved');
    enter(section);
  };
  const answers = useAnswers(details);
  const { messages, accountMessages, stockCheck = 'idle' } = props;
  const hold = stockCheck === 'running' ? messages.stockCheckInProgress : undefined;
  return (
    <div className={checkout}>
      {current !== 'OrderReview' && <Summary messages={messages} coupon={props.coupon} />}
      <div className={steps}>
        {askedSections(details).map((section) => {
          const Part = parts[section];
          return (
            <CheckoutSection
              key={section}
              title={sectionTitle(section, messages)}
              state={stateOf(section, current, details)}
              changeLabel={messages.change}
              answer={answers[section]}
              onEnter={() => goTo(section)}
              arrival={arrival}
            >
              <Part
                {...props}
                words={accountMessages}
                hold={hold}
                onContinue={() => goTo(sectionAfter(section, details))}
              />
            </CheckoutSection>
          );
        })}
      </div>
    </div>
  );
}

/** For every section but the last, which shows the whole order itself. */
function Summary(props: Pick<CheckoutProps, 'messages' | 'coupon'>) {
  return <OrderSummary lines={useAtomValue(linesAtom)} totals={useAtomValue(displayedTotalsAtom)} {...props} />;
}

function stateOf(section: Section, current: Section, details: CheckoutDetails) {
  if (section === current) return 'open';
  if (!mayEnter(section, details)) return 'closed';
  return isComplete(section, details) ? 'done' : 'enterable';
}

/** What the sections were answered with, each in a line. */
function useAnswers(details: CheckoutDetails): Record<Section, string | undefined> {
  const { personalDetails: who, shippingDetails: where, paymentDetails: how } = details;
  const payment = useAtomValue(offeredPaymentsAtom).find(({ code }) => code === how.paymentMethod)?.title ?? '';
  return {
    PersonalDetails: `${who.firstName} ${who.lastName}, ${who.emailAddress}`,
    Shipping: `${where.streetAddress} ${where.apartmentNumber}, ${where.zipCode} ${where.city}`,
    Payment: payment,
    OrderReview: undefined,
  };
}
