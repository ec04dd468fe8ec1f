import { useLoaderData, useParams } from '@tanstack/react-router';
import { Fragment } from 'react';
import { instanceKey, type PageDefinition } from '../pages/definePage.tsx';
import { isPageData } from '../pages/pageSource.ts';

/** Renders a page with the data and params of its route, anew for another instance; nothing for a kind that this shop does not have. */
export function PageRoute({ pageOf }: { pageOf: (kind?: string) => PageDefinition | undefined }) {
  const loaded: unknown = useLoaderData({ strict: false });
  const own: object = useParams({ strict: false });
  const { kind, data, params = { ...own } } = isPageData(loaded) ? loaded : {};
  const page = pageOf(kind);
  return page && <Fragment key={instanceKey(page, params)}>{page.render({ data, params })}</Fragment>;
}
