import { shortText, storableInteger } from '@etalage/core';
import * as v from 'valibot';

/** A text that a shopper types: trimmed by nobody, at most 255 characters. */
const line = shortText(255);

/** Where the region belongs to the country: name, number and code, all optional in the Netherlands and Belgium. */
const regionFields = {
  region: v.optional(v.nullable(line)),
  region_id: v.optional(v.nullable(storableInteger)),
  region_code: v.optional(v.nullable(line)),
};

const streetLines = v.pipe(v.array(line), v.maxLength(4));

/** The address of shipping-information (ADDR-13): street name first, then the house number with its addition. */
export const addressPayload = v.object({
  firstname: line,
  lastname: line,
  city: line,
  postcode: line,
  street: streetLines,
  countryId: line,
});
export type AddressPayload = v.InferOutput<typeof addressPayload>;

/** The address with which shipping methods are looked up (wire contract 9.1): the country alone is enough. */
export const addressQuery = v.object({
  country_id: line,
  firstname: v.optional(line),
  lastname: v.optional(line),
  city: v.optional(line),
  postcode: v.optional(line),
  street: v.optional(streetLines),
  countryId: v.optional(line),
  ...regionFields,
});
export type AddressQuery = v.InferOutput<typeof addressQuery>;

/** The address of an order (wire contract 10.1). What it must hold is a rule: `orderAddressIssues`. */
export const orderAddress = v.object({
  firstname: line,
  lastname: line,
  street: streetLines,
  postcode: line,
  city: line,
  country_id: line,
  email: v.optional(line),
  telephone: v.optional(line),
  company: v.optional(v.nullable(line)),
  vat_id: v.optional(v.nullable(line)),
  ...regionFields,
});
export type OrderAddress = v.InferOutput<typeof orderAddress>;
