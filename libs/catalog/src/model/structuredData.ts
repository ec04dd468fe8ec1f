import { imageAddress, type Instant } from '@etalage/core';
import { images } from '@etalage/core/constants';
import type { AttributeDocument } from '../contract/category.ts';
import type { Product } from '../contract/product.ts';
import type { DetailMessages } from '../messages/detailNl.ts';
import {
  breadcrumbJsonLd,
  productJsonLd,
  type Crumb,
  type JsonLd,
  type Offered,
  type ProductFacts,
} from '../rules/structuredData.ts';
import { detailOf } from './detail.ts';
import { categoryHref, productHref } from './hrefs.ts';
import { attributesByCode } from './attributes.ts';
import type { Breadcrumb, GalleryItem, ProductDetail, VariantView } from './views.ts';

/** In px. */
type PictureSize = readonly [width: number, height: number];

/** How URLs are built: `baseUrl` has no trailing slash; `pictureSize` defaults to that of the gallery. */
type Addressing = { baseUrl: string; pictureSize?: PictureSize | undefined };

/** What a product page states of its product, for structured data and merchant feed alike. */
export const detailFacts = (detail: ProductDetail, addressing: Addressing): ProductFacts => ({
  ...offered(detail, detail, addressing.baseUrl),
  images: picturesOf(detail.gallery, addressing),
  description: detail.head.description,
  brand: detail.brand,
  family: familyOf(detail, addressing),
});

/** What the pages of a store's products are made with. */
export type PageFactsContext = Addressing & {
  now: Instant;
  attributes: readonly AttributeDocument[];
  words: DetailMessages;
};

/** The same of a product document, as its page opens, with the names of the categories above it. */
export function productPageFacts(
  product: Product,
  { now, attributes, words, ...addressing }: PageFactsContext,
): ProductFacts & { categories: readonly string[] } {
  const detail = detailOf(product, undefined, { now, attributes: attributesByCode(attributes), words });
  return { ...detailFacts(detail, addressing), categories: detail.breadcrumbs.map(({ name }) => name) };
}

/** The structured data of a product page: the prices and stock that the page shows (SEO-03, SEO-09). */
export const detailJsonLd = (detail: ProductDetail, baseUrl: string): JsonLd =>
  productJsonLd(detailFacts(detail, { baseUrl }));

function familyOf(detail: ProductDetail, addressing: Addressing): ProductFacts['family'] {
  if (detail.variants.length === 0) return undefined;
  const { baseUrl } = addressing;
  const variants = detail.variants.map((variant) => ({
    ...offered(detail, variant, baseUrl),
    images: picturesOf(variant.gallery ?? detail.ownGallery ?? detail.gallery, addressing),
    choices: wordsOf(detail, variant),
  }));
  return { sku: detail.parentSku, url: `${baseUrl}${canonicalPath(detail)}`, variants };
}

function offered(
  detail: ProductDetail,
  { sku, price, originalPrice, requiredSurcharge = 0, stock }: ProductDetail | VariantView,
  baseUrl: string,
): Omit<Offered, 'images'> {
  return {
    sku,
    name: detail.name,
    url: `${baseUrl}${canonicalPath(detail, sku)}`,
    price: price === undefined ? undefined : price + requiredSurcharge,
    originalPrice: originalPrice === undefined ? undefined : originalPrice + requiredSurcharge,
    isInStock: stock.status !== 'out_of_stock',
  };
}

const wordsOf = ({ options }: ProductDetail, { choices }: VariantView): Record<string, string> =>
  Object.fromEntries(
    options.flatMap(({ code, values }) => {
      const label = values.find(({ id }) => id === choices[code])?.label;
      return label === undefined ? [] : [[code, label]];
    }),
  );

function picturesOf(gallery: readonly GalleryItem[], { baseUrl, pictureSize = images.gallery }: Addressing): string[] {
  return gallery.flatMap(({ kind, src }) => (kind === 'image' ? [`${baseUrl}${imageAddress(pictureSize, src)}`] : []));
}

/** The trail of a page as structured data; `last` is the page itself, with its path. */
export function trailJsonLd(
  breadcrumbs: readonly Breadcrumb[],
  last: { name: string; path: string },
  baseUrl: string,
): JsonLd {
  const crumbs: Crumb[] = [
    { name: 'Home', url: `${baseUrl}/` },
    ...breadcrumbs.map((step) => ({ name: step.name, url: `${baseUrl}${categoryHref({ slug: step.slug })}` })),
    { name: last.name, url: `${baseUrl}${last.path}` },
  ];
  return breadcrumbJsonLd(crumbs);
}

/** The one canonical path of a product: that of its default variant, or of the variant that is named. */
export const canonicalPath = (detail: ProductDetail, sku: string = detail.defaultSku): string =>
  productHref({ ...detail, sku });
