import type { ComponentProps } from 'react';
import { classNames } from '../../classNames.ts';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { ChevronDownIcon } from '../Icon/Icon.tsx';
import { box, chevron, select } from './Select.css.ts';

/** A native choice list in the store's box. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={box}>
      <select {...rest} className={classNames(control, select, className)} />
      <ChevronDownIcon size="s" className={chevron} />
    </span>
  );
}

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & FieldWords & { id?: string };

/** A choice list with its label, hint and message. */
export function SelectField({ label, hint, error, optionalLabel, id, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel} id={id}>
      {(belonging) => <Select {...rest} {...belonging} />}
    </Field>
  );
}
