import { resolver } from 'hono-openapi';
import * as v from 'valibot';
import type { RefusalCode } from '../http/envelope.ts';
import { conversion, refusal } from './jsonSchema.ts';

const refusalTexts: Record<RefusalCode, string> = {
  400: 'The request is not what the contract asks, or asks for what the shop does not do',
  401: 'An expired token, or no admin key',
  403: 'A wrong signature',
  404: 'Not known in this store view',
  405: 'Another method is meant',
  409: 'Not as things stand',
  413: 'The body is too large',
  422: 'Understood, and not possible',
  429: 'Too many requests',
  500: 'An unexpected failure',
  502: 'The payment provider gave no usable answer',
  503: 'A dependency is unavailable',
};

/** The Retry-After header of 429 and 503. */
export const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', required: true, schema: { type: 'string' as const } },
};

/** Content in JSON by a schema of a contract. */
export const ofJson = (schema: v.GenericSchema) => ({ 'application/json': { schema: resolver(schema, conversion) } });

/** Content described by its media type only. */
export const ofMedia = (...types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' as const } }]));

/** A refusal with one of these codes as it stands in the envelope, for `components.responses`. */
export const refusalResponses = Object.fromEntries(
  Object.entries(refusalTexts).map(([code, description]) => [
    `Refusal${code}`,
    {
      description,
      content: ofJson(v.intersect([refusal, v.object({ code: v.literal(Number(code)) })])),
      ...(code === '429' || code === '503' ? { headers: retryAfter } : {}),
    },
  ]),
);

/** The description of refusals with these codes. */
export const refuses = (...codes: readonly RefusalCode[]) =>
  Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/responses/Refusal${code}` }]));

/** The description of an answer in the envelope, and of the refusals that are this call's own. */
export const answers = (description: string, result: v.GenericSchema, ...codes: readonly RefusalCode[]) =>
  answersPlain(description, v.object({ code: v.literal(200), result }), ...codes);

/** The description of a call that only customers may make. */
export const forCustomers = { security: [{ customerToken: [] }] };

/** The description of an answer that the contract wants without the envelope. */
export const answersPlain = (description: string, body: v.GenericSchema, ...codes: readonly RefusalCode[]) => ({
  responses: { 200: { description, content: ofJson(body) }, ...refuses(...codes) },
});

/** The description of a page, a file or a picture. */
export const answersFile = (description: string, types: readonly string[], ...codes: readonly RefusalCode[]) => ({
  responses: { 200: { description, content: ofMedia(...types) }, ...refuses(...codes) },
});

/** The description of a body that the handler itself reads as JSON, and that may be left out. */
export const readsJson = (schema: v.GenericSchema) => ({ requestBody: { required: false, content: ofJson(schema) } });

/** The description of a query field that the handler itself reads. */
export const readsQuery = (...names: readonly string[]) => ({
  parameters: names.map((name) => ({ name, in: 'query' as const, schema: { type: 'string' as const } })),
});
