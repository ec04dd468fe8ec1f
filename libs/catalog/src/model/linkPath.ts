import { encodePath, type StoreView } from '@etalage/core';
import { seo as seoConstants } from '@etalage/core/constants';
import { isMapped, type CategoryAddress } from '../rules/addresses.ts';

/** Whether the links of a store lead to the paths of the URL map, or else to its routes (ROUTE-24, ROUTE-25). */
export const isLinkedByPath = ({ seo }: Pick<StoreView, 'seo'>): boolean =>
  seo.useUrlDispatcher ?? seoConstants.useUrlDispatcher;

/** The fields of a search call, with those that such links are made of. */
export const withLinkFields = (
  fields: readonly string[] | undefined,
  store: Pick<StoreView, 'seo'>,
): readonly string[] | undefined =>
  fields && isLinkedByPath(store) ? [...fields, 'url_path', 'display_mode'] : fields;

/** The path of a document as an address; none where links are not by it, or the URL map does not have it. */
export function linkPath(
  document: Pick<CategoryAddress, 'url_path'> & { display_mode?: string | null | undefined },
  isByPath: boolean | undefined,
): string | undefined {
  if (!isByPath || !document.url_path || !isMapped(document)) return undefined;
  return `/${encodePath(document.url_path)}`;
}
