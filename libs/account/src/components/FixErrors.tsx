import type { AccountMessages } from '../messages/nl.ts';
import * as css from './account.css.ts';

type FixErrorsProps = { issues: readonly unknown[]; messages: Pick<AccountMessages, 'formFixErrors'> };

/** What a form says when it is submitted with errors (ADDR-12). */
export function FixErrors({ issues, messages }: FixErrorsProps) {
  if (issues.length === 0) return null;
  return (
    <p role="alert" className={css.failure}>
      {messages.formFixErrors}
    </p>
  );
}
