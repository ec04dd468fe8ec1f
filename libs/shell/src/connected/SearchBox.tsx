import { createCatalogApi } from '@etalage/catalog/headless';
import { browserStorage, createHttp } from '@etalage/core';
import { breakpoints } from '@etalage/core/constants';
import {
  ConnectedSearchPanel,
  createSearchApi,
  nl as words,
  searchMemory,
  searchPortsAtom,
  typeAtom,
  type Found,
} from '@etalage/search';
import { Dialog } from '@etalage/ui';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useSetAtom, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { linkTo } from '../links.ts';
import { nl } from '../messages/nl.ts';
import { panelAtom } from '../model/visitAtoms.ts';
import type { ShopContext } from '../router/context.ts';

type Store = ReturnType<typeof useStore>;

/** Gives searching its API and its memory. */
function connect(store: Store, { app: { view }, events }: Pick<ShopContext, 'app' | 'events'>): void {
  const http = createHttp({ storeCode: view.storeCode, baseUrl: location.origin });
  const isOnline = () => navigator.onLine;
  const api = createSearchApi(http, view, createCatalogApi(http, view), { cache: new Map(), isOnline });
  store.set(searchPortsAtom, { api, events, memory: searchMemory(browserStorage()) });
}

/** The search: on desktop the field of the header with what it finds under it, else a panel over the page. */
export function SearchBox() {
  const context = useRouteContext({ from: '__root__' });
  const store = useStore();
  const navigate = useNavigate();
  const setPanel = useSetAtom(panelAtom);
  const [place] = useState(() => {
    connect(store, context);
    return innerWidth < breakpoints[0] ? null : document.getElementById('region-search');
  });
  const shared = {
    words,
    path: linkTo('search'),
    notation: context.app.view.i18n,
    onSearched: ({ text, total }: Found) =>
      void navigate({ to: linkTo(total > 0 ? 'search' : 'no-result'), search: { q: text } }),
  };
  const close = () => setPanel(undefined);
  // It does not open by itself on the next page that has a header.
  useEffect(() => () => setPanel((panel) => (panel === 'search' ? undefined : panel)), [setPanel]);
  if (place !== null) return <InHeader {...shared} place={place} />;
  return (
    <Dialog
      look="panel"
      isOpen
      title={nl.search}
      closeLabel={nl.close}
      onClose={(by) => {
        if (by === 'button') store.set(typeAtom, '');
        close();
      }}
    >
      <ConnectedSearchPanel {...shared} kind="side" onClose={close} />
    </Dialog>
  );
}

type InHeaderProps = Omit<Parameters<typeof ConnectedSearchPanel>[0], 'kind'> & { place: Element };

/** Takes the place of the form that the server drew, with what was typed in it, until it goes. */
function InHeader({ place, ...panel }: InHeaderProps) {
  const [box] = useState(() => document.createElement('div'));
  const [typed] = useState(() => place.querySelector('input')?.value ?? '');
  useLayoutEffect(() => {
    const drawn = [...place.childNodes];
    place.replaceChildren(box);
    return () => place.replaceChildren(...drawn);
  }, [place, box]);
  return createPortal(<ConnectedSearchPanel {...panel} typed={typed} kind="header" />, box);
}
