import { useId, type ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { error as errorStyle, optional } from '../Field/Field.css.ts';
import { group, legend as legendStyle } from '../RadioGroup/RadioGroup.css.ts';

export type CheckboxOption = {
  value: string;
  label: ReactNode;
  /** At the far end: what it adds to the price. */
  aside?: ReactNode;
  isDisabled?: boolean;
};
export type CheckboxGroupProps = {
  legend: string;
  /** Follows the legend of what may be left empty: '(optioneel)'. */
  optionalLabel?: string | undefined;
  options: readonly CheckboxOption[];
  /** Those that are chosen. */
  values: readonly string[];
  /** With all that are chosen now, in the order in which they were. */
  onChoose: (values: readonly string[]) => void;
  error?: string | undefined;
};

/** Any of several. */
export function CheckboxGroup({ legend, optionalLabel, options, values, onChoose, error }: CheckboxGroupProps) {
  const errorId = useId();
  return (
    <fieldset className={group} aria-describedby={error ? errorId : undefined} aria-invalid={error ? true : undefined}>
      <legend className={legendStyle}>
        {legend} {optionalLabel && <span className={optional}>{optionalLabel}</span>}
      </legend>
      {options.map(({ value, label, aside, isDisabled }) => (
        <Checkbox
          key={value}
          checked={values.includes(value)}
          disabled={isDisabled}
          aside={aside}
          onChange={({ target }) =>
            onChoose([...values.filter((other) => other !== value), ...(target.checked ? [value] : [])])
          }
        >
          {label}
        </Checkbox>
      ))}
      {error && (
        <p id={errorId} className={errorStyle}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
