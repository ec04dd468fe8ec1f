import { formatPrice, type PriceNotation } from '@etalage/core';
import { Checkbox, RadioGroup, SelectField } from '@etalage/ui';
import type { ChoiceMessages } from '../../messages/choicesNl.ts';
import type { BundleChoices, BundleGroup, BundlePart } from '../../rules/bundles.ts';
import { group as box, legend, options, problem } from '../OwnOptions/OwnOptions.css.ts';

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

type GroupProps = Pick<BundleOptionsProps, 'messages' | 'notation'> & {
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
  const parts = group.parts.map((part) => ({
    value: part.id,
    label: partText(part),
    aside: costText(part, rest),
    isDisabled: part.isSoldOut,
  }));
  return (
    <RadioGroup
      legend={group.title}
      name={`bundle-${group.id}`}
      options={[...none, ...parts]}
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
    <fieldset className={box} aria-invalid={error ? true : undefined}>
      <legend className={legend}>{group.title}</legend>
      {group.parts.map((part) => (
        <Checkbox
          key={part.id}
          checked={chosen.includes(part.id)}
          disabled={part.isSoldOut}
          aside={costText(part, rest)}
          onChange={({ target }) =>
            onChoose([...chosen.filter((id) => id !== part.id), ...(target.checked ? [part.id] : [])])
          }
        >
          {partText(part)}
        </Checkbox>
      ))}
      {error && <p className={problem}>{error}</p>}
    </fieldset>
  );
}

const partText = ({ name, quantity }: BundlePart): string => (quantity === 1 ? name : `${quantity} × ${name}`);

const costText = (
  { price, quantity, isSoldOut }: BundlePart,
  { messages, notation }: Pick<GroupProps, 'messages' | 'notation'>,
): string => (isSoldOut ? messages.soldOut : formatPrice(price * quantity, notation));
