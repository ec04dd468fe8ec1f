import { numberOf } from '@etalage/catalog/rules';
import { parsePrice } from '@etalage/core';
import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';

/** A document of unknown fields, as other systems write it. */
export type Fields = Record<string, unknown>;

/** What was normalised in a document, each kind once. */
export type Changes = Set<Change>;

/** The kinds of normalisation, as the report names them (IMPORT-03). */
export type Change =
  | 'stock given as list'
  | 'number given as text'
  | 'price missing, taken from the cheapest variant'
  | 'option code taken from its attribute'
  | 'option label taken from its attribute'
  | 'attribute copied from custom_attributes'
  | 'HTML entity decoded'
  | 'HTML cleaned'
  | 'character that cannot be kept left out'
  | 'address made unique'
  | 'address made from the name'
  | 'repeated variant left out'
  | 'choice of a shopper left out'
  | 'state given as word'
  | 'date of nothing left out'
  | 'picture given as text'
  | 'picture that nothing can fetch left out'
  | 'price that nobody can pay left out'
  | 'special price of the product given to its variants'
  | 'id given as text'
  | 'sold out, as no variant can be chosen'
  | `left out, as nothing can read it: ${string}`;

/** Why a document cannot go in, and which field has what. */
export class Rejection extends Error {
  readonly at: { field?: string; value?: string };
  constructor(reason: string, { field, value }: { field?: string; value?: unknown } = {}) {
    super(reason);
    this.at = {
      ...(field === undefined ? {} : { field }),
      ...(value === undefined ? {} : { value: shortened(value) }),
    };
  }
}

const longest = 80;

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Whether something has fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of a list that have fields; nothing for what is no list. */
export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** A number that may be written as text; says so when it was. */
export function numberIn(value: unknown, changes: Changes): number | undefined {
  const number = numberOf(value);
  if (number !== undefined && typeof value === 'string') changes.add('number given as text');
  return number;
}

/** '9,95', '1.234,50' and '1 234,50'; not '1,234.50', which others write. */
const dutchAmount = /^(?:€\s*)?(?:\d+|\d{1,3}(?:[.\s]\d{3})+),(?:\d{1,2}|-)$/;

/** '1.234' is a thousand to some and little more than one to others. */
const doubtful = /^(?:€\s*)?\d{1,3}(?:\.\d{3})+$/;

/** More euros than anything costs; the sums of an order stay whole numbers that a database holds. */
const mostEuros = 1_000_000;

/**
 * An amount in euros, also as people write it; null where none is said. What nobody can pay is no special price, and 0 as the
 * price. Throws a Rejection for what is no amount.
 */
export function amountIn(value: unknown, name: string, changes: Changes): number | null {
  const text = String(value ?? '').trim();
  const number = numberIn(dutchAmount.test(text) ? String(parsePrice(text.replace('-', '0'))) : value, changes);
  if ((number === undefined && text !== '') || (typeof value === 'string' && doubtful.test(text)))
    throw new Rejection(`${name} cannot be read: an amount like 1234.50 or 1.234,50 was wanted`, {
      field: name,
      value,
    });
  if (number === undefined) return null;
  if (number >= 0 && number <= mostEuros) return number;
  changes.add('price that nobody can pay left out');
  // A variant without a price is sold at that of its product, one at 0 is not sold (PRICE-15).
  return name === 'price' ? 0 : null;
}

/** Marks that editors put into names; anything else between brackets is part of the name. */
const marks = /<\/?(?:b|br|em|font|i|mark|p|small|span|strong|sub|sup|u)(?:\s[^>]*)?\/?>/gi;

/** A name as plain text; some systems encode it more than once. */
export function nameIn(value: unknown, changes: Changes): string {
  const text = String(value);
  if (!/[&<]/.test(text)) return text;
  const decoded = decodeHTML(decodeHTML(text));
  if (decoded !== text) changes.add('HTML entity decoded');
  const plain = decoded.replace(marks, ' ').replace(/\s+/g, ' ').trim();
  if (plain !== decoded) changes.add('HTML cleaned');
  return plain;
}

const allowed = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
  allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'width', 'height'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
};

/** Paragraphs and lists of plain text: what the cleaner would leave as it is, told at a glance. */
const harmless = /^(?:<p>[^<>&]*<\/p>|<ul>(?:<li>[^<>&]*<\/li>)*<\/ul>)*$/;

/** HTML without anything that runs, styles or leaves the page by itself. */
export function htmlIn(value: unknown, changes: Changes): string {
  const text = String(value);
  if (!text.includes('<') || harmless.test(text)) return text;
  const clean = sanitizeHtml(text, allowed);
  if (/<(script|style|iframe|object|embed|form)\b|\son\w+\s*=|javascript:/i.test(text)) changes.add('HTML cleaned');
  return clean;
}

/** Sets a field unless the value is undefined. */
export function setKnown(fields: Fields, name: string, value: unknown): void {
  if (value !== undefined) fields[name] = value;
}

/** Sets a field, or leaves it out when the value is undefined. */
export function setOrLeaveOut(fields: Fields, name: string, value: unknown): void {
  if (value === undefined) delete fields[name];
  else fields[name] = value;
}
