import { breadcrumbJsonLd, productJsonLd, type Crumb, type JsonLd } from '../rules/structuredData.ts';
import { categoryHref, productHref } from './hrefs.ts';
import { wordsOf } from './plainText.ts';
import type { Breadcrumb, ProductDetail } from './views.ts';

/** The structured data of a product page: the price and stock that the page shows (SEO-03). `baseUrl` ends without slash. */
export const detailJsonLd = (detail: ProductDetail, baseUrl: string): JsonLd =>
  productJsonLd({
    sku: detail.sku,
    name: detail.name,
    description: wordsOf(detail.description),
    url: `${baseUrl}${productHref(detail)}`,
    images: detail.gallery.flatMap(({ kind, src }) =>
      kind === 'image' ? [`${baseUrl}/img/600/744/resize${src}`] : [],
    ),
    brand: detail.brand,
    price: detail.price,
    isInStock: detail.stock.status !== 'out_of_stock',
  });

/** The trail of a page as structured data; `last` is the page itself, with its path. */
export function trailJsonLd(
  breadcrumbs: readonly Breadcrumb[],
  last: { name: string; path: string },
  baseUrl: string,
): JsonLd {
  const crumbs: Crumb[] = [
    { name: 'Home', url: `${baseUrl}/` },
    ...breadcrumbs.map((step) => ({ name: step.name, url: `${baseUrl}${categoryHref(step)}` })),
    { name: last.name, url: `${baseUrl}${last.path}` },
  ];
  return breadcrumbJsonLd(crumbs);
}

/** The one canonical path of a product: that of its default variant. */
export const canonicalPath = (detail: ProductDetail): string => productHref({ ...detail, sku: detail.defaultSku });
