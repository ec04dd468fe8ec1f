import { emailAddress, shortText, storableInteger } from '@etalage/core';
import * as v from 'valibot';

const line = shortText(255);

const regionOfAddress = v.object({
  region_code: v.optional(v.nullable(line)),
  region: v.nullable(line),
  region_id: v.optional(v.nullable(storableInteger)),
});

/** An address that a customer keeps (wire contract 11). What it must hold is a rule: `orderAddressIssues`. */
export const customerAddress = v.object({
  /** Absent in a new address. */
  id: v.optional(storableInteger),
  customer_id: v.optional(storableInteger),
  firstname: line,
  lastname: line,
  company: v.optional(v.nullable(line)),
  street: v.pipe(v.array(line), v.maxLength(4)),
  postcode: line,
  city: line,
  country_id: line,
  region: v.optional(v.nullable(regionOfAddress)),
  region_id: v.optional(v.nullable(storableInteger)),
  telephone: v.optional(v.nullable(line)),
  vat_id: v.optional(v.nullable(line)),
  default_shipping: v.optional(v.boolean()),
  default_billing: v.optional(v.boolean()),
});
export type CustomerAddress = v.InferOutput<typeof customerAddress>;

/** The most addresses that a customer keeps. */
const maxAddresses = 50;

/** What a customer may change (ACC-08); a field that is left out stays as it is. Addresses replace all that were kept. */
export const customerChanges = v.object({
  firstname: v.optional(line),
  lastname: v.optional(line),
  email: v.optional(emailAddress),
  addresses: v.optional(v.pipe(v.array(customerAddress), v.maxLength(maxAddresses))),
});
export type CustomerChanges = v.InferOutput<typeof customerChanges>;

/** The body of POST /api/user/me. Fields of a customer that cannot be changed may be sent along (ACC-08). */
export const customerUpdate = v.object({ customer: customerChanges });

/** A customer as the server knows them (wire contract 11). */
export const customer = v.object({
  id: v.number(),
  group_id: v.number(),
  /** The id of an address, as text. */
  default_billing: v.optional(v.string()),
  default_shipping: v.optional(v.string()),
  created_at: v.string(),
  updated_at: v.string(),
  created_in: v.string(),
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  store_id: v.number(),
  website_id: v.number(),
  addresses: v.array(customerAddress),
  disable_auto_group_change: v.number(),
  extension_attributes: v.object({
    is_subscribed: v.boolean(),
    /** Whether the link in the mail to this address was opened. */
    is_confirmed: v.boolean(),
    /** An address that takes the place of `email` once it is confirmed (SESSION-31). */
    pending_email: v.optional(v.string()),
    /** False where the customer's group pays what guests pay. */
    has_group_prices: v.optional(v.boolean()),
  }),
});
export type Customer = v.InferOutput<typeof customer>;

/** The answer of GET and POST /api/user/me (SESSION-27): `groupToken` is a signed JWT of group_id, id and user. */
export const profile = v.object({ ...customer.entries, groupToken: v.string() });
export type Profile = v.InferOutput<typeof profile>;
