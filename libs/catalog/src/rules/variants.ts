import type { Cents, Instant } from '@etalage/core';
import { product as productConstants, stock as stockConstants } from '@etalage/core/constants';
import type { ConfigurableOption } from '../contract/productParts.ts';
import { ownPrice, statesPrice, type Price, type PricedDocument } from './prices.ts';
import { variantStockState, type StockRecord } from './stock.ts';
import { attributeText, numberOf, type WithAttributes } from './values.ts';

/** What the variant rules read of a variant. */
export type VariantLike = WithAttributes &
  PricedDocument & {
    sku: string;
    status?: number | string | null | undefined;
    stock?: StockRecord | readonly StockRecord[] | null | undefined;
  };

/** What the variant rules read of a product. */
export type ProductLike<V extends VariantLike = VariantLike> = PricedDocument & {
  type_id?: string | null | undefined;
  configurable_options?: readonly ConfigurableOption[] | null | undefined;
  configurable_children?: readonly V[] | null | undefined;
};

/** Chosen option ids by attribute code, as text. */
export type Choices = Readonly<Record<string, string>>;

/** What is sought: by sku, by choices, or by choices of which one was made last. */
export type VariantQuestion = { sku?: string | undefined; choices?: Choices; last?: string | undefined };

export type VariantChoice<V> =
  | { kind: 'found'; variant: V }
  /** No variant has the value that was chosen last (VAR-03). */
  | { kind: 'no-such-combination' }
  /** Every variant is skipped; the first is shown all the same (VAR-06). */
  | { kind: 'none-available'; variant: V | undefined };

/** Whether out-of-stock variants take part. */
export type VariantSettings = { listOutOfStock: boolean };
const defaults: VariantSettings = stockConstants;

/** The first stock record of a document, which some exports wrap in a list. */
export const stockOf = (document: { stock?: VariantLike['stock'] }): StockRecord | undefined =>
  [document.stock].flat()[0] ?? undefined;

/** Whether a document is disabled: its status is 2 or more (PROD-02, VAR-04). */
export const isDisabled = ({ status }: { status?: number | string | null | undefined }): boolean =>
  (numberOf(status) ?? 1) >= productConstants.disabledStatus;

/** Whether a document has no page of its own: a variant, a member of a set, or nothing at all (PROD-03). */
export const isHidden = ({ visibility }: { visibility?: number | string | null | undefined }): boolean =>
  numberOf(visibility) === productConstants.hiddenVisibility;

/** The variants that can be chosen, in the order of the document (VAR-04). */
export function availableVariants<V extends VariantLike>(product: ProductLike<V>, settings = defaults): V[] {
  const isOffered = (variant: V) =>
    !isDisabled(variant) && (settings.listOutOfStock || variantStockState(stockOf(variant)) === 'ok');
  return (product.configurable_children ?? []).filter(isOffered);
}

/** Finds the variant for a question (VAR-02, VAR-04, VAR-05, VAR-06); `now` decides which special prices run. */
export function chooseVariant<V extends VariantLike>(
  product: ProductLike<V>,
  question: VariantQuestion,
  now: Instant,
  settings = defaults,
): VariantChoice<V> {
  const variants = availableVariants(product, settings);
  const first = openingVariant(product, variants, now);
  if (!first) return refusal(product, question);
  const exact = variants.find(({ sku }) => sku === question.sku);
  if (exact) return { kind: 'found', variant: exact };
  const choices = question.choices ?? {};
  if (Object.keys(choices).length === 0) return { kind: 'found', variant: first };
  const variant = bestMatch(withLast(variants, choices, question.last), choices, now);
  return variant ? { kind: 'found', variant } : { kind: 'no-such-combination' };
}

/** The variant that a product opens on: the first, or where that has no price the first that can be bought (PRICE-15). */
function openingVariant<V extends VariantLike>(product: ProductLike, variants: readonly V[], now: Instant) {
  const [first] = variants;
  const isPriced = (variant: V) => variantPrice(variant, product, now) !== undefined;
  return first && !isPriced(first) ? (inStockOrAll(variants.filter(isPriced))[0] ?? first) : first;
}

