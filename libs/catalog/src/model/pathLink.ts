import type { LinkedByPath } from './views.ts';

/** What a link to a product by its path is made of. */
type Linked = { path: string | undefined; type: string; sku: string; isSizeOpen: boolean | undefined };

/** The link to a product by its path, and for a configurable product to the variant (ROUTE-25); none without a path. */
export function pathLink({ path, type, sku, isSizeOpen }: Linked): LinkedByPath {
  if (!path) return {};
  const query = new URLSearchParams({
    ...(type === 'configurable' && { childSku: sku }),
    ...(isSizeOpen && { kies: 'maat' }),
  }).toString();
  return { pathHref: path + (query && `?${query}`) };
}
