import { useLoaderData, useParams } from '@tanstack/react-router';
import type { PageDefinition } from '../pages/definePage.tsx';
import { isPageData } from '../pages/pageSource.ts';

/** Renders a page with the data and params of its route; nothing for a kind that this shop does not have. */
export function PageRoute({ pageOf }: { pageOf: (kind?: string) => PageDefinition | undefined }) {
  const loaded: unknown = useLoaderData({ strict: false });
  const params: object = useParams({ strict: false });
  const shown = isPageData(loaded) ? loaded : undefined;
  return pageOf(shown?.kind)?.render({ data: shown?.data, params: shown?.params ?? { ...params } });
}
