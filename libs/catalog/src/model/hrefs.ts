import type { LinkedByPath } from './views.ts';

const withChild = new Set(['configurable', 'grouped']);

/** After the address of a variant: its colour is chosen and its size is not (VAR-08 is about the address without it). */
export const openSizeQuery = '?kies=maat';

/** The address of a product on a card or of one of its variants: by url_path (ROUTE-25), or the routes of ROUTE-14 and ROUTE-15. */
export function productHref({
  type,
  parentSku,
  slug,
  sku,
  isSizeOpen,
  pathHref,
}: LinkedByPath & {
  type: string;
  parentSku: string;
  slug: string;
  sku: string;
  isSizeOpen?: boolean | undefined;
}): string {
  if (pathHref) return pathHref;
  const parts = withChild.has(type) ? [parentSku, slug, sku] : [parentSku, slug];
  return `/p/${parts.map(encodeURIComponent).join('/')}${isSizeOpen ? openSizeQuery : ''}`;
}

/** The address of a category: by url_path (ROUTE-24), or the route of ROUTE-13. */
export const categoryHref = ({ slug, pathHref }: LinkedByPath & { slug: string }): string =>
  pathHref ?? `/c/${encodeURIComponent(slug)}`;

/** A picture of the catalogue as the image service wants it: its path, and the version of its content where it is known. */
export function pictureParts(src: string | undefined): { path: string | undefined; version?: string } {
  const [path, version] = (src ?? '').split('?v=');
  return { path: path || undefined, ...(version ? { version } : {}) };
}
