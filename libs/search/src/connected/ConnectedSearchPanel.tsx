import type { PriceNotation } from '@etalage/core';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
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
  typeAtom,
  type Found,
  type PanelKind,
} from '../model/panel.ts';

export type ConnectedSearchPanelProps = {
  kind: PanelKind;
  path: string;
  words: SearchMessages;
  notation?: PriceNotation | undefined;
  /** Enter found something, or nothing: the shell goes to the page that says so. */
  onSearched: (found: Found) => void;
};

/** The search panel over its model. */
export function ConnectedSearchPanel({ kind, onSearched, ...looks }: ConnectedSearchPanelProps) {
  const text = useAtomValue(searchTextAtom);
  const isSearching = useAtomValue(isSearchingAtom);
  const isTooShort = useAtomValue(isTooShortAtom);
  const open = useSetAtom(openPanelAtom);
  const leave = useSetAtom(leavePanelAtom);
  const search = useSetAtom(searchAtom);
  useEffect(() => {
    open(kind);
    return () => leave();
  }, [open, leave, kind]);
  const submit = async () => {
    const found = await search(text);
    if (found !== undefined) onSearched(found);
  };
  return (
    <SearchPanel
      {...looks}
      text={text}
      found={useAtomValue(foundAtom)}
      history={useAtomValue(historyAtom)}
      state={isTooShort ? 'tooShort' : isSearching ? 'searching' : 'settled'}
      hasMore={useAtomValue(hasMoreAtom)}
      onType={useSetAtom(typeAtom)}
      onChoose={search}
      onSubmit={() => void submit()}
      onReadMore={useSetAtom(readMoreAtom)}
    />
  );
}
