import type { Cents } from '@etalage/core';
import { offerTerms, schemaPrice, variation, type Offered, type ProductFacts } from './structuredData.ts';

/** One item of a merchant feed, by Google's attribute names without their prefix. */
export type MerchantItem = {
  id: string;
  title: string;
  description: string;
  link: string;
  image_link: string;
  additional_image_link?: readonly string[];
  availability: 'in_stock' | 'out_of_stock';
  /** '12.95 EUR', as every price of the feed. */
  price: string;
  sale_price?: string;
  condition: 'new';
  brand?: string;
  mpn: string;
  item_group_id?: string;
  color?: string;
  size?: string;
  material?: string;
  pattern?: string;
  product_type?: string;
  shipping: { country: string; price: string };
};

/** What the feed says of a product beyond its structured data. */
export type MerchantTerms = {
  /** The categories from the top down. */
  categories: readonly string[];
  country: string;
  /** What it costs to send something of this price to `country`. */
  shippingPrice: (price: Cents) => Cents;
};

/** Google reads 10 pictures beside the first, 150 characters of a title and 5,000 of a description. */
const most = { pictures: 10, title: 150, description: 5000 } as const;

/**
 * The items of a product in a merchant feed: one a variant (SEO-08), each with the terms that the structured data of its
 * page states. What has no price or no picture cannot be advertised and has no item.
 */
export const merchantItems = (facts: ProductFacts, terms: MerchantTerms): readonly MerchantItem[] =>
  (facts.family?.variants ?? [facts]).flatMap((offered) => itemOf(facts, offered, terms) ?? []);

function itemOf(facts: ProductFacts, offered: Offered, { categories, country, shippingPrice }: MerchantTerms) {
  const terms = offerTerms(offered);
  const [picture, ...pictures] = offered.images;
  if (terms === undefined || offered.price === undefined || picture === undefined) return undefined;
  const choices = Object.entries(offered.choices ?? {});
  const money = (amount: string) => `${amount} ${terms.currency}`;
  const item: MerchantItem = {
    id: offered.sku,
    title: [offered.name, ...choices.map(([, word]) => word)].join(' ').slice(0, most.title),
    description: (facts.description || offered.name).slice(0, most.description),
    link: terms.url,
    image_link: picture,
    ...(pictures.length > 0 ? { additional_image_link: pictures.slice(0, most.pictures) } : {}),
    availability: terms.availability === 'InStock' ? 'in_stock' : 'out_of_stock',
    price: money(terms.originalPrice ?? terms.price),
    ...(terms.originalPrice === undefined ? {} : { sale_price: money(terms.price) }),
    condition: 'new',
    ...(facts.brand ? { brand: facts.brand } : {}),
    mpn: offered.sku,
    ...(facts.family ? { item_group_id: facts.family.sku } : {}),
    ...Object.fromEntries(choices.flatMap(([code, word]) => (variation[code] ? [[variation[code], word]] : []))),
    ...(categories.length > 0 ? { product_type: categories.join(' > ') } : {}),
    shipping: { country, price: money(schemaPrice(shippingPrice(offered.price))) },
  };
  return item;
}
