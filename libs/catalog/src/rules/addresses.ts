import { slugOf, type Sluggable } from './slugs.ts';

/** What the address of a product is made of. */
export type ProductAddress = Sluggable & {
  sku: string;
  parentSku?: string | null | undefined;
  type_id?: string | null | undefined;
};
/** A route by name, with its parameters as text. */
export type RouteTarget = { name: string; params: Record<string, string> };

const withChild = new Set(['configurable', 'grouped']);

/** The route of a product: its type followed by '-product' (ROUTE-23). The sku is the chosen variant's, if there is one. */
export function productRoute(
  product: ProductAddress,
): RouteTarget & { params: { slug: string; parentSku: string; childSku: string } } {
  return {
    name: `${product.type_id ?? 'simple'}-product`,
    params: { slug: slugOf(product), parentSku: product.parentSku ?? product.sku, childSku: product.sku },
  };
}

/** `/p/{parentSku}/{slug}`, and for configurable and grouped products `/{childSku}` behind it (ROUTE-14, ROUTE-15). */
export function productPath(product: ProductAddress): string {
  const { parentSku, slug, childSku } = productRoute(product).params;
  const parts = [parentSku, slug, ...(withChild.has(product.type_id ?? '') ? [childSku] : [])];
  return `/p/${parts.map(encodeURIComponent).join('/')}`;
}

/** What the address of a category is made of. */
export type CategoryAddress = Sluggable & { url_path?: string | null | undefined };

/** The route of a category (ROUTE-24). */
export const categoryRoute = (category: Sluggable): RouteTarget => ({
  name: 'category',
  params: { slug: slugOf(category) },
});

/** `/c/{slug}` (ROUTE-13). */
export const categoryPath = (category: Sluggable): string => `/c/${encodeURIComponent(slugOf(category))}`;

/** Whether a category gets an address in the URL map: not one of display mode PAGE, not one without url_path (LIST-17). */
export const isMapped = ({
  display_mode,
  url_path,
}: { display_mode?: string | null | undefined } & CategoryAddress): boolean =>
  display_mode !== 'PAGE' && Boolean(url_path);
