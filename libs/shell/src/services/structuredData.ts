import {
  canonicalPath,
  detailJsonLd,
  trailJsonLd,
  type CategoryPage,
  type ProductDetail,
  type ReviewSummary,
} from '@etalage/catalog/headless';
import type { JsonLd } from '@etalage/catalog/rules';
import type { StoreView } from '@etalage/core';
import { linkTo } from '../links.ts';

/** The structured data of a product's page (SEO-03, SEO-09). */
export const productData = (product: ProductDetail, siteUrl: string): readonly JsonLd[] => [
  detailJsonLd(product, siteUrl),
  trailJsonLd(product.breadcrumbs, { name: product.name, path: canonicalPath(product) }, siteUrl),
];

/** The structured data of a category's page. */
export const categoryData = ({ breadcrumbs, name, slug }: CategoryPage, siteUrl: string): readonly JsonLd[] => [
  trailJsonLd(breadcrumbs, { name, path: linkTo('category', { slug }) }, siteUrl),
];

/** The JSON-LD of a content page. */
export const contentData = ({ name }: { name: string }, path: string, siteUrl: string): JsonLd =>
  trailJsonLd([], { name, path }, siteUrl);

/** The structured data of the store itself, with what shoppers say of it out of 10 (SEO-04); `said` takes the place of the store view's rating. */
export function storeData(
  { name, contact, logo, rating }: StoreView,
  said: ReviewSummary | undefined,
  siteUrl: string,
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name,
    legalName: contact.company,
    url: `${siteUrl}/`,
    logo: siteUrl + logo,
    telephone: contact.phone,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.street,
      postalCode: contact.postcode,
      addressLocality: contact.city,
      addressCountry: 'NL',
    },
    vatID: contact.vat,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: said?.last12MonthAverageRating ?? rating.score,
      bestRating: 10,
      ratingCount: said?.numberReviews ?? rating.count,
    },
  };
}
