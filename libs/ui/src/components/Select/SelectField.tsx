import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { Select } from './Select.tsx';

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & FieldWords & { id?: string };

/** A choice list with its label, hint and message. */
export function SelectField({ label, hint, error, optionalLabel, id, ...rest }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, id }} alsoDescribedBy={rest['aria-describedby']}>
      {(belonging) => <Select {...rest} {...belonging} />}
    </Field>
  );
}
