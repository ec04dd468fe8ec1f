import type { StoreView } from '@etalage/core';
import type { ReactNode } from 'react';
import type { ShellMessages } from '../../messages/nl.ts';
import { RatingSnippet } from '../RatingSnippet/RatingSnippet.tsx';
import * as css from './Footer.css.ts';

type FooterProps = { view: StoreView; messages: ShellMessages; themeSwitch?: ReactNode };

/** The foot of every page: who the store is, when it answers, what others think of it. */
export function Footer({ view, messages, themeSwitch }: FooterProps) {
  const { contact, openingHours, name } = view;
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={css.title}>
            {messages.customerService}
          </h2>
          <p>
            <a className={css.link} href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
              {contact.phone}
            </a>
          </p>
          <p>
            <a className={css.link} href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          </p>
          <p>{messages.openingHours(openingHours.from, openingHours.to)}</p>
        </section>
        <section aria-labelledby="footer-store">
          <h2 id="footer-store" className={css.title}>
            {name}
          </h2>
          <address className={css.address}>
            {contact.company}
            <br />
            {contact.street}
            <br />
            {contact.postcode} {contact.city}
          </address>
          <p>
            {messages.kvk} {contact.kvk}
          </p>
          <p>
            {messages.vat} {contact.vat}
          </p>
        </section>
        <div className={css.trust}>
          <RatingSnippet rating={view.rating} messages={messages} />
          <p>{messages.freeReturns}</p>
          {themeSwitch}
        </div>
      </div>
    </footer>
  );
}
