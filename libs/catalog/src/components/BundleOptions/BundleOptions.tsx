import { formatPrice, type PriceNotation } from '@etalage/core';
import { CheckboxGroup, RadioGroup, SelectField } from '@etalage/ui';
import type { ChoiceMessages } from '../../messages/choicesNl.ts';
import type { BundleChoices, BundleGroup, BundlePart } from '../../rules/bundles.ts';
import { options } from '../OwnOptions/OwnOptions.css.ts';

export type BundleOptionsProps = {
  groups: readonly BundleGroup[];
  choices: BundleChoices;
  /** Ids of the groups that still ask for a choice, once the shopper wanted to add the bundle. */
  problems: readonly string[];
  messages: ChoiceMessages;
  notation?: PriceNotation | undefined;
  onChange: (choices: BundleChoices) => void;
};

/** What goes into a bundle, group by group, with the parts that are chosen already (PROD-09). */
export function BundleOptions({ groups, choices, problems, onChange, ...rest }: BundleOptionsProps) {
  return (
    <div className={options}>
      {groups.map((group) => (
        <Group
          key={group.id}
          {...rest}
          group={group}
          chosen={choices[group.id] ?? []}
          error={problems.includes(group.id) ? rest.messages.required : undefined}
          onChoose={(ids) => onChange({ ...choices, [group.id]: ids })}
        />
      ))}
    </div>
  );
}

type CostWords = Pick<BundleOptionsProps, 'messages' | 'notation'>;
type GroupProps = CostWords & {
  group: BundleGroup;
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (ids: readonly string[]) => void;
};

function Group(props: GroupProps) {
  switch (props.group.kind) {
    case 'radio':
      return <Radios {...props} />;
    case 'select':
      return <List {...props} />;
    case 'checkbox':
      return <Checks {...props} />;
  }
}

function Radios({ group, chosen, error, onChoose, ...rest }: GroupProps) {
  const none = group.isRequired ? [] : [{ value: '', label: rest.messages.none }];
  return (
    <RadioGroup
      legend={group.title}
      name={`bundle-${group.id}`}
      options={[...none, ...partsOf(group, rest)]}
      value={chosen[0] ?? ''}
      onChoose={(id) => onChoose(id === '' ? [] : [id])}
      error={error}
    />
  );
}

function List({ group, chosen, error, onChoose, ...rest }: GroupProps) {
  return (
    <SelectField
      label={group.title}
      error={error}
      value={chosen[0] ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? [] : [target.value])}
    >
      <option value="">{group.isRequired ? rest.messages.choose : rest.messages.none}</option>
      {group.parts.map((part) => (
        <option key={part.id} value={part.id} disabled={part.isSoldOut}>
          {`${partText(part)} ${costText(part, rest)}`}
        </option>
      ))}
    </SelectField>
  );
}

function Checks({ group, chosen, error, onChoose, ...rest }: GroupProps) {
  return (
    <CheckboxGroup
      legend={group.title}
      options={partsOf(group, rest)}
      values={chosen}
      onChoose={onChoose}
      error={error}
    />
  );
}

const partsOf = ({ parts }: BundleGroup, words: CostWords) =>
  parts.map((part) => ({
    value: part.id,
    label: partText(part),
    aside: costText(part, words),
    isDisabled: part.isSoldOut,
  }));

const partText = ({ name, quantity }: BundlePart): string => (quantity === 1 ? name : `${quantity} × ${name}`);

const costText = ({ price, quantity, isSoldOut }: BundlePart, { messages, notation }: CostWords): string =>
  isSoldOut ? messages.soldOut : formatPrice(price * quantity, notation);
