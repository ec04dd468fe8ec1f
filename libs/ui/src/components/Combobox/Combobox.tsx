import { useId, useState, type KeyboardEvent } from 'react';
import { classNames } from '../../classNames.ts';
import { intoView } from '../../intoView.ts';
import { control } from '../Field/Control.css.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { ChevronDownIcon } from '../Icon/firstIcons.tsx';
import { CheckIcon } from '../Icon/Icon.tsx';
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

/** Where a key moves the mark among `count` options; -1 is none (WAI-ARIA APG, combobox with list autocomplete). */
function markAfter(key: string, mark: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (mark + 1) % count;
  if (key === 'ArrowUp') return mark <= 0 ? count - 1 : mark - 1;
  return undefined;
}

/** What the choice is called: it is remembered, because after a search the options may hold it no longer. */
function useChosen(value: string | undefined, options: readonly ComboboxOption[]) {
  const present = options.find(({ id }) => id === value);
  const [last, remember] = useState(present);
  if (present !== undefined && (present.id !== last?.id || present.label !== last.label)) remember(present);
  const known = present ?? last;
  return { chosen: value !== undefined && known?.id === value ? known.label : '', remember };
}

/** The option that the arrows stand on. It is told by its id, so what arrives late puts no other one in its place. */
function useMark(shown: readonly ComboboxOption[]) {
  const [id, setId] = useState<string>();
  const at = shown.findIndex((option) => option.id === id);
  if (id !== undefined && at === -1) setId(undefined);
  return { at, marked: shown[at], setMark: (index: number) => setId(shown[index]?.id) };
}

/** A choice from many, found by typing. The text that is no choice goes back to the last choice when one leaves. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optionalLabel, id, options, value, filter = 'byText', labels, onChoose, onType } = props;
  const listId = useId();
  const { chosen, remember } = useChosen(value, options);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const shown = filter === 'all' ? options : matching(options, typed ?? '');
  const { at: mark, marked, setMark } = useMark(shown);

  const open = (at: number): void => {
    setOpen(true);
    setMark(at);
  };
  const close = (): void => {
    setOpen(false);
    setTyped(undefined);
    setMark(-1);
  };
  const choose = (choice: ComboboxOption): void => {
    remember(choice);
    onChoose(choice.id);
    close();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const next = markAfter(event.key, mark, shown.length);
    if (next !== undefined) {
      event.preventDefault();
      open(next);
    } else if (event.key === 'Enter' && marked !== undefined) {
      event.preventDefault();
      choose(marked);
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel} id={id}>
      {(belonging) => (
        <span className={box}>
          <input
            {...belonging}
            name={props.name}
            placeholder={props.placeholder}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={marked && `${listId}-${marked.id}`}
            className={classNames(control, input)}
            value={typed ?? chosen}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              onType?.(event.currentTarget.value);
              open(-1);
            }}
            onClick={() => open(-1)}
            onKeyDown={press}
            onBlur={close}
          />
          <ChevronDownIcon size="s" className={chevron} />
          <Options
            id={listId}
            label={label}
            options={isOpen ? shown : undefined}
            marked={marked}
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
  id: string;
  label: string;
  /** Undefined while the list is closed. */
  options: readonly ComboboxOption[] | undefined;
  marked: ComboboxOption | undefined;
  value: string | undefined;
  onChoose: (option: ComboboxOption) => void;
};

function Options({ id, label, options = [], marked, value, onChoose }: OptionsProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      className={list}
      hidden={options.length === 0}
      // The focus stays in the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option) => (
        <li
          key={option.id}
          ref={option === marked ? intoView : undefined}
          id={`${id}-${option.id}`}
          role="option"
          aria-selected={option.id === value}
          data-marked={option === marked || undefined}
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
