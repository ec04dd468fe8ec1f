import {
  canonicalPath,
  detailJsonLd,
  trailJsonLd,
  type CategoryPage,
  type ProductDetail,
} from '@etalage/catalog/headless';
import type { JsonLd } from '@etalage/catalog/rules';
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
