import { Button, link } from '@etalage/ui';
import { useId, useState } from 'react';
import * as css from './SearchPanel.css.ts';
import { offersOf } from './offers.tsx';
import { SearchField } from './SearchField.tsx';
import type { SearchPanelProps } from './searchPanelProps.ts';

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
