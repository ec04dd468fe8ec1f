import type { PriceNotation } from '@etalage/core';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { SearchPanel } from '../components/SearchPanel/SearchPanel.tsx';
import type { SearchMessages } from '../messages/nl.ts';
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

export type ConnectedSearchPanelProps = {
  kind: PanelKind;
  path: string;
  words: SearchMessages;
  notation?: PriceNotation | undefined;
  /** What was typed before this was there, if anything. */
  typed?: string;
  /** Enter found something, or nothing: the shell goes to the page that says so. */
  onSearched: (found: Found) => void;
  /** A product or a category was chosen, or the shopper leaves. */
  onClose?: () => void;
};

/** The search panel over its model. */
export function ConnectedSearchPanel({ kind, typed = '', onSearched, onClose, ...looks }: ConnectedSearchPanelProps) {
  const text = useAtomValue(searchTextAtom);
  const isSearching = useAtomValue(isSearchingAtom);
  const isTooShort = useAtomValue(isTooShortAtom);
  const open = useSetAtom(openPanelAtom);
  const leave = useSetAtom(leavePanelAtom);
  const search = useSetAtom(searchAtom);
  const type = useSetAtom(typeAtom);
  const [isOpen, setOpen] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  /** Counts what the shopper did: an Enter that is answered after something else leads nowhere. */
  const acts = useRef(0);
  useEffect(() => {
    open(kind);
    if (typed !== '') type(typed);
    field.current?.focus();
    return () => {
      acts.current += 1;
      leave();
    };
  }, [open, leave, kind, type, typed]);
  const close = () => {
    acts.current += 1;
    setOpen(false);
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
      isOpen={kind === 'side' || isOpen}
      text={text}
      suggested={useAtomValue(suggestedAtom)}
      found={useAtomValue(foundAtom)}
      history={useAtomValue(historyAtom)}
      state={isTooShort ? 'tooShort' : isSearching ? 'searching' : 'settled'}
      hasMore={useAtomValue(hasMoreAtom)}
      onOpen={() => setOpen(true)}
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
