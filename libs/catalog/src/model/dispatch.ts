import type { UrlMapAnswer } from '../contract/urlMap.ts';
import { categoryRoute, productRoute, type RouteTarget } from '../rules/addresses.ts';

const notFound: RouteTarget = { name: 'page-not-found', params: { slug: 'page-not-found' } };
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** What a mapped path leads to: product, category, content page, or page-not-found (ROUTE-36; wire contract 6). */
export function dispatchTarget(answer: UrlMapAnswer, childSku?: string): RouteTarget {
  if (!answer) return notFound;
  const source = answer._source;
  const named = {
    id: textOf(source.id),
    name: textOf(source.name),
    slug: textOf(source.slug),
    url_key: textOf(source.url_key),
  };
  const sku = textOf(source.sku);
  if (answer._type === 'product' && sku !== undefined) {
    const parentSku = textOf(source.parentSku) ?? sku;
    return productRoute({ ...named, sku: childSku ?? sku, parentSku, type_id: textOf(source.type_id) });
  }
  if (answer._type === 'category') return categoryRoute(named);
  if (answer._type === 'cms_page') return { name: 'cms-page', params: { slug: textOf(source.identifier) ?? '' } };
  return notFound;
}
