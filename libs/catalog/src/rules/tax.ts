import type { Cents } from '@etalage/core';
import type { TaxRate, TaxRule } from '../contract/category.ts';
import { numberOf } from './values.ts';

/** Whose tax and where. */
export type TaxPlace = {
  /** Two letters, such as NL. */
  country: string;
  /** What names the region, where the country has regions: its code, its name, its id by `regionById`. */
  regions?: readonly string[];
  /** The customer's group, given only where tax depends on it (PRICE-11). */
  customerGroup?: string | number;
};

const includes = (ids: readonly (string | number)[], id: string | number): boolean =>
  ids.some((candidate) => String(candidate) === String(id));

/** The number of null and of an empty text is 0. */
const isBlank = (value: string | number | null | undefined): boolean =>
  value === undefined || value === '*' || Number(value) === 0;

/** The id of a region among what names it: a number that stands in its name is no id. */
export const regionById = (id: string | number): string => `id=${id}`;

const isOfCountry = ({ tax_region_id, region_name }: TaxRate): boolean =>
  isBlank(tax_region_id) && isBlank(region_name);

const isOfRegion = ({ tax_region_id: id, region_name: name }: TaxRate, regions: readonly string[]): boolean =>
  (!isBlank(id) && regions.includes(regionById(id ?? ''))) || (!isBlank(name) && regions.includes(name ?? ''));

const fitsGroup = (rule: TaxRule, { customerGroup }: TaxPlace): boolean =>
  customerGroup === undefined || includes(rule.customer_tax_class_ids, customerGroup);

/** Below 0 or above 100 is a mistake; at -100 a price without its tax would be a division by zero. */
const isTaxPercent = (percent: number): boolean => percent >= 0 && percent <= 100;

/**
 * The tax of a product in percent: the first rate for the region in a rule for its tax class, else for the whole country, 0
 * without one (PRICE-10) or where it is no percentage.
 */
export function taxRate(
  rules: readonly TaxRule[],
  taxClassId: string | number | null | undefined,
  place: TaxPlace,
): number {
  if (taxClassId === null || taxClassId === undefined) return 0;
  const rates = rules
    .filter((rule) => includes(rule.product_tax_class_ids, taxClassId) && fitsGroup(rule, place))
    .flatMap((rule) => rule.rates.filter(({ tax_country_id }) => tax_country_id === place.country));
  const { regions = [] } = place;
  const fitting = rates.find((rate) => isOfRegion(rate, regions)) ?? rates.find(isOfCountry);
  const percent = numberOf(fitting?.rate) ?? 0;
  return isTaxPercent(percent) ? percent : 0;
}

/** Whether tax depends on who buys, and whose group counts for everyone where the configuration forces it. */
export type TaxGroups = { userGroup: boolean; forcedGroup?: number };

/** The part of a place that says whose tax it is: nothing where tax is the same for all (PRICE-11). */
export function taxGroupFor(
  { userGroup, forcedGroup }: TaxGroups,
  groupId: string | number,
): Pick<TaxPlace, 'customerGroup'> {
  return userGroup ? { customerGroup: forcedGroup ?? groupId } : {};
}

/** Rates may have four decimals; whole numbers keep the division exact. */
const rateScale = 10_000;

/** A price without its tax, in cents, rounded half away from zero: gross / (1 + rate / 100) (PRICE-12). */
export function withoutTax(gross: Cents, ratePercent: number): Cents {
  const divisor = 100 * rateScale + Math.round(ratePercent * rateScale);
  const doubled = Math.abs(gross) * 100 * rateScale * 2;
  const rounded = Math.floor((doubled + divisor) / (divisor * 2));
  return gross < 0 ? -rounded : rounded;
}

/** The tax within a price that includes it, in cents. */
export const taxIn = (gross: Cents, ratePercent: number): Cents => gross - withoutTax(gross, ratePercent);
