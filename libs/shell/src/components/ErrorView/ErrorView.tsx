import { button, ClockIcon, InfoIcon, SearchIcon, WarningIcon } from '@etalage/ui';
import type { ReactNode } from 'react';
import { linkTo } from '../../links.ts';
import type { ShellMessages } from '../../messages/nl.ts';
import * as css from './ErrorView.css.ts';

/** What went wrong: no such page, a failure of the server, no answer from it, a checkout or order that did not load, or anything else. */
export type ErrorKind = 'notFound' | 'server' | 'unreachable' | 'checkout' | 'order' | 'unknown';
type ErrorViewProps = {
  kind: ErrorKind;
  messages: ShellMessages;
  /** The error reference (ERR-08). */
  reference?: string;
  /** What may help, before the way home. */
  actions?: ReactNode;
};

const signs = {
  notFound: SearchIcon,
  server: WarningIcon,
  unreachable: ClockIcon,
  checkout: WarningIcon,
  order: WarningIcon,
  unknown: InfoIcon,
};

/** Says what went wrong, and leads home or to who can help. */
export function ErrorView({ kind, messages, reference, actions }: ErrorViewProps) {
  const [title, text] = wordsOf(kind, messages);
  const Sign = signs[kind];
  return (
    <section className={css.view} aria-labelledby="error-title">
      <span className={css.sign}>
        <Sign size="l" />
      </span>
      <h1 id="error-title">{title}</h1>
      <p>{text}</p>
      <p className={css.actions}>
        {actions}
        <a className={button({ look: actions === undefined ? 'action' : 'quiet' })} href={linkTo('home')}>
          {messages.backToHome}
        </a>
        {kind === 'notFound' && (
          <a className={button({ look: 'quiet' })} href={linkTo('cms-page', { slug: 'klantenservice' })}>
            {messages.customerService}
          </a>
        )}
      </p>
      {reference !== undefined && (
        <p className={css.reference}>
          {messages.reference} <span id="region-failure">{reference}</span>
        </p>
      )}
    </section>
  );
}

function wordsOf(kind: ErrorKind, messages: ShellMessages): readonly [title: string, text: string] {
  switch (kind) {
    case 'notFound':
      return [messages.notFoundTitle, messages.notFoundText];
    case 'server':
      return [messages.serverErrorTitle, messages.serverErrorText];
    case 'unreachable':
      return [messages.unreachableTitle, messages.unreachableText];
    case 'checkout':
      return [messages.checkoutFailedTitle, messages.checkoutFailedText];
    case 'order':
      return [messages.orderNotLoadedTitle, messages.orderNotLoadedText];
    case 'unknown':
      return [messages.somethingWentWrong, messages.somethingWentWrongText];
  }
}
