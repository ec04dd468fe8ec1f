import type { StoreView } from '@etalage/core';
import { link } from '@etalage/ui';
import type { ShellMessages } from '../../messages/nl.ts';
import * as css from './OrderHelp.css.ts';

type OrderHelpProps = { view: Pick<StoreView, 'contact' | 'openingHours'>; messages: ShellMessages };

/** How to reach the store about an order, and when. */
export function OrderHelp({ view: { contact, openingHours }, messages }: OrderHelpProps) {
  return (
    <section>
      <h2 className={css.title}>{messages.orderHelp}</h2>
      <p className={css.words}>
        {messages.orderHelpCall}
        <a className={link} href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
          {contact.phone}
        </a>{' '}
        ({messages.openingHours(openingHours.from, openingHours.to).toLowerCase()}){messages.orderHelpMail}
        <a className={link} href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
        . {messages.orderHelpNumber}
      </p>
    </section>
  );
}
