import { focusFirstIssue, type Issue } from '@etalage/account';
import { Button } from '@etalage/ui';
import { useState, type ReactNode } from 'react';
import type { CheckoutMessages } from '../../messages/nl.ts';
import { alert, form as formStyle } from '../checkout.css.ts';
import { useHeldSubmit } from '../useHeldSubmit.ts';

export type SectionFormProps = {
  /** What is wrong with it as it stands. */
  judge(): readonly Issue[];
  onContinue(): void;
  /** Why continuing has to wait, such as a stock check that runs: it is said, and the form goes on after it. */
  hold?: string | undefined;
  messages: CheckoutMessages;
  submitLabel?: string;
  children(issues: readonly Issue[]): ReactNode;
};

/** One section's form: continuing with errors says so and moves to the first wrong field (CHK-11, ADDR-12). */
export function SectionForm({ judge, onContinue, hold, messages, submitLabel, children }: SectionFormProps) {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const { form, isWaiting, setWaiting } = useHeldSubmit(hold !== undefined);
  const standing = issues.length === 0 ? issues : stillWrong(issues, judge());
  return (
    <form
      ref={form}
      noValidate
      className={formStyle}
      onSubmit={(event) => {
        event.preventDefault();
        const found = judge();
        setIssues(found);
        setWaiting(hold !== undefined && found.length === 0);
        if (found.length > 0) return focusFirstIssue(event.currentTarget, found);
        if (hold === undefined) onContinue();
      }}
    >
      {children(standing)}
      <div role="alert" className={alert}>
        {summary(standing, messages)}
        {isWaiting && hold}
      </div>
      <Button type="submit">{submitLabel ?? messages.continue}</Button>
    </form>
  );
}

/** Of the issues that were shown those that are not corrected since, as they are now; new ones wait for the next try. */
const stillWrong = (shown: readonly Issue[], now: readonly Issue[]): readonly Issue[] =>
  now.filter(({ path }) => shown.some((issue) => issue.path === path));

function summary(issues: readonly Issue[], messages: CheckoutMessages): string | undefined {
  if (issues.length === 0) return undefined;
  return issues.some(({ message }) => message === 'formRequired') ? messages.formFillRequired : messages.formFixErrors;
}
