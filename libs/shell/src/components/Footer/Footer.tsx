import { starsOf, type ReviewSummary } from '@etalage/catalog/headless';
import { linkAttributes } from '@etalage/cms/headless';
import type { StoreView } from '@etalage/core';
import { Rating, ReturnIcon, TruckIcon } from '@etalage/ui';
import type { ReactNode } from 'react';
import type { ShellMessages } from '../../messages/nl.ts';
import type { DeliveryWords } from '../../services/delivery.ts';
import type { LabelledColumn } from '../../model/labelledColumn.ts';
import { linkTo } from '../../links.ts';
import { RatingSnippet } from '../RatingSnippet/RatingSnippet.tsx';
import * as css from './Footer.css.ts';

type FooterReviews = Pick<ReviewSummary, 'last12MonthAverageRating' | 'numberReviews' | 'viewReviewUrl'>;

type FooterProps = {
  view: StoreView;
  messages: ShellMessages;
  /** Links under titles, from the content service. */
  columns?: readonly LabelledColumn[];
  newsletter?: ReactNode;
  themeSwitch?: ReactNode;
  /** When an order of now is delivered; left out where no day is promised. */
  delivery?: DeliveryWords | undefined;
  /** What shoppers say of the store; its own rating stands without. */
  reviews?: FooterReviews;
};

/** The foot of every page: where to go from here, who the store is, when it answers, what others think of it. */
export function Footer({ view, messages, columns = [], newsletter, themeSwitch, delivery, reviews }: FooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        {columns.map((column) => (
          <Column key={column.title} {...column} />
        ))}
        <Contact view={view} messages={messages} />
        <Company view={view} messages={messages} />
        {newsletter}
      </div>
      <div className={css.base}>
        <div className={css.trust}>
          <p className={css.fact}>
            <TruckIcon />{' '}
            <span>
              {delivery && <span data-until={delivery.until}>{delivery.words}. </span>}
              {messages.deliverText}.
            </span>
          </p>
          <p className={css.fact}>
            <ReturnIcon /> {messages.freeReturns}.
          </p>
          <p>{messages.payWith}.</p>
        </div>
        <div className={css.trust}>
          <Ratings view={view} messages={messages} {...(reviews && { reviews })} />
          {themeSwitch}
          <a className={css.link} href={linkTo('withdrawal')}>
            {messages.withdrawHere}
          </a>
          <a className={css.link} href={linkTo('offline-guide')}>
            {messages.offlineGuide}
          </a>
          <button
            type="button"
            className={css.language}
            data-act="overlay"
            data-overlay="language"
            aria-haspopup="dialog"
          >
            {`${messages.languageTitle}: ${messages.languageName}`}
          </button>
        </div>
      </div>
    </footer>
  );
}

function Ratings({ view: { rating }, reviews, messages }: Pick<FooterProps, 'view' | 'reviews' | 'messages'>) {
  const live = reviews && { score: reviews.last12MonthAverageRating, count: reviews.numberReviews };
  const stars = starsOf((live ?? rating).score);
  return (
    <Rating value={stars} label={messages.stars(String(stars).replace('.', ','))}>
      {reviews ? (
        <a className={css.link} href={reviews.viewReviewUrl} data-overlay="review">
          <RatingSnippet rating={rating} live={live} messages={messages} />
        </a>
      ) : (
        <RatingSnippet rating={rating} messages={messages} />
      )}
      <small className={css.below}>{messages.ratingVerified}</small>
    </Rating>
  );
}

/** Below 1024 px behind its title, closed at first; from there on its links always show. */
function Column({ title, links }: LabelledColumn) {
  return (
    <details className={css.column}>
      <summary className={css.opener}>
        <h2 className={css.title}>{title}</h2>
      </summary>
      <ul className={css.list}>
        {links.map(({ text, link }) => (
          <li key={link.href}>
            <a className={css.link} {...linkAttributes(link)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Contact({ view: { contact, openingHours }, messages }: Pick<FooterProps, 'view' | 'messages'>) {
  return (
    <section>
      <h2 className={css.title}>{messages.customerService}</h2>
      <p>
        <a className={css.link} href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
          {contact.phone}
        </a>
      </p>
      <p>
        <a className={css.link} href={`mailto:${contact.email}`}>
          <Email address={contact.email} />
        </a>
      </p>
      <p>{messages.openingHours(openingHours.from, openingHours.to)}</p>
    </section>
  );
}

/** Where it has to break, it breaks after the @. */
function Email({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

function Company({ view: { contact, name }, messages }: Pick<FooterProps, 'view' | 'messages'>) {
  return (
    <section>
      <h2 className={css.title}>{name}</h2>
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
  );
}
