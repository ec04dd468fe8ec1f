import { Button, CloseIcon, IconButton, TextInput } from '@etalage/ui';
import type { KeyboardEvent, MouseEvent } from 'react';
import * as css from './SearchPanel.css.ts';
import type { SearchPanelProps } from './searchPanelProps.ts';

type SearchFieldProps = Pick<
  SearchPanelProps,
  'look' | 'isOpen' | 'field' | 'text' | 'path' | 'words' | 'onOpen' | 'onType' | 'onSubmit'
> & {
  onClose: () => void;
  listId: string;
  /** How many options there are, and the number of the one that is marked; -1 is none. */
  count: number;
  mark: number;
  onMark: (mark: number) => void;
};

/** Where an arrow key moves the mark: between the last option and the first lies the field itself, -1. */
const moved = (mark: number, step: number, count: number): number => ((mark + 1 + step + count + 1) % (count + 1)) - 1;

/** A press that brings the focus selects the text, so that one types over it; a later one places the caret. */
function selectAtFirstPress(event: MouseEvent<HTMLInputElement>): void {
  const { currentTarget: field } = event;
  if (document.activeElement === field) return;
  event.preventDefault();
  field.focus();
  field.select();
}

/** The field of the panel: a combobox, whose options the arrow keys mark while the focus stays in it (SRCH-29). */
export function SearchField({ look = 'side', isOpen = true, text, path, words, ...props }: SearchFieldProps) {
  const { field, listId, count, mark, onMark, onOpen, onClose, onType, onSubmit } = props;
  const isListed = isOpen && count > 0;
  const idOfMarked = isListed && mark >= 0 && mark < count ? `${listId}-${mark}` : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const leaves = event.key === 'Escape' && look === 'header';
    const chosen = event.key === 'Enter' ? idOfMarked : undefined;
    if (leaves) onClose();
    else if (chosen !== undefined) document.getElementById(chosen)?.click();
    else if (step === undefined || count === 0) return;
    else {
      onOpen?.();
      onMark(moved(mark, step, count));
    }
    event.preventDefault();
  };
  return (
    <form
      role="search"
      action={path}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextInput
        ref={field}
        type="search"
        role="combobox"
        name="q"
        value={text}
        className={css.field[look]}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={words.searchLabel}
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={listId}
        aria-activedescendant={idOfMarked}
        placeholder={words.placeholder}
        onFocus={onOpen}
        onMouseDown={selectAtFirstPress}
        onClick={onOpen}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          onMark(-1);
          onOpen?.();
          onType(currentTarget.value);
        }}
      />
      {look === 'side' && <Button type="submit">{words.search}</Button>}
      {look === 'header' && isOpen && (
        <IconButton
          label={words.close}
          className={css.close}
          onClick={() => {
            onType('');
            onClose();
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </form>
  );
}
