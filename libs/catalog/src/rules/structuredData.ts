import type { Cents } from '@etalage/core';

/** What structured data says of a product: the very values its page shows. Addresses are absolute. */
export type ProductFacts = {
  sku: string;
  name: string;
  /** Plain text. */
  description?: string | undefined;
  url: string;
  images: readonly string[];
  brand?: string | undefined;
  /** In cents, tax included; undefined when it is not known, and then there is no offer. */
  price: Cents | undefined;
  isInStock: boolean;
};
/** One step of a breadcrumb trail; `url` absolute. */
export type Crumb = { name: string; url: string };
/** A JSON-LD object, ready to be written into a page. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [property: string]: unknown };

/** Whole cents as structured data writes a price: '75.00'. */
export const schemaPrice = (price: Cents): string => (price / 100).toFixed(2);

/** The Product of a page with its Offer (SEO-03). */
export function productJsonLd(facts: ProductFacts): JsonLd {
  const { sku, name, description, url, images, brand } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku,
    name,
    url,
    ...(description ? { description } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    itemCondition: 'https://schema.org/NewCondition',
    ...offers(facts),
  };
}

function offers({ url, price, isInStock }: ProductFacts) {
  if (price === undefined) return {};
  return {
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'EUR',
      price: schemaPrice(price),
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    },
  };
}

/** The trail above a page, from the home page down (SEO-09). */
export function breadcrumbJsonLd(crumbs: readonly Crumb[]): JsonLd {
  const itemListElement = crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
}
