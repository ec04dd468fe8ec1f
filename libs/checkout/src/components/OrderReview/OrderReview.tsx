import type { AddressDetails } from '@etalage/account';
import { CartTotals, lineKey, unitPrice, type CartLine, type CartMessages, type ShownTotals } from '@etalage/cart';
import { Button, Checkbox, link, Price } from '@etalage/ui';
import { useState } from 'react';
import type { CheckoutMessages } from '../../messages/nl.ts';
import {
  alert,
  columns,
  lineNote,
  line as lineStyle,
  lines as linesStyle,
  note,
  review,
  subheading,
  summary,
  terms as termsStyle,
} from '../checkout.css.ts';
import { useHeldSubmit } from '../useHeldSubmit.ts';

export type OrderReviewProps = {
  lines: readonly CartLine[];
  /** Left out when nothing is sent. */
  shippingAddress?: AddressDetails;
  billingAddress: AddressDetails;
  /** As the shopper reads them. */
  methods: { shipping: string; payment: string };
  totals: ShownTotals | undefined;
  messages: CheckoutMessages;
  cartMessages: CartMessages;
  /** `checking`: the stock of the lines is being asked for; `out`: a line cannot be had (CHK-06). */
  stock?: 'known' | 'checking' | 'out';
  state?: 'ready' | 'placing';
  /** Why the last try failed. */
  failure?: string | undefined;
  onOpenTerms(): void;
  onPlace(): void;
};

/** Everything that is ordered, and under it, with nothing in between, the button that orders it (CHK-12, LEGAL-01). */
export function OrderReview(props: OrderReviewProps) {
  const { messages, stock = 'known', state = 'ready', failure, onOpenTerms, onPlace } = props;
  const [agrees, setAgrees] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { form, setWaiting } = useHeldSubmit(stock === 'checking');
  return (
    <form
      ref={form}
      noValidate
      className={review}
      onSubmit={(event) => {
        event.preventDefault();
        const found = agrees ? refusalOf(stock, messages) : undefined;
        setTried(true);
        setRefusal(found);
        if (!agrees) event.currentTarget.querySelector<HTMLElement>('input[name="terms"]')?.focus();
        setWaiting(agrees && stock === 'checking');
        if (agrees && found === undefined) onPlace();
      }}
    >
      <Terms {...{ messages, agrees, onOpenTerms }} isRefused={hasTried && !agrees} onAgree={setAgrees} />
      <div role="alert" className={alert}>
        {refusal ?? failure}
      </div>
      <p className={note}>{messages.guarantee}</p>
      <Summary {...props} />
      <Button type="submit" width="full" isBusy={state === 'placing'}>
        {messages.orderAndPay}
      </Button>
      <p role="status" className={note}>
        {state === 'placing' && messages.processingOrder}
      </p>
    </form>
  );
}

function refusalOf(stock: OrderReviewProps['stock'], messages: CheckoutMessages): string | undefined {
  if (stock === 'checking') return messages.stockCheckInProgress;
  return stock === 'out' ? messages.outOfStock : undefined;
}

type TermsProps = Pick<OrderReviewProps, 'messages' | 'onOpenTerms'> & {
  agrees: boolean;
  /** Whether the order was refused because the terms were not accepted. */
  isRefused: boolean;
  onAgree(agrees: boolean): void;
};

function Terms({ messages, agrees, isRefused, onAgree, onOpenTerms }: TermsProps) {
  return (
    <div className={termsStyle}>
      <Checkbox
        name="terms"
        checked={agrees}
        error={isRefused ? messages.termsRequired : undefined}
        onChange={(event) => onAgree(event.target.checked)}
      >
        {messages.termsBefore}
        {messages.terms}
      </Checkbox>
      <button type="button" className={link} onClick={onOpenTerms}>
        {messages.readTerms}
      </button>
    </div>
  );
}

function Summary({
  lines,
  shippingAddress,
  billingAddress,
  methods,
  totals,
  messages,
  cartMessages,
}: OrderReviewProps) {
  return (
    <div className={summary}>
      <section aria-label={messages.lines}>
        <ul className={linesStyle}>
          {lines.map((line) => (
            <SummaryLine key={lineKey(line)} line={line} messages={messages} />
          ))}
        </ul>
      </section>
      <section aria-label={messages.delivery} className={columns}>
        {shippingAddress && <Address title={messages.shippingAddress} address={shippingAddress} />}
        <Address title={messages.billingAddress} address={billingAddress} />
        {shippingAddress && <Method title={messages.checkoutShipping} method={methods.shipping} />}
        <Method title={messages.checkoutPayment} method={methods.payment} />
      </section>
      {totals !== undefined && <CartTotals totals={totals} messages={cartMessages} />}
    </div>
  );
}

function SummaryLine({ line, messages }: { line: CartLine; messages: CheckoutMessages }) {
  const options = line.options.map(({ value }) => value).join(', ');
  return (
    <li className={lineStyle}>
      <span>
        {line.quantity} × {line.name}
        {options !== '' && ` (${options})`}
        {line.composition && <small className={lineNote}>{line.composition}</small>}
        {line.isSealed && <small className={lineNote}>{messages.sealed}</small>}
      </span>
      <Price cents={unitPrice(line) * line.quantity} size="line" />
    </li>
  );
}

function Address({ title, address }: { title: string; address: AddressDetails }) {
  return (
    <div>
      <h3 className={subheading}>{title}</h3>
      <p>
        {address.firstName} {address.lastName}
        <br />
        {address.streetAddress} {address.apartmentNumber}
        <br />
        {address.zipCode} {address.city}
      </p>
    </div>
  );
}

const Method = ({ title, method }: { title: string; method: string }) => (
  <div>
    <h3 className={subheading}>{title}</h3>
    <p>{method}</p>
  </div>
);
