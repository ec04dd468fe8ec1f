import type { ComponentProps } from 'react';
import { classNames } from '../../classNames.ts';
import { control } from '../Field/Control.css.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { area } from './TextArea.css.ts';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldWords & { id?: string };

/** Several lines of text with their label, hint and message; the box grows with them. */
export function TextArea({ label, hint, error, optionalLabel, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, id }} alsoDescribedBy={rest['aria-describedby']}>
      {(belonging) => <textarea rows={4} {...rest} {...belonging} className={classNames(control, area, className)} />}
    </Field>
  );
}
