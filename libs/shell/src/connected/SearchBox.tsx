import { createCatalogApi } from '@etalage/catalog/headless';
import { browserStorage, createHttp } from '@etalage/core';
import { isDesktop } from '@etalage/core/constants';
import {
  ConnectedSearchPanel,
  createSearchApi,
  nl as words,
  searchMemory,
  searchPortsAtom,
  typeAtom,
  type Found,
} from '@etalage/search';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useSetAtom, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { linkTo } from '../links.ts';
import { closeMobileMenuAtom, openMobileMenuAtom } from '../model/mobileMenu.ts';
import { panelAtom } from '../model/visitAtoms.ts';
import type { ShopContext } from '../router/context.ts';
import { search } from './mobileMenu.css.ts';
import { menuOf, takeMenu } from './mobileMenu.ts';

type Store = ReturnType<typeof useStore>;

const connected = new WeakSet<Store>();

/** Gives searching its API and its memory, once a visit: what was asked before stays answered (SRCH-26). */
function connect(store: Store, { app: { view }, events }: Pick<ShopContext, 'app' | 'events'>): void {
  if (connected.has(store)) return;
  connected.add(store);
  const http = createHttp({ storeCode: view.storeCode, baseUrl: location.origin });
  const isOnline = () => navigator.onLine;
  const api = createSearchApi(http, view, createCatalogApi(http, view), { cache: new Map(), isOnline });
  store.set(searchPortsAtom, { api, events, memory: searchMemory(browserStorage()) });
}

/** The search: on desktop the field of the header with what it finds under it, on phones the search tab of the menu. */
export function SearchBox() {
  const context = useRouteContext({ from: '__root__' });
  const store = useStore();
  const navigate = useNavigate();
  const setPanel = useSetAtom(panelAtom);
  const [{ place, width }] = useState(() => {
    connect(store, context);
    return { place: document.getElementById('region-search'), width: innerWidth };
  });
  const shared = {
    words,
    path: linkTo('search'),
    notation: context.app.view.i18n,
    onSearched: ({ text, total }: Found) =>
      void navigate({ to: linkTo(total > 0 ? 'search' : 'no-result'), search: { q: text } }),
  };
  // It does not open by itself on the next page that has a header.
  useEffect(() => () => setPanel((panel) => (panel === 'search' ? undefined : panel)), [setPanel]);
  if (isDesktop(width)) return place && <InHeader {...shared} place={place} />;
  return <InMenu {...shared} place={place} />;
}

type PanelProps = Omit<Parameters<typeof ConnectedSearchPanel>[0], 'kind' | 'typed'>;
type InHeaderProps = PanelProps & { place: Element };
type InMenuProps = PanelProps & { place: Element | null };

/**
 * Takes the place of the form that the server drew, with what was typed in it, until it goes. The panel is drawn in its
 * place, in the same task, so that no key is pressed between the two fields.
 */
function InHeader({ place, ...panel }: InHeaderProps) {
  const [box] = useState(() => document.createElement('div'));
  const [typed, setTyped] = useState<string>();
  useLayoutEffect(() => {
    const drawn = [...place.childNodes];
    setTyped(takeText(place));
    place.replaceChildren(box);
    return () => place.replaceChildren(...drawn);
  }, [place, box]);
  return typed !== undefined && createPortal(<ConnectedSearchPanel {...panel} typed={typed} kind="header" />, box);
}

/** What was typed into the form that the server drew, which is empty then. */
function takeText(place: Element | null): string {
  const field = place?.querySelector('input');
  const text = field?.value ?? '';
  if (field) field.value = '';
  return text;
}

/** On the search tab of the menu, which it opens (SRCH-02). The button that closes the menu clears the text (SRCH-03). */
function InMenu({ place, ...panel }: InMenuProps) {
  const store = useStore();
  const [typed, setTyped] = useState<string>();
  const [box] = useState(() => Object.assign(document.createElement('div'), { className: search }));
  useLayoutEffect(() => {
    const menu = menuOf(document);
    const clear = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[command="close"]')) store.set(typeAtom, '');
    };
    setTyped(takeText(place));
    // Where the focus returns to when the menu closes; the field would open it again.
    place?.querySelector('button')?.focus();
    takeMenu(document, store);
    menu?.append(box);
    menu?.addEventListener('click', clear);
    store.set(openMobileMenuAtom, 'search');
    return () => {
      menu?.removeEventListener('click', clear);
      box.remove();
    };
  }, [store, box, place]);
  const close = () => store.set(closeMobileMenuAtom);
  return (
    typed !== undefined &&
    createPortal(<ConnectedSearchPanel {...panel} typed={typed} onClose={close} kind="side" />, box)
  );
}
