import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { SearchPanel } from '../components/SearchPanel/SearchPanel.tsx';
import type { SearchPanelProps } from '../components/SearchPanel/searchPanelProps.ts';
import {
  foundAtom,
  hasMoreAtom,
  historyAtom,
  isSearchingAtom,
  isTooShortAtom,
  leavePanelAtom,
  openPanelAtom,
  readMoreAtom,
  searchAtom,
  searchTextAtom,
  suggestedAtom,
  typeAtom,
  type Found,
  type PanelKind,
} from '../model/panel.ts';

export type ConnectedSearchPanelProps = Pick<
  SearchPanelProps,
  'path' | 'words' | 'catalogMessages' | 'notation' | 'wish'
> & {
  kind: PanelKind;
  /** What was typed before this was there, if anything. The shopper types on after it. */
  typed?: string;
  /** Whether what is found under the field of the header shows. */
  isOpen?: boolean;
  /** The field has the focus, or was pressed. */
  onOpen?: () => void;
  /** Enter found something, or nothing: the shell goes to the page that says so. */
  onSearched: (found: Found) => void;
  /** A product or a category was chosen, or the shopper leaves. */
  onClose?: () => void;
};

/** The search panel over its model. */
export function ConnectedSearchPanel({
  kind,
  typed = '',
  isOpen = true,
  onOpen,
  onSearched,
  onClose,
  ...looks
}: ConnectedSearchPanelProps) {
  const store = useStore();
  // Before the first drawing: the field holds its text when it gets the focus.
  useState(() => {
    store.set(openPanelAtom, kind);
    if (typed !== '') store.set(typeAtom, typed);
  });
  const text = useAtomValue(searchTextAtom);
  const isSearching = useAtomValue(isSearchingAtom);
  const isTooShort = useAtomValue(isTooShortAtom);
  const leave = useSetAtom(leavePanelAtom);
  const search = useSetAtom(searchAtom);
  const type = useSetAtom(typeAtom);
  const field = useRef<HTMLInputElement>(null);
  /** Counts what the shopper did: an Enter that is answered after something else leads nowhere. */
  const acts = useRef(0);
  // No key may be pressed between the field that this replaces and the focus of its own.
  useLayoutEffect(() => {
    takeFocus(field.current, typed);
    return () => {
      acts.current += 1;
      leave();
    };
  }, [leave, typed]);
  const close = () => {
    acts.current += 1;
    onClose?.();
  };
  const submit = async () => {
    const act = (acts.current += 1);
    const found = await search(text);
    if (found === undefined || found.unanswered || acts.current !== act) return;
    close();
    onSearched(found);
  };
  return (
    <SearchPanel
      {...looks}
      look={kind}
      field={field}
      isOpen={isOpen}
      text={text}
      suggested={useAtomValue(suggestedAtom)}
      found={useAtomValue(foundAtom)}
      history={useAtomValue(historyAtom)}
      state={isTooShort ? 'tooShort' : isSearching ? 'searching' : 'settled'}
      hasMore={useAtomValue(hasMoreAtom)}
      {...(onOpen && { onOpen })}
      onClose={close}
      onType={(typedNow) => {
        acts.current += 1;
        type(typedNow);
      }}
      onChoose={search}
      onSubmit={() => void submit()}
      onReadMore={useSetAtom(readMoreAtom)}
    />
  );
}

/** The shopper types on after what they typed; a text of before is selected, so that they type over it. */
function takeFocus(field: HTMLInputElement | null, typed: string): void {
  field?.focus();
  field?.setSelectionRange(typed === '' ? 0 : field.value.length, field.value.length);
}
