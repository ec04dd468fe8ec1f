/** So many acts of one client, cart or address in so many seconds. Used up, one more is free after each equal part of the period. */
export type Limit = { count: number; seconds: number };

const minutes = (count: number): number => 60 * count;
const hour = minutes(60);

/** The limits of a shop whose shoppers may share an address: an office, a school, a phone network. */
export const defaultLimits = {
  /** Codes that do not exist; a valid one is not counted. */
  couponGuessesOfClient: { count: 60, seconds: minutes(10) },
  couponGuessesOfCart: { count: 10, seconds: minutes(10) },
  cartsOfClient: { count: 300, seconds: minutes(10) },
  /** Everything that changes a cart or an order. */
  writesOfClient: { count: 3000, seconds: minutes(10) },
  ordersOfClient: { count: 30, seconds: minutes(10) },
  ordersOfEmail: { count: 6, seconds: hour },
  paymentPagesOfClient: { count: 60, seconds: minutes(10) },
  paymentPagesOfCart: { count: 15, seconds: minutes(10) },
  reviewsOfClient: { count: 10, seconds: hour },
  backInStockOfClient: { count: 30, seconds: hour },
  backInStockOfEmail: { count: 10, seconds: hour },
} satisfies Record<string, Limit>;

/** What is limited. */
export type LimitName = keyof typeof defaultLimits;
export type Limits = Record<LimitName, Limit>;

const isName = (name: string): name is LimitName => Object.hasOwn(defaultLimits, name);
const entryForm = /^(?<name>\w+)=(?<count>[1-9]\d{0,6})\/(?<seconds>[1-9]\d{0,5})$/;

/** The limits of the environment: `LIMITS` changes some, and `LIMIT_FACTOR` multiplies all counts. Throws an Error for a wrong entry. */
export function readLimits(entries: string, factor: number): Limits {
  const changed: Limits = { ...defaultLimits };
  for (const entry of entries.split(',').filter((text) => text !== '')) {
    const { name = '', count, seconds } = entryForm.exec(entry.trim())?.groups ?? {};
    if (!isName(name)) throw new Error(`LIMITS must be name=count/seconds, parted by commas, not '${entry}'`);
    changed[name] = { count: Number(count), seconds: Number(seconds) };
  }
  return multiplied(changed, factor);
}

/** The same limits with so many times the acts. */
export function multiplied(limits: Limits, factor: number): Limits {
  const result = { ...limits };
  for (const name of Object.keys(limits).filter(isName)) {
    const { count, seconds } = limits[name];
    result[name] = { count: count * factor, seconds };
  }
  return result;
}
