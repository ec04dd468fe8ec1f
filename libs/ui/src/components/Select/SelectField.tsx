import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { Select } from './Select.tsx';

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & FieldWords & { id?: string };

/** A choice list with its label, hint and message. */
export function SelectField({ label, hint, error, optionalLabel, id, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel} id={id}>
      {(belonging) => <Select {...rest} {...belonging} />}
    </Field>
  );
}
