import { searchOverlay } from '@etalage/core/constants';
import { ConnectedSearchPanel } from '@etalage/search';
import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { scrim } from './HeaderSearch.css.ts';
import { openOverlayAtom } from './overlayAtom.ts';
import type { OverlayProps } from './registry.ts';
import { hasMovedOn, headerSearch, takeText, useSearchPanel } from './searchPanel.tsx';

/**
 * The search of a desktop: its field takes the place of the form that the server drew in the header, with what was typed
 * in it. The panel is mounted in the same task, so that no key is pressed between the two fields.
 */
export function HeaderSearch({ isOpen, close }: OverlayProps<'search'>) {
  const panel = useSearchPanel();
  const open = useSetAtom(openOverlayAtom);
  const [place] = useState(headerSearch);
  const [box] = useState(() => document.createElement('div'));
  const [typed, setTyped] = useState<string>();
  const drawn = useRef<ChildNode[]>(undefined);
  useLayoutEffect(() => {
    if (place === null || drawn.current || !isOpen) return;
    if (hasMovedOn()) {
      close();
      return;
    }
    drawn.current = [...place.childNodes];
    setTyped(takeText(place));
    place.replaceChildren(box);
  }, [place, box, isOpen, close]);
  useLayoutEffect(
    () => () => {
      if (drawn.current) place?.replaceChildren(...drawn.current);
    },
    [place],
  );
  if (typed === undefined) return null;
  return (
    <>
      <Scrim isOpen={isOpen} onPress={close} />
      {createPortal(
        <ConnectedSearchPanel
          {...panel}
          kind="header"
          typed={typed}
          isOpen={isOpen}
          onOpen={() => isOpen || open({ name: 'search' })}
          onClose={close}
        />,
        box,
      )}
    </>
  );
}

/** Dims the page under the header: at once when the search opens, and until 500 ms after it was closed (PANEL-08). */
function Scrim({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isOpen) {
      setLeaving(true);
      return undefined;
    }
    const timer = setTimeout(() => setLeaving(false), searchOverlay.closeDelay);
    return () => clearTimeout(timer);
  }, [isOpen]);
  if (!isOpen && !isLeaving) return null;
  // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- Escape closes the search as well.
  return <div className={scrim} data-leaving={isOpen ? undefined : ''} onClick={onPress} />;
}
