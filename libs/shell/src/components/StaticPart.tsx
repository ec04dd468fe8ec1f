import { mendPictures } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { contents } from '../layouts/DefaultLayout.css.ts';
import { useIsHydrating } from '../loading/hydration.ts';
import { cameWithDocument } from '../router/pageData.ts';

type StaticPartProps = {
  /** Its own on the page: under it the browser keeps the part. */
  name: string;
  /** The page's data, or the part of them that it shows. */
  of: object;
  children: () => ReactNode;
};

/**
 * A part of a page in which nothing but links is interactive. When it comes with the document, the browser keeps its HTML: it
 * is not hydrated, and its data are not in the document. After a client-side navigation it is rendered from data.
 * `data-first` marks the HTML of the document: what is out of sight there need not be laid out yet.
 */
export function StaticPart({ name, of, children }: StaticPartProps) {
  const { regions, isServer } = useRouteContext({ from: '__root__' });
  const [isFirst] = useState(useIsHydrating());
  const place = { id: `region-${name}`, className: contents, 'data-first': isFirst ? '' : undefined };
  if (isServer || !cameWithDocument(of)) return <div {...place}>{children()}</div>;
  return <div {...place} ref={mendPictures} dangerouslySetInnerHTML={{ __html: regions[name] ?? '' }} />;
}
