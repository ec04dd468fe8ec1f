import { readFileSync } from 'node:fs';
import { emailAddress } from '@etalage/core';
import { tax as taxConstants } from '@etalage/core/constants';
import { isValidIBAN } from 'ibantools';
import * as v from 'valibot';
import { mailLook } from './mailLook.ts';
import { readDailyOffers, type DailyOffer } from '../offers/dailyOffers.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** As banks write it for machines: without spaces. */
const iban = v.pipe(
  text,
  v.check(isValidIBAN, ({ input }) => `'${String(input)}' is no valid IBAN`),
);

const storeSchema = v.strictObject({
  code: v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/)),
  /** The first digit of its order numbers, and the key of everything that belongs to it. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What shoppers call it, for instance in mails. */
  name: text,
  /** In which the backend words what a shopper must wait for; all else is Dutch (API-02). */
  language: v.optional(v.picklist(['nl', 'en']), 'nl'),
  searchIndex: text,
  /** Where shoppers reach it. No slash at its end. */
  url: v.pipe(v.string(), v.url()),
  /** The picture of a product card: width and height in CSS px at 1x. */
  cardImage: v.strictObject({ width: pixels, height: pixels }),
  /** Whether larger quantities cost less each where products say so. */
  priceTiers: v.boolean(),
  /** Whether tax depends on the customer's group, and whose group counts for everyone where one is forced (PRICE-11). */
  tax: v.optional(
    v.strictObject({ userGroup: v.boolean(), forcedGroup: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
    { userGroup: taxConstants.userGroup },
  ),
  /** The account to which shoppers transfer; without one no bank transfer is offered (PAY-21). */
  bank: v.optional(v.strictObject({ accountHolder: text, iban })),
  /** Who the store is. What mails do not need is left out by stores that have not said it. */
  contact: v.strictObject({
    ...{ company: text, email: emailAddress, phone: text },
    ...{ street: v.optional(text), postcode: v.optional(text), city: v.optional(text) },
    ...{ kvk: v.optional(text), vat: v.optional(text) },
  }),
  mail: v.optional(mailLook, {}),
  /** Whether subscribers of the newsletter are mailed about a cart that they left a day ago. */
  remindsOfCarts: v.optional(v.boolean(), false),
});

/** A store view as the backend knows it, with its round of daily offers. */
export type Store = v.InferOutput<typeof storeSchema> & { offers: readonly DailyOffer[] };

/** The store views of `data/stores.json`. Throws an Error that names the field that is wrong. */
export function readStores(file = new URL('../../data/stores.json', import.meta.url)): readonly Store[] {
  const read = v.safeParse(v.array(storeSchema), JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return read.output.map((store) => ({ ...store, offers: readDailyOffers(store.code) }));
  throw new Error(read.issues.map((issue) => `stores.json ${v.getDotPath(issue)}: ${issue.message}`).join('; '));
}

/** The store view of a code, or undefined. */
export const storeByCode = (stores: readonly Store[], code: string): Store | undefined =>
  stores.find((store) => store.code === code);
