import { Button, link, useCombobox } from '@etalage/ui';
import * as css from './SearchPanel.css.ts';
import { Hearts, OfferGroups, offersOf } from './offers.tsx';
import { SearchField } from './SearchField.tsx';
import type { SearchPanelProps } from './searchPanelProps.ts';

const nothing = (): void => undefined;

/** The field with what was searched for before, what the text may become, and what it finds. */
export function SearchPanel(props: SearchPanelProps) {
  const { look = 'side', isOpen = true, text, state, hasMore, path, words } = props;
  const { onReadMore, onOpen = nothing, onClose = nothing } = props;
  // What an earlier text found is no answer to this one.
  const found = props.found?.text === text.trim() ? props.found : undefined;
  const groups = offersOf({ ...props, found, onClose });
  const keys = groups.flatMap(({ offers }) => offers.map(({ key }) => key));
  const combobox = useCombobox({
    keys,
    isExpanded: isOpen && keys.length > 0,
    kind: 'search',
    onOpen,
    onEscape: look === 'header' ? onClose : undefined,
  });
  const said = saidOf({ state, found, words });
  return (
    <div
      className={css.panel[look]}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (look === 'header' && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <SearchField {...props} onClose={onClose} combobox={combobox} />
      <div
        className={css.found[look]}
        hidden={!isOpen || (keys.length === 0 && !said)}
        onMouseDown={combobox.list.onMouseDown}
      >
        <p role="status" className={css.said}>
          {said}
        </p>
        <div className={css.offers}>
          <div {...combobox.list} aria-label={words.suggestions} className={css.list}>
            <OfferGroups groups={groups} combobox={combobox} />
          </div>
          {props.wish && <Hearts groups={groups} label={words.wishes} wish={props.wish} />}
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
  if (state === 'tooShort') return words.searchTermTooShort;
  if (state === 'searching') return words.searching;
  if (found?.unanswered === 'offline' && found.products.length > 0) return words.offlineSeen(found.products.length);
  if (found?.unanswered) return words[found.unanswered];
  if (found === undefined) return undefined;
  const pages = found.pages?.length ?? 0;
  if (found.total === 0 && pages > 0) return words.pageCount(pages);
  return found.total === 0 ? words.noResults(found.text) : words.count(found.total);
}
