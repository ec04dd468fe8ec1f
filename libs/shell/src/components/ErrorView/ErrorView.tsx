import type { ReactNode } from 'react';
import { linkTo } from '../../links.ts';
import type { ShellMessages } from '../../messages/nl.ts';
import * as css from './ErrorView.css.ts';

/** What went wrong: no such page, a failure of the server, no answer from it, or anything else. */
export type ErrorKind = 'notFound' | 'server' | 'unreachable' | 'unknown';
type ErrorViewProps = { kind: ErrorKind; messages: ShellMessages; actions?: ReactNode };

/** Says what went wrong, and leads home. */
export function ErrorView({ kind, messages, actions }: ErrorViewProps) {
  const [title, text] = wordsOf(kind, messages);
  return (
    <section className={css.view} aria-labelledby="error-title">
      <h1 id="error-title">{title}</h1>
      <p>{text}</p>
      <p className={css.actions}>
        <a className={css.home} href={linkTo('home')}>
          {messages.backToHome}
        </a>
        {actions}
      </p>
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
    case 'unknown':
      return [messages.somethingWentWrong, messages.somethingWentWrongText];
  }
}
