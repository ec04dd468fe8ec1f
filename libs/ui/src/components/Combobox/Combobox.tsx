import { useState } from 'react';
import { classNames } from '../../classNames.ts';
import { control } from '../Field/Control.css.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { ChevronDownIcon } from '../Icon/firstIcons.tsx';
import { CheckIcon } from '../Icon/stateIcons.tsx';
import { useCombobox } from './useCombobox.ts';
import { box, chevron, hint as hintStyle, input, list, option as optionStyle, said, sign } from './Combobox.css.ts';

export type ComboboxOption = { id: string; label: string; hint?: string };
export type ComboboxProps = FieldWords & {
  id?: string;
  name?: string;
  placeholder?: string;
  /** What there is to choose from; the caller may change it as one types, from a search of its own. */
  options: readonly ComboboxOption[];
  /** The chosen one's id. */
  value?: string | undefined;
  /** `all` shows the options as they come, because who gave them has filtered them already. */
  filter?: 'byText' | 'all';
  /** How many there are, and that there is none: read out as one types. */
  labels: { count: (count: number) => string; none: string };
  onChoose: (id: string) => void;
  onType?: (text: string) => void;
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options whose words begin with what was typed, accents and capitals aside; all of them when nothing was. */
export function matching(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return options;
  return options.filter(({ label }) => ` ${plain(label).replace(/[-/(]/g, ' ')}`.includes(` ${wanted}`));
}

/** What the choice is called: it is remembered, because after a search the options may hold it no longer. */
function useChosen(value: string | undefined, options: readonly ComboboxOption[]) {
  const present = options.find(({ id }) => id === value);
  const [last, remember] = useState(present);
  if (present !== undefined && (present.id !== last?.id || present.label !== last.label)) remember(present);
  const known = present ?? last;
  return { chosen: value !== undefined && known?.id === value ? known.label : '', remember };
}

/** A choice from many, found by typing. The text that is no choice goes back to the last choice when one leaves. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optionalLabel, id, options, value, filter = 'byText', labels, onChoose, onType } = props;
  const { chosen, remember } = useChosen(value, options);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const shown = filter === 'all' ? options : matching(options, typed ?? '');
  const close = (): void => {
    setOpen(false);
    setTyped(undefined);
    combobox.clearMark();
  };
  const combobox = useCombobox({
    keys: shown.map((option) => option.id),
    isExpanded: isOpen,
    onOpen: () => setOpen(true),
    onEscape: isOpen ? close : undefined,
  });
  const open = (): void => {
    setOpen(true);
    combobox.clearMark();
  };
  const choose = (choice: ComboboxOption): void => {
    remember(choice);
    onChoose(choice.id);
    close();
  };

  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel} id={id}>
      {(belonging) => (
        <span className={box}>
          <input
            {...belonging}
            name={props.name}
            placeholder={props.placeholder}
            {...combobox.input}
            spellCheck={false}
            className={classNames(control, input)}
            value={typed ?? chosen}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              onType?.(event.currentTarget.value);
              open();
            }}
            onClick={open}
            onBlur={close}
          />
          <ChevronDownIcon size="s" className={chevron} />
          <Options
            combobox={combobox}
            label={label}
            options={isOpen ? shown : undefined}
            value={value}
            onChoose={choose}
          />
          <span role="status" className={said}>
            {isOpen && typed !== undefined && (shown.length === 0 ? labels.none : labels.count(shown.length))}
          </span>
        </span>
      )}
    </Field>
  );
}

type OptionsProps = {
  combobox: ReturnType<typeof useCombobox>;
  label: string;
  /** Undefined while the list is closed. */
  options: readonly ComboboxOption[] | undefined;
  value: string | undefined;
  onChoose: (option: ComboboxOption) => void;
};

function Options({ combobox, label, options = [], value, onChoose }: OptionsProps) {
  return (
    <ul {...combobox.list} aria-label={label} className={list} hidden={options.length === 0}>
      {options.map((option) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/role-supports-aria-props -- the combobox gives the role, its field hears the keys.
        <li
          key={option.id}
          {...combobox.option(option.id)}
          aria-selected={option.id === value}
          data-marked={combobox.isMarked(option.id) || undefined}
          className={optionStyle}
          onClick={() => onChoose(option)}
        >
          <span>{option.label}</span>
          {option.hint !== undefined && <span className={hintStyle}>{option.hint}</span>}
          {option.id === value && <CheckIcon size="s" className={sign} />}
        </li>
      ))}
    </ul>
  );
}
