import { classNames, Field, TextInput } from '@etalage/ui';
import type { ComponentProps } from 'react';

export type FormFieldProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> & {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  value: string;
  onChange(value: string): void;
  /** What is wrong with it. */
  message?: string | undefined;
  /** Whether it is wrong; by itself when it has a message. */
  isWrong?: boolean;
  /** The id of a message that it shares with another field. */
  sharedMessageId?: string | undefined;
  hint?: string | undefined;
  /** Said behind the label when it need not be filled in. */
  optional?: string | undefined;
};

/** One text field with its label, and the messages that belong to it (A11Y-06). */
export function FormField(props: FormFieldProps) {
  const {
    id,
    label,
    message,
    isWrong = message !== undefined,
    sharedMessageId,
    hint,
    optional,
    onChange,
    ...input
  } = props;
  return (
    <Field id={id} label={label} hint={hint} error={message} optionalLabel={optional}>
      {(belonging) => (
        <TextInput
          {...input}
          {...belonging}
          required={optional === undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={classNames(belonging['aria-describedby'], sharedMessageId) || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
