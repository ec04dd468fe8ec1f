import { flagOf, fromCompact, numberOf } from '@etalage/catalog/rules';
import * as v from 'valibot';
import { isFields, Rejection, type Changes, type Fields } from './documentFields.ts';
import { isPlain, quickTest, type Test } from './quickTest.ts';

/** The place where nothing could be made of a value. */
type Misfit = { field: string; value: unknown; wanted: string };
type Fitted = { value: unknown } | { misfit: Misfit };
/** What is left out of a document. */
type LeaveOut = (misfit: Misfit) => void;

/**
 * Brings normalised documents of one kind into the form in which the shop reads them: text and numbers are written as the
 * schema has them, and what it cannot be given is left out. So whatever is accepted can be shown.
 */
export function documentFitter(schema: v.GenericSchema): (document: Fields, changes: Changes) => Fields {
  const isFit: Test = quickTest(schema);
  return (document, changes) => {
    const named = withoutShortNames(document, changes);
    if (isFit(named)) return named;
    const fitted = fit(schema, named, '', ({ field }) =>
      changes.add(`left out, as nothing can read it: ${lists(field)}`),
    );
    if ('misfit' in fitted || !isFields(fitted.value)) throw rejectionOf(fitted);
    return fitted.value;
  };
}

function rejectionOf(fitted: Fitted): Rejection {
  if (!('misfit' in fitted)) return new Rejection('no document');
  const { field, value, wanted } = fitted.misfit;
  const found = value === undefined ? 'is missing' : 'cannot be read';
  return new Rejection(`${lists(field)} ${found}: ${wanted} was wanted`, { field, value: value ?? null });
}

const lists = (field: string): string => field.replaceAll(/\.\d+(?=\.|$)/g, '[]');

/** A field of its own under a short name would be taken for the field that a compact answer shortens to it. */
function withoutShortNames(document: Fields, changes: Changes): Fields {
  const names = Object.keys(document).filter(isShortName);
  if (names.length === 0) return document;
  for (const name of names) changes.add(`left out, as nothing can read it: ${name}`);
  return Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)));
}

const shortNames = new Map<string, boolean>();

function isShortName(name: string): boolean {
  const known = shortNames.get(name) ?? !(name in fromCompact({ [name]: null }));
  if (shortNames.size < 10_000) shortNames.set(name, known);
  return known;
}

function fit(schema: v.GenericSchema, value: unknown, field: string, leaveOut: LeaveOut): Fitted {
  const known: { type: string } = schema;
  const misfit = (wanted: string): Fitted => ({ misfit: { field, value, wanted } });
  if (!isPlain(known)) return v.is(schema, value) ? { value } : misfit('another value');
  switch (known.type) {
    case 'string':
      return isWord(value) ? { value: String(value) } : misfit('text');
    case 'number': {
      const number = numberOf(value);
      return number === undefined ? misfit('a number') : { value: number };
    }
    case 'boolean': {
      const flag = flagOf(value);
      return flag === undefined ? misfit('yes or no') : { value: flag };
    }
    case 'nullish':
      return fitOrLeaveOut(known.wrapped, value, field, leaveOut);
    case 'union':
      return fitOne(known.options, value, field, leaveOut);
    case 'array':
      return Array.isArray(value) ? fitEntries(known.item, value, field, leaveOut) : misfit('a list');
    case 'loose_object':
      return isFields(value) ? fitFields(known.entries, value, field, leaveOut) : misfit('fields');
  }
}

const isWord = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));

function fitOrLeaveOut(schema: v.GenericSchema, value: unknown, field: string, leaveOut: LeaveOut): Fitted {
  if (value === undefined || value === null) return { value };
  const fitted = fit(schema, value, field, leaveOut);
  if (!('misfit' in fitted)) return fitted;
  leaveOut(fitted.misfit);
  return { value: null };
}

/** As it is where one of the schemas takes it so, else by the first that something can be made for. */
function fitOne(schemas: readonly v.GenericSchema[], value: unknown, field: string, leaveOut: LeaveOut): Fitted {
  if (isStorable(value) && schemas.some((schema) => v.is(schema, value))) return { value };
  const ways = schemas.map((schema) => fit(schema, value, field, leaveOut));
  const [first] = ways;
  return ways.find((way) => !('misfit' in way)) ?? first ?? { value };
}

/** JSON reads 1e400 as Infinity, and writes that as null. */
const isStorable = (value: unknown): boolean => typeof value !== 'number' || Number.isFinite(value);

function fitEntries(schema: v.GenericSchema, list: readonly unknown[], field: string, leaveOut: LeaveOut): Fitted {
  const entries = list.flatMap((entry, index) => {
    const fitted = fit(schema, entry, `${field}.${index}`, leaveOut);
    if (!('misfit' in fitted)) return [fitted.value];
    leaveOut(fitted.misfit);
    return [];
  });
  return { value: entries };
}

function fitFields(
  schemas: Record<string, v.GenericSchema>,
  fields: Fields,
  field: string,
  leaveOut: LeaveOut,
): Fitted {
  const fitted: Fields = { ...fields };
  for (const [name, schema] of Object.entries(schemas)) {
    const own = fit(schema, fields[name], field === '' ? name : `${field}.${name}`, leaveOut);
    if ('misfit' in own) return own;
    if (own.value !== undefined) fitted[name] = own.value;
  }
  return { value: fitted };
}
