import type { ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import { conversion } from '../docs/jsonSchema.ts';
import * as v from 'valibot';
import { BackendError, refuse } from './envelope.ts';

type Issue = { readonly message: string; readonly path?: readonly unknown[] | undefined };

const segment = v.union([
  v.pipe(
    v.looseObject({ key: v.unknown() }),
    v.transform(({ key }) => key),
  ),
  v.unknown(),
]);

/** `cartItem.qty, cartItem.sku`: the fields that are wrong, in their order, each once. */
function wrongFields(issues: readonly Issue[]): string {
  const paths = issues.map(({ path = [] }) => path.map((part) => String(v.parse(segment, part))).join('.'));
  return [...new Set(paths)].filter((path) => path !== '').join(', ');
}

/** What is said about a request that is not what the contract asks. */
export function malformed(issues: readonly Issue[]): BackendError {
  const fields = wrongFields(issues);
  return new BackendError(400, fields === '' ? 'De aanvraag is ongeldig.' : `De aanvraag is ongeldig: ${fields}.`);
}

/**
 * Reads one part of a request by its schema, or answers 400 with the fields that are wrong. The same schema describes
 * the part in the OpenAPI document.
 */
export const valid = <T extends keyof ValidationTargets, S extends v.GenericSchema>(target: T, schema: S) =>
  validator(
    target,
    schema,
    (read) => {
      if (!read.success) throw malformed(read.error);
    },
    conversion,
  );

/** Reads any value by a schema of the contract, or refuses it with 400. */
export function parsed<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  throw malformed(read.issues);
}

/** The value of a JSON text, or a 400. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(400, 'De aanvraag is geen geldige JSON.');
  }
}
