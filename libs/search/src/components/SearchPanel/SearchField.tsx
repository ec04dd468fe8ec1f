import { Button, CloseIcon, IconButton, TextInput, type useCombobox } from '@etalage/ui';
import type { MouseEvent } from 'react';
import * as css from './SearchPanel.css.ts';
import type { SearchPanelProps } from './searchPanelProps.ts';

type SearchFieldProps = Pick<
  SearchPanelProps,
  'look' | 'isOpen' | 'field' | 'text' | 'path' | 'words' | 'onOpen' | 'onType' | 'onSubmit'
> & {
  onClose: () => void;
  combobox: ReturnType<typeof useCombobox>;
};

/** A press that brings the focus selects the text, so that one types over it; a later one places the caret. */
function selectAtFirstPress(event: MouseEvent<HTMLInputElement>): void {
  const { currentTarget: field } = event;
  if (document.activeElement === field) return;
  event.preventDefault();
  field.focus();
  field.select();
}

/** The text of the panel's combobox, with what sends and closes it (SRCH-29). */
export function SearchField({ look = 'side', isOpen = true, text, path, words, ...props }: SearchFieldProps) {
  const { field, combobox, onOpen, onClose, onType, onSubmit } = props;
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
        {...combobox.input}
        ref={field}
        type="search"
        name="q"
        value={text}
        className={css.field[look]}
        maxLength={200}
        enterKeyHint="search"
        aria-label={words.searchLabel}
        placeholder={words.placeholder}
        onFocus={onOpen}
        onMouseDown={selectAtFirstPress}
        onClick={onOpen}
        onChange={({ currentTarget }) => {
          combobox.clearMark();
          onOpen?.();
          onType(currentTarget.value);
        }}
      />
      {look === 'side' && <Button type="submit">{words.search}</Button>}
      {look === 'header' && isOpen && (
        <IconButton
          label={words.closeSearch}
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
