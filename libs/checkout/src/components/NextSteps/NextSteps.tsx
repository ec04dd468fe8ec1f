import { BoxIcon, MailIcon, ReturnIcon, TruckIcon } from '@etalage/ui';
import { useId } from 'react';
import type { CheckoutMessages } from '../../messages/nl.ts';
import * as css from './NextSteps.css.ts';

const signs = { mail: MailIcon, pack: BoxIcon, deliver: TruckIcon, change: ReturnIcon };

type NextStepsProps = {
  messages: CheckoutMessages;
  sends: 'parcel' | 'mail';
  /** The promised day of delivery as YYYY-MM-DD; left out where none is promised. */
  deliveryDay?: string | undefined;
};

/** What comes after an order, in the order in which it comes. What is not sent comes by mail alone. */
export function NextSteps({ messages, sends, deliveryDay }: NextStepsProps) {
  const id = useId();
  const steps = sends === 'parcel' ? (['mail', 'pack', 'deliver', 'change'] as const) : (['mail'] as const);
  return (
    <>
      <h2 id={id} className={css.title}>
        {messages.nextTitle}
      </h2>
      <ol className={css.steps} aria-labelledby={id}>
        {steps.map((step) => {
          const Sign = signs[step];
          const [what, usual] = messages.next[step];
          const more = step === 'deliver' && deliveryDay ? messages.deliverOn(deliveryDay) : usual;
          return (
            <li key={step} className={css.step}>
              <Sign />
              <p>
                <span className={css.what}>{what}</span>
                <br />
                <span className={css.more}>{more}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
