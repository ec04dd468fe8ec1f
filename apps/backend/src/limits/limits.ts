/** At most `count` acts per `seconds`, refilled evenly: a client at its limit may act again every `seconds / count` seconds. */
export type Limit = { count: number; seconds: number };

const minutes = (count: number): number => 60 * count;
const hour = minutes(60);

/** Defaults, high enough for shoppers who share an IP address: an office, a school, a mobile network. */
export const defaultLimits = {
  /** Invalid codes only. */
  couponGuessesOfClient: { count: 60, seconds: minutes(10) },
  couponGuessesOfCart: { count: 10, seconds: minutes(10) },
  /** Codes of no gift card, or of one that cannot be used. */
  giftCardGuessesOfClient: { count: 60, seconds: minutes(10) },
  giftCardGuessesOfCart: { count: 10, seconds: minutes(10) },
  /** Failed logins only. */
  loginsOfClient: { count: 60, seconds: minutes(10) },
  /** Of someone who is signed in: wrong passwords only. */
  passwordGuessesOfCustomer: { count: 10, seconds: minutes(10) },
  registrationsOfClient: { count: 20, seconds: hour },
  registrationsOfEmail: { count: 5, seconds: hour },
  passwordMailsOfClient: { count: 20, seconds: hour },
  passwordMailsOfEmail: { count: 5, seconds: hour },
  newPasswordsOfClient: { count: 20, seconds: hour },
  newPasswordsOfEmail: { count: 5, seconds: hour },
  /** Mails that ask to confirm another address. */
  emailChangesOfCustomer: { count: 5, seconds: hour },
  passkeyChangesOfCustomer: { count: 20, seconds: hour },
  /** Every login page asks for one, as browsers offer passkeys in its fields. */
  passkeyLoginsOfClient: { count: 300, seconds: minutes(10) },
  /** All that is kept of a customer is read at once. */
  downloadsOfCustomer: { count: 10, seconds: hour },
  refreshesOfClient: { count: 600, seconds: minutes(10) },
  cartsOfClient: { count: 300, seconds: minutes(10) },
  /** Every POST to carts, orders, checkout and wishlists. */
  writesOfClient: { count: 3000, seconds: minutes(10) },
  ordersOfClient: { count: 30, seconds: minutes(10) },
  ordersOfEmail: { count: 6, seconds: hour },
  /** Order numbers with an email address that do not belong together. */
  withdrawalGuessesOfClient: { count: 20, seconds: minutes(10) },
  paymentPagesOfClient: { count: 60, seconds: minutes(10) },
  paymentPagesOfCart: { count: 15, seconds: minutes(10) },
  reviewsOfClient: { count: 10, seconds: hour },
  backInStockOfClient: { count: 30, seconds: hour },
  backInStockOfEmail: { count: 10, seconds: hour },
  /** Subscribing and unsubscribing by a bare address, which anyone may write. */
  newsletterOfClient: { count: 60, seconds: hour },
  newsletterOfEmail: { count: 10, seconds: hour },
  newsletterChecksOfClient: { count: 120, seconds: hour },
  newsletterChecksOfEmail: { count: 60, seconds: hour },
} satisfies Record<string, Limit>;

/** The name of a limit: what is counted, and for whom. */
export type LimitName = keyof typeof defaultLimits;
export type Limits = Record<LimitName, Limit>;

const isName = (name: string): name is LimitName => Object.hasOwn(defaultLimits, name);
const entryForm = /^(?<name>\w+)=(?<count>[1-9]\d{0,6})\/(?<seconds>[1-9]\d{0,5})$/;

/** The defaults with the entries of `LIMITS` in their place, all multiplied by `LIMIT_FACTOR`. Throws an Error for an invalid entry. */
export function readLimits(entries: string, factor: number): Limits {
  const changed: Limits = { ...defaultLimits };
  for (const entry of entries.split(',').filter((text) => text !== '')) {
    const { name = '', count, seconds } = entryForm.exec(entry.trim())?.groups ?? {};
    if (!isName(name)) throw new Error(`LIMITS must be name=count/seconds, parted by commas, not '${entry}'`);
    changed[name] = { count: Number(count), seconds: Number(seconds) };
  }
  return scaledLimits(changed, factor);
}

/** These limits with their counts multiplied by a factor. */
export function scaledLimits(limits: Limits, factor: number): Limits {
  const result = { ...limits };
  for (const name of Object.keys(limits).filter(isName)) {
    const { count, seconds } = limits[name];
    result[name] = { count: count * factor, seconds };
  }
  return result;
}
