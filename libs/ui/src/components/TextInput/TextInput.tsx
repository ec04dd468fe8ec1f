import type { ComponentProps } from 'react';
import { classNames } from '../../classNames.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { control } from '../Field/Control.css.ts';

/** A native text input in the store's box; for its label and message use `TextField`. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames(control, className)} />;
}

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldWords & { id?: string };

/** One line of text with its label, hint and message. */
export function TextField({ label, hint, error, optionalLabel, id, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, id }} alsoDescribedBy={rest['aria-describedby']}>
      {(belonging) => <TextInput {...rest} {...belonging} />}
    </Field>
  );
}
