import { useId, type ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import { mark, row } from '../Checkbox/Checkbox.css.ts';
import { error as errorStyle } from '../Field/Field.css.ts';
import { aside, card, dot, group, hint, legend as legendStyle, words } from './RadioGroup.css.ts';

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** At the far end: the price of a delivery. */
  aside?: ReactNode;
  isDisabled?: boolean;
};
export type RadioGroupProps = {
  legend: string;
  name: string;
  options: readonly RadioOption[];
  value?: string | undefined;
  onChoose: (value: string) => void;
  look?: 'list' | 'cards';
  error?: string | undefined;
};

type RadioProps = Omit<RadioGroupProps, 'options' | 'legend'> & { option: RadioOption };

function Radio({ option, name, value, onChoose, look }: RadioProps) {
  return (
    <label className={classNames(row, look === 'cards' && card)}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        disabled={option.isDisabled}
        onChange={() => onChoose(option.value)}
        className={classNames(mark, dot)}
      />
      <span className={words}>
        <span>{option.label}</span>
        {option.hint !== undefined && <span className={hint}>{option.hint}</span>}
      </span>
      {option.aside !== undefined && <span className={aside}>{option.aside}</span>}
    </label>
  );
}

/** One of several, as a list or as cards to press. */
export function RadioGroup({ legend, options, error, ...rest }: RadioGroupProps) {
  const errorId = useId();
  return (
    <fieldset className={group} aria-describedby={error ? errorId : undefined} aria-invalid={error ? true : undefined}>
      <legend className={legendStyle}>{legend}</legend>
      {options.map((option) => (
        <Radio key={option.value} option={option} {...rest} />
      ))}
      {error && (
        <p id={errorId} className={errorStyle}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
