import type { Cents } from '@etalage/core';

/** One sku as it is offered: the very values its page shows. Addresses are absolute. */
export type Offered = {
  sku: string;
  name: string;
  url: string;
  images: readonly string[];
  /** In cents, tax included; undefined when it is not known, and then there is no offer. */
  price?: Cents | undefined;
  /** What it cost before, when it is reduced. */
  originalPrice?: Cents | undefined;
  isInStock: boolean;
  /** What was chosen, as words by attribute code. */
  choices?: Readonly<Record<string, string>>;
};

/** What structured data says of a product besides what each of its skus is offered for. */
export type ProductFacts = Offered & {
  /** Plain text. */
  description?: string | undefined;
  brand?: string | undefined;
  /** Of a product with variants: the family's own sku and address, and what each variant is offered for. */
  family?: { sku: string; url: string; variants: readonly Offered[] } | undefined;
};
/** One step of a breadcrumb trail; `url` absolute. */
export type Crumb = { name: string; url: string };
/** A JSON-LD object, ready to be written into a page. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [property: string]: unknown };

/** What an offer states, in words that structured data and the merchant feed share. */
export type OfferTerms = {
  url: string;
  /** '75.00', in `currency`. */
  price: string;
  /** The price before a reduction. */
  originalPrice?: string;
  currency: 'EUR';
  availability: 'InStock' | 'OutOfStock';
};

/** Whole cents as structured data writes a price: '75.00'. */
export const schemaPrice = (price: Cents): string => (price / 100).toFixed(2);

/** The terms of an offer, for structured data and merchant feed alike (SEO-08); none without a price. */
export function offerTerms({ url, price, originalPrice, isInStock }: Offered): OfferTerms | undefined {
  if (price === undefined) return undefined;
  return {
    url,
    price: schemaPrice(price),
    ...(originalPrice === undefined ? {} : { originalPrice: schemaPrice(originalPrice) }),
    currency: 'EUR',
    availability: isInStock ? 'InStock' : 'OutOfStock',
  };
}

/** What variants differ in, in words of schema.org and of the merchant feed. */
export const variation: Readonly<Record<string, 'color' | 'size' | 'material' | 'pattern'>> = {
  kleur: 'color',
  color: 'color',
  maat: 'size',
  size: 'size',
  materiaal: 'material',
  dessin: 'pattern',
};

/** The Product of a page with its Offer (SEO-03), or with variants the ProductGroup and what each is offered for (SEO-09). */
export const productJsonLd = (facts: ProductFacts): JsonLd => ({
  '@context': 'https://schema.org',
  ...(facts.family ? groupJsonLd(facts, facts.family) : offeredJsonLd(facts)),
  ...(facts.description ? { description: facts.description } : {}),
  ...(facts.brand ? { brand: { '@type': 'Brand', name: facts.brand } } : {}),
});

function groupJsonLd({ name, images }: ProductFacts, { sku, url, variants }: NonNullable<ProductFacts['family']>) {
  const codes = new Set(variants.flatMap(({ choices = {} }) => Object.keys(choices)));
  const variesBy = [...codes].flatMap((code) => (variation[code] ? [`https://schema.org/${variation[code]}`] : []));
  return {
    '@type': 'ProductGroup',
    productGroupID: sku,
    name,
    url,
    ...imageProperty(images),
    ...(variesBy.length > 0 ? { variesBy } : {}),
    hasVariant: variants.map(variantJsonLd),
  };
}

/** A variant with its first picture; its address stands in its offer. */
function variantJsonLd(offered: Offered) {
  const { url, ...variant } = offeredJsonLd({ ...offered, images: offered.images.slice(0, 1) });
  return 'offers' in variant ? variant : { ...variant, url };
}

function offeredJsonLd(offered: Offered) {
  const { sku, name, url, images, choices = {} } = offered;
  const terms = offerTerms(offered);
  return {
    '@type': 'Product',
    sku,
    name,
    url,
    ...imageProperty(images),
    ...Object.fromEntries(
      Object.entries(choices).flatMap(([code, word]) => (variation[code] ? [[variation[code], word]] : [])),
    ),
    ...(terms ? { offers: offerJsonLd(terms) } : {}),
  };
}

const imageProperty = (images: readonly string[]) => (images.length > 0 ? { image: images } : {});

const offerJsonLd = ({ url, price, currency, availability }: OfferTerms) => ({
  '@type': 'Offer',
  url,
  priceCurrency: currency,
  price,
  itemCondition: 'https://schema.org/NewCondition',
  availability: `https://schema.org/${availability}`,
});

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
