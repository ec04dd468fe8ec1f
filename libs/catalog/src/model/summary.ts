import type { Instant } from '@etalage/core';
import type { Product, ProductVariant } from '../contract/product.ts';
import type { DetailMessages } from '../messages/detailNl.ts';
import type { CatalogMessages } from '../messages/nl.ts';
import { leastPrice } from '../rules/leastPrice.ts';
import { nextPriceChange, type Price } from '../rules/prices.ts';
import { isSize, sizesDifferInStock } from '../rules/sizes.ts';
import { slugOf } from '../rules/slugs.ts';
import { remainingQuantity, stockStatus, variantStockState, type StockRecord } from '../rules/stock.ts';
import { tierOffers } from '../rules/tiers.ts';
import { attributeText, attributeValues, flagOf, numberOf } from '../rules/values.ts';
import { availableVariants, inStockOrAll, stockOf, variantPrice } from '../rules/variants.ts';
import { colourOf } from './colours.ts';
import { fittingVariants } from './fittingVariants.ts';
import { labelOf, type Attribute, type ChosenIds } from './optionLabels.ts';
import { linkPath } from './linkPath.ts';
import { pathLink } from './pathLink.ts';
import { plainText } from './plainText.ts';
import type { CardLabel, Colour, Expiring, PriceView, ProductSummary, StockView, Tiered } from './views.ts';

/** What view models are made with. */
export type ViewContext = {
  now: Instant;
  attributes: ReadonlyMap<string, Attribute>;
  words: CatalogMessages;
  /** Whether links are by url_path. */
  linksByPath?: boolean | undefined;
};

/** The same for the page of a product, which has more to tell. */
export type DetailContext = ViewContext & { words: DetailMessages };

/** A price for a page; the original only when it is crossed out. */
export function priceView(price: Price | undefined): PriceView {
  if (!price) return {};
  if (!price.isReduced) return { price: price.price };
  return { price: price.price, originalPrice: price.originalPrice, discountPercent: price.discountPercent };
}

/** What more pieces cost each. */
export const tieredBy = ({ tier_prices }: Pick<Product, 'tier_prices'>, price: Price | undefined): Tiered => {
  const tiers = price === undefined ? [] : tierOffers(tier_prices, price.price);
  return tiers.length === 0 ? {} : { tiers };
};

/** When the first of the prices of a product and its variants changes by itself. */
export function expiryOf(product: Product, now: Instant): Expiring {
  const documents = [product, ...(product.configurable_children ?? [])];
  const changes = documents.flatMap((document) => nextPriceChange(document, now) ?? []);
  return changes.length === 0 ? {} : { priceChangesAt: Math.min(...changes) };
}

/** A stock for a page. */
export function stockView(stock: StockRecord | undefined): StockView {
  const remaining = remainingQuantity(stock);
  return { status: stockStatus(stock), ...(remaining === undefined ? {} : { remaining }) };
}

/** A picture path, or none for blank and `no_selection`. */
export const pictureOf = (...paths: (string | null | undefined)[]): string | undefined =>
  paths.find((path) => path && path !== 'no_selection') ?? undefined;

/** The labels of a product in order, then those for new and sale (PROD-07). */
export function labelsOf(product: Product, price: Price | undefined, words: ViewContext['words']): CardLabel[] {
  const own = [...(product.product_labels ?? [])]
    .sort((one, other) => (numberOf(one.position) ?? 0) - (numberOf(other.position) ?? 0))
    .map(({ label, type }) => ({ text: label, kind: type ?? 'label' }));
  const isNew = flagOf(product.new) === true ? [{ text: words.labelNew, kind: 'new' }] : [];
  const isSale = isOnSale(product, price) ? [{ text: words.labelSale, kind: 'sale' }] : [];
  return [...own, ...isNew, ...isSale];
}

/** Whether a price is announced as reduced, or the product is marked so and has none that may not be (LEGAL-03). */
function isOnSale({ sale }: Product, price: Price | undefined): boolean {
  if (price !== undefined && price.price < price.fullPrice) return price.isReduced;
  return flagOf(sale) === true;
}

/** The stock of a product over its variants: in stock when one is. */
function productStock(product: Product, variants: readonly ProductVariant[]): StockView {
  if (variants.length === 0) return stockView(stockOf(product));
  const states = variants.map((variant) => stockStatus(stockOf(variant)));
  return { status: states.find((state) => state !== 'out_of_stock') ?? 'out_of_stock' };
}

function coloursOf(product: Product, attributes: ViewContext['attributes']): Colour[] {
  const code = attributes.has('kleur') ? 'kleur' : 'color';
  const ids = attributeValues(product, `${code}_options`);
  return ids.flatMap((id) => {
    const name = labelOf(attributes.get(code), id);
    if (name === undefined) return [];
    const value = colourOf(name);
    return [{ name, ...(value ? { value } : {}) }];
  });
}

const isToBeHad = (variant: ProductVariant): boolean => variantStockState(stockOf(variant)) === 'ok';

/**
 * A product document as its card shows it. In a list narrowed to `chosen` the card looks like what fits that, opens it, and
 * tells of its stock; its price stays the product's (VAR-07), which the list is filtered and sorted by.
 */
export function summaryOf(
  product: Product,
  { now, attributes, words, linksByPath }: ViewContext,
  chosen: ChosenIds = [],
): ProductSummary {
  const offered = availableVariants(product);
  const fitting = fittingVariants(offered, chosen);
  const opened = fitting.find(isToBeHad) ?? fitting[0];
  const prices = inStockOrAll(offered).map((variant) => variantPrice(variant, product, now));
  const price = leastPrice(product, now);
  const image = pictureOf(opened?.image, product.image, product.small_image, product.thumbnail);
  const labels = labelsOf(product, price, words);
  const colours = coloursOf(product, attributes);
  const stock = productStock(product, opened ? fitting : offered);
  const sku = (opened ?? offered[0])?.sku ?? product.sku;
  const type = product.type_id ?? 'simple';
  const isSizeOpen = leavesSizeOpen(offered, chosen) || undefined;
  const material = materialOf(product, attributes);
  return {
    id: product.id,
    sku,
    parentSku: product.sku,
    slug: slugOf(product),
    ...pathLink({ path: linkPath(product, linksByPath), type, sku, isSizeOpen }),
    type,
    name: plainText(product.name ?? ''),
    ...priceView(price),
    ...(hasSeveralPrices(product, prices) ? { isFrom: true } : {}),
    ...(isSizeOpen ? { isSizeOpen } : {}),
    ...expiryOf(product, now),
    ...(image ? { image } : {}),
    ...(labels.length > 0 ? { labels } : {}),
    ...(colours.length > 1 ? { colours } : {}),
    ...(stock.status === 'ok' && stock.remaining === undefined ? {} : { stock }),
    ...(material ? { material } : {}),
  };
}

/** Whether the page is to open without a size: the shopper asked for none yet, and they differ in stock. */
const leavesSizeOpen = (variants: readonly ProductVariant[], chosen: ChosenIds): boolean =>
  !chosen.some(({ attribute }) => isSize(attribute)) && sizesDifferInStock(variants);

/** Whether not all that the card stands for costs the price it shows (VAR-07, PRICE-14). */
const hasSeveralPrices = (product: Product, prices: readonly (Price | undefined)[]): boolean =>
  product.type_id === 'grouped' || new Set(prices.flatMap((price) => price?.price ?? [])).size > 1;

const materialOf = (product: Product, attributes: ViewContext['attributes']): string | undefined =>
  labelOf(attributes.get('materiaal'), attributeText(product, 'materiaal') ?? '');
