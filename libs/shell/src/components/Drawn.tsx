import { mendPictures } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { contents } from '../layouts/DefaultLayout.css.ts';
import { cameDrawn } from '../router/pageData.ts';

type DrawnProps = {
  /** Its own on the page: under it the browser keeps the part. */
  name: string;
  /** The page's data, or the part of them that it shows. */
  of: object;
  children: () => ReactNode;
};

/**
 * The part of a page in which nothing answers but links. When it comes with the document the browser keeps it as the
 * server drew it, and has neither to take it over nor its data; any later showing is drawn from data.
 * `data-first` is on it while it is the document's: what is out of sight there need not be laid out yet.
 */
export function Drawn({ name, of, children }: DrawnProps) {
  const { regions, isServer } = useRouteContext({ from: '__root__' });
  const [isFirst] = useState(useIsFirst());
  const place = { id: `region-${name}`, className: contents, 'data-first': isFirst ? '' : undefined };
  if (isServer || !cameDrawn(of)) return <div {...place}>{children()}</div>;
  return <div {...place} ref={mendPictures} dangerouslySetInnerHTML={{ __html: regions[name] ?? '' }} />;
}

const subscribe = () => () => undefined;

/** True on the server, and in the browser while it takes over what the server drew. */
export const useIsFirst = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
