import { imageAddress } from '@etalage/ui';
import { breadcrumbJsonLd, productJsonLd, productPath, type JsonLd } from '@etalage/catalog/rules';
import type { CategoryPage, ProductDetail } from '@etalage/catalog/headless';
import { images } from '@etalage/core/constants';
import { linkTo } from '../links.ts';

/** The structured data of a product's page (SEO-03). */
export function productData(product: ProductDetail, siteUrl: string): readonly JsonLd[] {
  const { sku, name, head, brand, price, stock, gallery } = product;
  const address = siteUrl + productPath({ ...product, type_id: product.type });
  const facts = productJsonLd({
    sku,
    name,
    description: head.description,
    url: address,
    images: gallery
      .filter(({ kind }) => kind === 'image')
      .map(({ src }) => siteUrl + imageAddress(images.gallery, src)),
    brand,
    price,
    isInStock: stock.status !== 'out_of_stock',
  });
  return [facts, trail([...product.breadcrumbs], { name, url: address }, siteUrl)];
}

/** The structured data of a category's page. */
export const categoryData = ({ breadcrumbs, name, slug }: CategoryPage, siteUrl: string): readonly JsonLd[] => [
  trail(breadcrumbs, { name, url: siteUrl + linkTo('category', { slug }) }, siteUrl),
];

type Step = { name: string; slug: string };

const trail = (steps: readonly Step[], last: { name: string; url: string }, siteUrl: string): JsonLd =>
  breadcrumbJsonLd([
    { name: 'Home', url: `${siteUrl}/` },
    ...steps.map(({ name, slug }) => ({ name, url: siteUrl + linkTo('category', { slug }) })),
    last,
  ]);
