import { ChevronDownIcon, TextField } from '@etalage/ui';
import { useEffect, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import * as css from './CodeForm.css.ts';

export type CodeFormProps = {
  form: RefObject<HTMLFormElement | null>;
  /** What opens the form. */
  question: string;
  label: string;
  name: string;
  /** Why the last act failed, a new object each time: the field gets the focus. */
  failure: { text: string } | undefined;
  onSubmit: () => void;
  /** The buttons, and what follows them. */
  children: ReactNode;
};

/** The longest code that the server takes. */
const maxLength = 64;

/** The code in a form, without the spaces around it. */
export const codeIn = (form: RefObject<HTMLFormElement | null>): string =>
  form.current?.querySelector('input')?.value.trim() ?? '';

/** A collapsed form that asks for a code: of a coupon (TOTAL-10) or a gift card (GIFT-08). */
export function CodeForm({ form, question, label, name, failure, onSubmit, children }: CodeFormProps) {
  useEffect(() => {
    if (failure) form.current?.querySelector('input')?.focus();
  }, [failure, form]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <details className={css.collapsible}>
      <summary className={css.opener}>
        {question}
        <ChevronDownIcon size="s" className={css.chevron} />
      </summary>
      <form ref={form} className={css.form} onSubmit={submit} noValidate>
        <div className={css.field}>
          <TextField
            label={label}
            name={name}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            error={failure?.text}
          />
        </div>
        {children}
      </form>
    </details>
  );
}
