import { focusFirstIssue, type Issue } from '@etalage/account';
import { Button } from '@etalage/ui';
import { useState, type ReactNode } from 'react';
import type { CheckoutMessages } from '../../messages/nl.ts';
import { alert, form } from '../checkout.css.ts';

export type SectionFormProps = {
  /** What is wrong with it as it stands. */
  judge(): readonly Issue[];
  onContinue(): void;
  /** Said instead of continuing, such as a stock check that runs. */
  hold?: string | undefined;
  messages: CheckoutMessages;
  submitLabel?: string;
  children(issues: readonly Issue[]): ReactNode;
};

/** One section's form: continuing with errors says so and moves to the first wrong field (CHK-11, ADDR-12). */
export function SectionForm({ judge, onContinue, hold, messages, submitLabel, children }: SectionFormProps) {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [held, setHeld] = useState(false);
  return (
    <form
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        const found = judge();
        setIssues(found);
        setHeld(hold !== undefined);
        if (found.length > 0) return focusFirstIssue(event.currentTarget, found);
        if (hold === undefined) onContinue();
      }}
    >
      {children(issues)}
      <div role="alert" className={alert}>
        {summary(issues, messages)}
        {held && issues.length === 0 && hold}
      </div>
      <Button type="submit">{submitLabel ?? messages.continue}</Button>
    </form>
  );
}

function summary(issues: readonly Issue[], messages: CheckoutMessages): string | undefined {
  if (issues.length === 0) return undefined;
  return issues.some(({ message }) => message === 'formRequired') ? messages.formFillRequired : messages.formFixErrors;
}
