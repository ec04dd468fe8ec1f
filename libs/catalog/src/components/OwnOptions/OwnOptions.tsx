import { formatPrice, type Cents, type PriceNotation } from '@etalage/core';
import { CheckboxGroup, RadioGroup, SelectField, TextField } from '@etalage/ui';
import type { ChoiceMessages } from '../../messages/choicesNl.ts';
import {
  answeredIds,
  surchargeIn,
  type OwnChoices,
  type OwnOption,
  type OwnOptionValue,
  type OwnProblem,
  type Surcharge,
} from '../../rules/ownOptions.ts';
import * as styles from './OwnOptions.css.ts';

export type OwnOptionsProps = {
  options: readonly OwnOption[];
  choices: OwnChoices;
  /** Of the product without options: percentages are of this. */
  price: Cents;
  /** What is wrong with the choices, once the shopper wanted to add them. */
  problems: readonly OwnProblem[];
  messages: ChoiceMessages;
  notation?: PriceNotation | undefined;
  onChange: (choices: OwnChoices) => void;
};

/** The wishes of the shopper's own, each with what it adds to the price (PROD-11). */
export function OwnOptions({ options, problems, choices, onChange, ...rest }: OwnOptionsProps) {
  return (
    <div className={styles.options}>
      {options.map((option) => (
        <Field
          key={option.id}
          {...rest}
          option={option}
          value={choices[option.id] ?? ''}
          problem={problems.find(({ optionId }) => optionId === option.id)?.reason}
          onFill={(value) => onChange({ ...choices, [option.id]: value })}
        />
      ))}
    </div>
  );
}

type CostContext = Pick<OwnOptionsProps, 'price' | 'messages' | 'notation'>;
type FieldProps = CostContext & {
  option: OwnOption;
  value: string;
  problem: OwnProblem['reason'] | undefined;
  onFill: (value: string) => void;
};

function Field({ option, value, problem, onFill, ...rest }: FieldProps) {
  const { messages } = rest;
  const shared = {
    label: option.title,
    error: problem && problemText(option, problem, messages),
    optionalLabel: option.isRequired ? undefined : messages.optional,
  };
  switch (option.kind) {
    case 'text': {
      const hints = [costText(option.surcharge, rest), messages.atMost(option.maxLength)];
      const hint = hints.filter(Boolean).join(' · ') || undefined;
      return <TextField {...shared} hint={hint} value={value} onChange={({ target }) => onFill(target.value)} />;
    }
    case 'select':
      return (
        <SelectField {...shared} value={value} onChange={({ target }) => onFill(target.value)}>
          <option value="">{option.isRequired ? messages.choose : messages.none}</option>
          {option.values.map((each) => (
            <option key={each.id} value={each.id}>
              {[each.title, costText(each.surcharge, rest)].filter(Boolean).join(' ')}
            </option>
          ))}
        </SelectField>
      );
    case 'radio':
      return <Radios {...rest} shared={shared} id={option.id} values={option.values} value={value} onFill={onFill} />;
    case 'checkbox':
      return <Checks {...rest} shared={shared} values={option.values} value={value} onFill={onFill} />;
  }
}

type ManyProps = CostContext &
  Pick<FieldProps, 'value' | 'onFill'> & {
    shared: { label: string; error: string | undefined; optionalLabel: string | undefined };
    values: readonly OwnOptionValue[];
  };

function Radios({ shared, id, values, value, onFill, ...rest }: ManyProps & { id: string }) {
  const free = shared.optionalLabel === undefined ? [] : [{ value: '', label: rest.messages.none }];
  return (
    <RadioGroup
      legend={shared.label}
      name={`own-${id}`}
      options={[...free, ...optionsOf(values, rest)]}
      value={value}
      onChoose={onFill}
      error={shared.error}
    />
  );
}

function Checks({ shared, values, value, onFill, ...rest }: ManyProps) {
  return (
    <CheckboxGroup
      legend={shared.label}
      optionalLabel={shared.optionalLabel}
      options={optionsOf(values, rest)}
      values={answeredIds(value)}
      onChoose={(ids) => onFill(ids.join(','))}
      error={shared.error}
    />
  );
}

const optionsOf = (values: readonly OwnOptionValue[], context: CostContext) =>
  values.map(({ id, title, surcharge }) => ({ value: id, label: title, aside: costText(surcharge, context) }));

function problemText(option: OwnOption, problem: OwnProblem['reason'], messages: ChoiceMessages): string {
  if (problem === 'required') return messages.required;
  if (problem === 'too-long' && option.kind === 'text') return messages.tooLong(option.maxLength);
  return messages.wrongChoice;
}

function costText(surcharge: Surcharge, { price, messages, notation }: CostContext) {
  const cents = surchargeIn(surcharge, price);
  return cents === 0 ? undefined : messages.surcharge(formatPrice(cents, notation));
}