function refusal<V extends VariantLike>(product: ProductLike<V>, { last }: VariantQuestion): VariantChoice<V> {
  if (last !== undefined) return { kind: 'no-such-combination' };
  return { kind: 'none-available', variant: product.configurable_children?.[0] };
}

const has = (variant: VariantLike, code: string, value: string | undefined): boolean =>
  value !== undefined && attributeText(variant, code) === value;

const withLast = <V extends VariantLike>(
  variants: readonly V[],
  choices: Choices,
  last: string | undefined,
): readonly V[] => (last === undefined ? variants : variants.filter((variant) => has(variant, last, choices[last])));

/** Most choices met, then the lower price, then the lower position. */
function bestMatch<V extends VariantLike>(variants: readonly V[], choices: Choices, now: Instant): V | undefined {
  const rank = (variant: V) => ({
    variant,
    matches: Object.entries(choices).filter(([code, value]) => has(variant, code, value)).length,
    price: priceOrInfinity(variant, now),
  });
  const ranked = variants
    .map(rank)
    .sort((one, other) => other.matches - one.matches || compare(one.price, other.price));
  return ranked[0]?.variant;
}

const compare = (one: Cents, other: Cents): number => (one === other ? 0 : one - other);
const priceOrInfinity = (variant: VariantLike, now: Instant): Cents => ownPrice(variant, now)?.price ?? Infinity;

/** The price of a variant: its own, or that of its product where it states none. One that states 0 has none (PRICE-15). */
export const variantPrice = (variant: PricedDocument, product: PricedDocument, now: Instant): Price | undefined =>
  ownPrice(statesPrice(variant) ? variant : product, now);

/** The price of the cheapest of these variants of a product; its own where it has none. Undefined where none is priced. */
export function cheapestPrice(product: ProductLike, variants: readonly VariantLike[], now: Instant): Price | undefined {
  if (variants.length === 0) return ownPrice(product, now);
  const prices = variants.map((variant) => variantPrice(variant, product, now));
  const isCheaper = (one: Price, other: Price | undefined) => other === undefined || one.price < other.price;
  return prices.reduce((best, price) => (price && isCheaper(price, best) ? price : best), undefined);
}

/** Those that are in stock; all of them when none is. */
export function inStockOrAll<V extends VariantLike>(variants: readonly V[]): readonly V[] {
  const inStock = variants.filter((variant) => variantStockState(stockOf(variant)) === 'ok');
  return inStock.length > 0 ? inStock : variants;
}

/** The price of a product: of a configurable one that of its cheapest variant, skipped variants left out (VAR-07). */
export const productPrice = (product: ProductLike, now: Instant, settings = defaults): Price | undefined =>
  cheapestPrice(product, availableVariants(product, settings), now);

/** How an option value stands to the other choices (VAR-09). */
export type ValueState = 'available' | 'sold-out' | 'unavailable';

/** Whether a variant exists with this value and all other choices, and whether it can be had. */
export function valueState(product: ProductLike, choices: Choices, code: string, value: string): ValueState {
  const wanted = Object.entries({ ...choices, [code]: value });
  const fitting = (product.configurable_children ?? []).filter(
    (variant) => !isDisabled(variant) && wanted.every(([own, id]) => has(variant, own, id)),
  );
  if (fitting.length === 0) return 'unavailable';
  return fitting.some((variant) => variantStockState(stockOf(variant)) === 'ok') ? 'available' : 'sold-out';
}

/** The choices that a variant stands for. */
export function choicesOf(product: ProductLike, variant: VariantLike): Choices {
  const codes = (product.configurable_options ?? []).flatMap(({ attribute_code }) => attribute_code ?? []);
  const pairs = codes.flatMap((code) => {
    const value = attributeText(variant, code);
    return value === undefined ? [] : [[code, value] as const];
  });
  return Object.fromEntries(pairs);
}
