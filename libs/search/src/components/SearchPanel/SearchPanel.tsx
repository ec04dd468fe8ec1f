import type { PriceNotation } from '@etalage/core';
import { Button, link } from '@etalage/ui';
import { useId, useState, type Ref } from 'react';
import type { SearchMessages } from '../../messages/nl.ts';
import type { Found } from '../../model/panel.ts';
import type { Suggested } from '../../model/suggestions.ts';
import * as css from './SearchPanel.css.ts';
import { offersOf } from './offers.tsx';
import { SearchField } from './SearchField.tsx';

export type SearchPanelProps = {
  /** `header` is a field with what it finds under it, `side` fills the panel that it stands in. */
  look?: keyof typeof css.panel;
  /** Whether what is found stands open. */
  isOpen?: boolean;
  /** Takes the field, so that the focus can be brought to it. */
  field?: Ref<HTMLInputElement>;
  text: string;
  suggested?: Suggested | undefined;
  found: Found | undefined;
  history: readonly string[];
  /** What the panel is about: a text too short to search for, a search under way, or neither. */
  state: 'tooShort' | 'searching' | 'settled';
  /** Whether there is more than is shown. */
  hasMore: boolean;
  /** Where results stand. */
  path: string;
  words: SearchMessages;
  notation?: PriceNotation | undefined;
  /** The field has the focus, or was pressed. */
  onOpen?: () => void;
  /** Something was chosen, or the shopper leaves: by Escape, or with the focus. */
  onClose?: () => void;
  onType: (text: string) => void;
  /** A recent query or a suggestion was chosen. */
  onChoose: (text: string) => void;
  /** Enter, or the button. */
  onSubmit: () => void;
  onReadMore: () => void;
};

const nothing = (): void => undefined;

/** The field with what was searched for before, what the text may become, and what it finds. */
export function SearchPanel(props: SearchPanelProps) {
  const { look = 'side', isOpen = true, text, state, hasMore, path, words, onReadMore, onClose = nothing } = props;
  const listId = useId();
  const [marked, setMarked] = useState<string>();
  // What an earlier text found is no answer to this one.
  const found = props.found?.text === text.trim() ? props.found : undefined;
  const { groups, keys } = offersOf({ ...props, found, onClose, marked, listId });
  const mark = marked === undefined ? -1 : keys.indexOf(marked);
  const said = saidOf({ state, found, words });
  return (
    <div
      className={css.panel[look]}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (look === 'header' && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <SearchField
        {...props}
        onClose={onClose}
        listId={listId}
        count={keys.length}
        mark={mark}
        onMark={(at) => setMarked(keys[at])}
      />
      <div
        className={css.found[look]}
        hidden={!isOpen || (keys.length === 0 && !said)}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        <p role="status" className={css.said}>
          {said}
        </p>
        <div role="listbox" id={listId} aria-label={words.suggestions} className={css.list}>
          {groups}
        </div>
        {found && found.total > 0 && hasMore && (
          <Button look="quiet" isBusy={state === 'searching'} onClick={onReadMore}>
            {words.readMore}
          </Button>
        )}
        {found && found.total > 0 && (
          <a className={link} href={`${path}?q=${encodeURIComponent(found.text)}`} onClick={onClose}>
            {words.allResults(found.total)}
          </a>
        )}
      </div>
    </div>
  );
}

function saidOf({ state, found, words }: Pick<SearchPanelProps, 'state' | 'found' | 'words'>): string | undefined {
  if (state !== 'settled') return words[state];
  if (found?.unanswered) return words[found.unanswered];
  if (found === undefined) return undefined;
  const pages = found.pages?.length ?? 0;
  if (found.total === 0 && pages > 0) return words.pageCount(pages);
  return found.total === 0 ? words.noResults(found.text) : words.count(found.total);
}
