import type { GalleryEntry, Product, ProductVariant, TaxRule } from '@etalage/catalog/contract';
import {
  availableVariants,
  isDisabled,
  ownPrice,
  productPrice,
  specialPrice,
  stockStatus,
  taxIn,
  taxRate,
  type TaxPlace,
  variantPrice,
  type Price,
  type PricedDocument,
} from '@etalage/catalog/rules';
import { toEuros, type Instant } from '@etalage/core';
import type { StockRow } from '../stock/tables.ts';

/** What the answer to a shopper depends on besides the document. */
export type Presentation = {
  now: Instant;
  taxRules: readonly TaxRule[];
  /** Whose tax a price holds, and where. */
  taxPlace: TaxPlace;
  stock: ReadonlyMap<string, StockRow>;
  /** Skus of what is made of others, and cannot be ordered since those are sold out. */
  soldOut: ReadonlySet<string>;
  /** The address part of a picture, with the version of its content. */
  pictureAddress: (path: string) => string;
};

/** A product as the wire shows it: today's prices, today's stock, pictures with their version. */
export function presentProduct(given: Product, presentation: Presentation): Product {
  const variants = given.configurable_children?.map((variant) => presentVariant(variant, given, presentation));
  const withVariants = variants ? { ...given, configurable_children: variants } : given;
  return {
    ...withVariants,
    ...priceFields(given, productPrice(withVariants, presentation.now), given.tax_class_id, presentation),
    ...extremes(withVariants, presentation.now),
    ...pictureFields(given, presentation),
    ...galleryField(given.media_gallery, presentation),
    ...familyStock(withVariants, presentation),
  };
}

/** A product with the stock of now and nothing else changed: what an index needs. */
export function withStock(given: Product, presentation: StockOfNow): Product {
  const { configurable_children: variants } = given;
  if (!variants) return { ...given, ...familyStock(given, presentation) };
  const current = variants.map((variant) => ({ ...variant, ...stockField(variant.sku, presentation) }));
  const family = { ...given, configurable_children: current };
  return { ...family, ...familyStock(family, presentation) };
}

type StockOfNow = Pick<Presentation, 'stock' | 'soldOut'>;

/** A configurable product is in stock while one of its variants is, what is made of others while they can be had. */
function familyStock({ id, sku, configurable_children: variants }: Product, presentation: StockOfNow) {
  if (presentation.soldOut.has(sku))
    return { stock: { product_id: id, qty: 0, is_in_stock: false, manage_stock: true } };
  const own = stockField(sku, presentation);
  const known = (variants ?? []).filter((variant) => variant.stock && !isDisabled(variant));
  if (!own.stock || known.length === 0) return own;
  const isInStock = own.stock.is_in_stock && known.some((variant) => stockStatus(variant.stock) !== 'out_of_stock');
  return { stock: { ...own.stock, is_in_stock: isInStock } };
}

function presentVariant(variant: ProductVariant, parent: Product, presentation: Presentation): ProductVariant {
  return {
    ...variant,
    ...priceFields(
      variant,
      ownPrice(variant, presentation.now),
      variant.tax_class_id ?? parent.tax_class_id,
      presentation,
    ),
    ...pictureFields(variant, presentation),
    ...galleryField(variant['media_gallery'], presentation),
    ...stockField(variant.sku, presentation),
  };
}

/**
 * All amounts include tax, because the source prices do; the `_tax` twins say how much of it. The special price
 * and its dates stay as they were written, so that whoever keeps the answer can tell when it ends.
 */
function priceFields(
  document: PricedDocument,
  price: Price | undefined,
  taxClassId: Product['tax_class_id'],
  { taxRules, taxPlace }: Presentation,
) {
  if (!price) return {};
  const special = specialPrice(document);
  const rate = taxRate(taxRules, taxClassId, taxPlace);
  const [now, original] = [toEuros(price.price), toEuros(price.fullPrice)];
  return {
    price_incl_tax: now,
    final_price: now,
    final_price_incl_tax: now,
    original_price: original,
    original_price_incl_tax: original,
    regular_price: original,
    special_price_incl_tax: special === undefined ? null : toEuros(special),
    price_tax: toEuros(taxIn(price.price, rate)),
    final_price_tax: toEuros(taxIn(price.price, rate)),
    original_price_tax: toEuros(taxIn(price.fullPrice, rate)),
    discount_percentage: price.discountPercent,
  };
}

/** What the cheapest and the dearest variant cost of those that can be chosen (VAR-07). */
function extremes(product: Product, now: Instant) {
  const prices = availableVariants(product).flatMap((variant) => variantPrice(variant, product, now)?.price ?? []);
  if (prices.length === 0) return {};
  return { minimal_price: toEuros(Math.min(...prices)), max_price: toEuros(Math.max(...prices)) };
}

type Pictures = {
  image?: string | null;
  small_image?: string | null;
  thumbnail?: string | null;
  daily_deal_image?: string | null;
};

function pictureFields(document: Pictures, { pictureAddress }: Presentation): Pictures {
  const { image, small_image: small, thumbnail, daily_deal_image: ofTheDay } = document;
  return {
    ...(image ? { image: pictureAddress(image) } : {}),
    ...(small ? { small_image: pictureAddress(small) } : {}),
    ...(thumbnail ? { thumbnail: pictureAddress(thumbnail) } : {}),
    ...(ofTheDay ? { daily_deal_image: pictureAddress(ofTheDay) } : {}),
  };
}

/** The pictures of a product or variant; a variant's gallery is no named field of the contract. */
function galleryField(gallery: unknown, { pictureAddress }: Presentation) {
  if (!Array.isArray(gallery)) return {};
  return { media_gallery: gallery.map((entry: unknown) => addressed(entry, pictureAddress)) };
}

function addressed(entry: unknown, pictureAddress: Presentation['pictureAddress']): GalleryEntry {
  if (typeof entry !== 'object' || entry === null) return {};
  if (!('image' in entry) || typeof entry.image !== 'string') return { ...entry };
  return { ...entry, image: pictureAddress(entry.image) };
}

function stockField(sku: string, { stock }: Pick<Presentation, 'stock'>) {
  const row = stock.get(sku);
  return row ? { stock: stockRecord(row) } : { stock: undefined };
}

/** Stock as it stands inside products. */
export const stockRecord = (row: StockRow) => ({
  product_id: row.productId,
  qty: row.quantity,
  is_in_stock: row.isInStock,
  manage_stock: row.isManaged,
});
