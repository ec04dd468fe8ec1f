import { fromEuros, roundDecimal, shopInstant, type Cents, type Instant } from '@etalage/core';
import { isPriceKnown } from './knownPrice.ts';
import { numberOf } from './values.ts';

type Amount = number | string | null | undefined;

/** What the price rules read of a product or variant: decimal euros, tax included. */
export type PricedDocument = {
  price?: Amount;
  price_incl_tax?: Amount;
  final_price?: Amount;
  final_price_incl_tax?: Amount;
  original_price?: Amount;
  original_price_incl_tax?: Amount;
  special_price?: Amount;
  special_price_incl_tax?: Amount;
  special_from_date?: string | null | undefined;
  special_to_date?: string | null | undefined;
  next_price_change?: string | null | undefined;
  lowest_price_30d?: Amount;
  regular_price?: Amount;
};

/** What a product costs now, in cents, tax included. */
export type Price = {
  price: Cents;
  /** What it costs when nothing is reduced. */
  fullPrice: Cents;
  /** What is crossed out when a reduction is announced; else the price. */
  originalPrice: Cents;
  /** Whether a reduction is announced: against the lower of the full price and that of the 30 days before (LEGAL-03). */
  isReduced: boolean;
  /** A whole number, −25 for a quarter off; 0 when the price is not reduced. */
  discountPercent: number;
};

const cents = (amount: Amount): Cents | undefined => {
  const euros = numberOf(amount);
  return euros === undefined ? undefined : fromEuros(euros);
};
const positive = (amount: Amount): Cents | undefined => {
  const value = cents(amount);
  return value !== undefined && value > 0 ? value : undefined;
};

const originalPriceOf = (document: PricedDocument): Cents | undefined =>
  positive(document.original_price_incl_tax) ??
  positive(document.original_price) ??
  positive(document.price_incl_tax) ??
  positive(document.price) ??
  positive(document.regular_price) ??
  cents(document.price);

/** The special price that a document names, whether its dates have come or not. */
export const specialPrice = (document: PricedDocument): Cents | undefined =>
  positive(document.special_price_incl_tax) ?? positive(document.special_price);

const finalPriceOf = (document: PricedDocument): Cents | undefined =>
  positive(document.final_price_incl_tax) ?? positive(document.final_price);

/**
 * Whether `now` lies within the special price's dates, both included. A missing date leaves its side open, one without a
 * time covers the whole day in Amsterdam (PRICE-02).
 */
export function isWithinSpecialDates(document: PricedDocument, now: Instant): boolean {
  const { special_from_date: from, special_to_date: to } = document;
  const start = from ? (shopInstant(from, 'start') ?? Infinity) : -Infinity;
  const end = to ? (shopInstant(to, 'end') ?? -Infinity) : Infinity;
  return start <= now && now <= end;
}

/** (special − regular) / regular × 100 as a whole number; 0 without a special price (PRICE-04). */
export function discountPercent(special: Cents | undefined, regular: Cents): number {
  if (special === undefined || regular <= 0) return 0;
  return roundDecimal(((special - regular) * 100) / regular, 0);
}

/** Whether a document says anything of its price, if only that it is 0. */
export const statesPrice = (document: PricedDocument): boolean => originalPriceOf(document) !== undefined;

/** The price of one document without regard to its variants. Undefined when it names none to sell at (PRICE-15). */
export function ownPrice(document: PricedDocument, now: Instant): Price | undefined {
  const original = originalPriceOf(document);
  if (!isPriceKnown(original)) return undefined;
  const special = specialPrice(document) ?? Infinity;
  const running = isWithinSpecialDates(document, now) ? special : Infinity;
  const final = finalPriceOf(document) ?? Infinity;
  // A final price that was stored while a special price ran does not outlive it.
  const others = final === special ? Infinity : final;
  return asPrice(Math.min(original, running, others), original, positive(document.lowest_price_30d));
}

function asPrice(price: Cents, fullPrice: Cents, lowest: Cents = fullPrice): Price {
  const base = Math.min(fullPrice, lowest);
  const isReduced = price < base;
  const originalPrice = isReduced ? base : price;
  return {
    price,
    fullPrice,
    originalPrice,
    isReduced,
    discountPercent: discountPercent(isReduced ? price : undefined, originalPrice),
  };
}

/** The next instant after `now` at which the price of this document changes by itself; undefined when it will not. */
export function nextPriceChange(document: PricedDocument, now: Instant): Instant | undefined {
  const said = document.next_price_change;
  const change = said ? shopInstant(said) : undefined;
  const ahead = [...specialEdges(document), change ?? now].filter((edge) => edge > now);
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}

/** When the special price of a document starts and when it has ended, as far as it says. */
export function specialEdges(document: PricedDocument): Instant[] {
  const { special_from_date: from, special_to_date: to } = document;
  if (specialPrice(document) === undefined) return [];
  const end = to ? shopInstant(to, 'end') : undefined;
  const edges = [from ? shopInstant(from, 'start') : undefined, end === undefined ? undefined : end + 1];
  return edges.filter((edge) => edge !== undefined);
}

/** The price of a bundle: the sum over its chosen selections of price times quantity (PRICE-14). */
export const bundlePrice = (selections: readonly { price: Cents; quantity: number }[]): Cents =>
  selections.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** The price a grouped product shows as 'vanaf': that of its cheapest member (PRICE-14). */
export const groupedPrice = (members: readonly Cents[]): Cents | undefined =>
  members.length === 0 ? undefined : Math.min(...members);
