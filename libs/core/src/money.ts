/** Whole cents of a euro. The wire speaks decimal euros; `fromEuros` and `toEuros` are the one door between the two. */
export type Cents = number;

/** How a store view writes money and dates (STORE-10). */
export type PriceNotation = {
  currencySign: string;
  currencyDecimal: string;
  currencyGroup: string;
  fractionDigits: number;
  /** `{sign} {amount}`: where the sign stands; the space is written as U+00A0. */
  priceFormat: string;
};

const dutchNotation: PriceNotation = {
  currencySign: '€',
  currencyDecimal: ',',
  currencyGroup: '.',
  fractionDigits: 2,
  priceFormat: '{sign} {amount}',
};

/** Plain decimal digits of a finite number, never an exponent. */
function decimalText(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(12) : text;
}

/**
 * `value` times ten to the power `digits`, as a whole number: by decimal text, half away from zero.
 * 1.005 with 2 digits is 101, whatever binary floats make of it. Throws a RangeError for what is not finite.
 */
export function roundDecimal(value: number, digits: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`Not an amount: ${value}`);
  const negative = value < 0;
  const [whole = '0', fraction = ''] = decimalText(Math.abs(value)).split('.');
  const kept = Number(whole + fraction.padEnd(digits, '0').slice(0, digits));
  const rounded = Number(fraction[digits] ?? '0') >= 5 ? kept + 1 : kept;
  return negative && rounded !== 0 ? -rounded : rounded;
}

/** Decimal euros of the wire as whole cents. */
export const fromEuros = (euros: number): Cents => roundDecimal(euros, 2);

/** Whole cents as the decimal euros of the wire. */
export const toEuros = (cents: Cents): number => cents / 100;

/** `percent` of an amount in cents, rounded half away from zero. It is scaled to an integer first, so that the product is exact. */
export const percentOf = (cents: Cents, percent: number): Cents =>
  roundDecimal((cents * roundDecimal(percent, 6)) / 1e8, 0);

/** '€ 1.234,50', with a no-break space after the sign (PRICE-17). */
export function formatPrice(cents: Cents, notation: PriceNotation = dutchNotation): string {
  const digits = String(Math.abs(cents)).padStart(notation.fractionDigits + 1, '0');
  const whole = digits.slice(0, digits.length - notation.fractionDigits);
  const fraction = digits.slice(digits.length - notation.fractionDigits);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, notation.currencyGroup);
  const amount = `${cents < 0 ? '-' : ''}${grouped}${notation.currencyDecimal}${fraction}`;
  return notation.priceFormat
    .replace('{sign}', notation.currencySign)
    .replace('{amount}', amount)
    .replaceAll(' ', '\u00a0');
}

/** The number in a localised price: '1.234,50' gives 1234.5. NaN when there is none. */
export function parsePrice(text: string): number {
  const plain = text.replace(/[.\s\u00a0€]/g, '').replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}
