import { productHref } from './hrefs.ts';
import type { LinkedByPath, ProductDetail } from './views.ts';

/** What a link to a product by its path is made of. */
type Linked = { path?: string | undefined; type: string; sku: string; isSizeOpen?: boolean | undefined };

/** The address of a product that is shown whole: by url_path (ROUTE-25), or its route. */
export const detailHref = (product: ProductDetail): string => productHref({ ...product, ...pathLink(product) });

/** The link to a product by its path, and for a configurable product to the variant (ROUTE-25); none without a path. */
export function pathLink({ path, type, sku, isSizeOpen }: Linked): LinkedByPath {
  if (!path) return {};
  const query = new URLSearchParams({
    ...(type === 'configurable' && { childSku: sku }),
    ...(isSizeOpen && { kies: 'maat' }),
  }).toString();
  return { pathHref: path + (query && `?${query}`) };
}
