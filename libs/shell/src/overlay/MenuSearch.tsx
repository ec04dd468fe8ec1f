import { ConnectedSearchPanel, typeAtom } from '@etalage/search';
import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { headerSearch, takeText, useSearchPanel } from './searchPanel.tsx';

/** The search tab of the phones' menu (SRCH-02). The button that closes the menu clears the text (SRCH-03). */
export function MenuSearch({ close }: { close: () => void }) {
  const panel = useSearchPanel();
  const type = useSetAtom(typeAtom);
  const [typed, setTyped] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  // In the same task as the panel is mounted, so that no key is pressed between the two fields.
  useLayoutEffect(() => setTyped(takeText(headerSearch())), []);
  useEffect(() => {
    const dialog = box.current?.closest('dialog');
    const clear = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[command="close"]')) type('');
    };
    dialog?.addEventListener('click', clear);
    return () => dialog?.removeEventListener('click', clear);
  }, [type]);
  return (
    <div ref={box}>
      {typed !== undefined && <ConnectedSearchPanel {...panel} kind="side" typed={typed} onClose={close} />}
    </div>
  );
}
