import { useId, type ReactNode } from 'react';
import { WarningIcon } from '../Icon/stateIcons.tsx';
import { describedBy } from './describedBy.ts';
import { error as errorStyle, field, hint as hintStyle, label as labelStyle, optional } from './Field.css.ts';

/** What a control takes over to belong to its field. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};
export type FieldWords = {
  label: string;
  /** Stands under the label: what is wanted, and why. */
  hint?: string | undefined;
  /** What is wrong; its presence marks the control invalid. */
  error?: string | undefined;
  /** Follows the label of what may be left empty: '(optioneel)'. */
  optionalLabel?: string | undefined;
};
export type FieldProps = FieldWords & {
  id?: string | undefined;
  /** What else describes the control, by id: follows hint and message. */
  alsoDescribedBy?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A control with its label, hint and message, tied together for screen readers. */
export function Field({ label, hint, error, optionalLabel, id: given, alsoDescribedBy, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const description = describedBy(hint && `${id}-hint`, error && `${id}-error`, alsoDescribedBy);
  return (
    <div className={field}>
      <label htmlFor={id} className={labelStyle}>
        {label} {optionalLabel && <span className={optional}>{optionalLabel}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': description, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className={errorStyle}>
          <WarningIcon size="s" />
          {error}
        </p>
      )}
    </div>
  );
}
