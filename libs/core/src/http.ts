import ky, { type AfterResponseHook, type KyInstance } from 'ky';
import * as v from 'valibot';
import { ApiError, UnreachableError } from './errors.ts';
import type { EventBus } from './events.ts';
import { newReference } from './reference.ts';
import { referenceHeader } from './referenceHeader.ts';
import { createTokenRefresh, maxRepeats } from './tokenRefresh.ts';
import { guestTokens, type TokenPort } from './tokens.ts';

export type HttpOptions = {
  storeCode: string;
  /** Where relative addresses start; the page's own origin when left out. */
  baseUrl?: string;
  /** Whose calls these are; a guest's when left out. */
  tokens?: TokenPort;
  /** Where it is emitted that a call failed, and that a customer's session is over. */
  events?: EventBus;
  /** True: the token travels as Bearer header. False: as query parameter `token`. Never both (API-05). */
  tokenInHeader?: boolean;
  /** Milliseconds until an answer counts as missing. */
  timeout?: number;
  /** Handed in by tests and by a server that knows its backend. */
  fetch?: typeof globalThis.fetch;
};

/** The one client of the shop: knows the store view and the token, repeats only what a refreshed token permits, judges no status. */
export function createHttp({
  storeCode,
  baseUrl,
  tokens = guestTokens,
  events,
  tokenInHeader = true,
  timeout = 10_000,
  fetch,
}: HttpOptions): KyInstance {
  const authorize = (request: Request) => withToken(request, tokens.token(), tokenInHeader);
  const tokenOf = (request: Request) => readToken(request, tokenInHeader);
  const { refresh } = tokens;
  // A call that is repeated with a new token has not failed: what follows the refresh does not hear of the refusal.
  const afterResponse = [
    ...(refresh === undefined ? [] : [createTokenRefresh({ tokens, refresh, events, tokenOf, authorize })]),
    ...(events === undefined ? [] : [emitFailures(events)]),
  ];
  return ky.create({
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(fetch === undefined ? {} : { fetch }),
    headers: { 'x-vs-store-code': storeCode },
    // No method: a call without an answer is not repeated.
    retry: { limit: maxRepeats, methods: [] },
    throwHttpErrors: false,
    timeout,
    hooks: { beforeRequest: [({ request }) => authorize(request)], afterResponse },
  });
}

const readToken = ({ url, headers }: Request, inHeader: boolean): string | undefined =>
  (inHeader ? headers.get('authorization')?.replace('Bearer ', '') : new URL(url).searchParams.get('token')) ??
  undefined;

function withToken(request: Request, token: string | undefined, inHeader: boolean): Request {
  if (token === undefined) return request;
  if (!inHeader) {
    const url = new URL(request.url);
    url.searchParams.set('token', token);
    return new Request(url, request);
  }
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token}`);
  return new Request(request, { headers });
}

const envelopeSchema = v.looseObject({ code: v.number(), result: v.unknown(), meta: v.optional(v.unknown()) });

/** The texts of an answer that cannot be read (API-03). */
export const badContentType = 'Error with response - bad content-type!';
export const wrongResponseFormat = 'Unhandled error, wrong response format!';

/** The `result` of an enveloped answer. Throws an ApiError for any code but 200, an UnreachableError without a usable answer. */
export const read = async <T>(answer: PromiseLike<Response>, schema: v.GenericSchema<unknown, T>): Promise<T> =>
  agreed(schema, (await readEnvelope(answer)).result);

/** The `result` of an enveloped answer and the `meta` beside it; throws as `read` does. */
export async function readWithMeta<T, Meta>(
  answer: PromiseLike<Response>,
  resultSchema: v.GenericSchema<unknown, T>,
  metaSchema: v.GenericSchema<unknown, Meta>,
): Promise<{ result: T; meta: Meta }> {
  const { result, meta } = await readEnvelope(answer);
  return { result: agreed(resultSchema, result), meta: agreed(metaSchema, meta) };
}

async function readEnvelope(answer: PromiseLike<Response>): Promise<v.InferOutput<typeof envelopeSchema>> {
  const { body, retryAfter } = await json(answer);
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success) throw new UnreachableError(wrongResponseFormat, { retryAfter });
  const { code, result } = envelope.output;
  if (code !== 200) throw new ApiError(code, messageOf(result), result, { retryAfter });
  return envelope.output;
}

/** An answer without the envelope: catalogue search, URL map, review service (wire contract 2, 6). */
export async function readPlain<T>(answer: PromiseLike<Response>, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const { body, retryAfter } = await json(answer);
  const refusal = v.safeParse(envelopeSchema, body);
  if (refusal.success && refusal.output.code !== 200) {
    const { code, result } = refusal.output;
    throw new ApiError(code, messageOf(result), result, { retryAfter });
  }
  return agreed(schema, body);
}

async function json(answer: PromiseLike<Response>): Promise<{ body: unknown; retryAfter: number | undefined }> {
  const response = await reached(answer);
  const retryAfter = retryAfterOf(response.headers);
  if (!response.headers.get('content-type')?.includes('application/json')) {
    throw new UnreachableError(badContentType, { retryAfter });
  }
  try {
    return { body: await response.json(), retryAfter };
  } catch (cause) {
    throw new UnreachableError(wrongResponseFormat, { cause, retryAfter });
  }
}

/** Milliseconds after which the server wants to be asked again: `Retry-After` has seconds, or a date (RFC 9110, 10.2.3). */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

async function reached(answer: PromiseLike<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (cause) {
    throw new UnreachableError('No answer', { cause });
  }
}

function agreed<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new UnreachableError(wrongResponseFormat, { cause: new v.ValiError(parsed.issues) });
}

const textIn = <Key extends string>(key: Key) =>
  v.pipe(
    v.looseObject({ [key]: v.string() }),
    v.transform((found) => found[key] ?? ''),
  );
const noticeSchema = v.union([v.string(), textIn('result'), textIn('message')]);
const messageSchema = v.union([noticeSchema, textIn('errorMessage')]);

/** What a refusal says to the shopper, or '' when it says nothing (wire contract 1.2). */
export function messageOf(result: unknown): string {
  const found = v.safeParse(messageSchema, result);
  return found.success ? found.output : '';
}

/** Request options that suppress the error notification: the caller handles the failure itself (API-04). */
export const silent = { context: { isSilent: true } };

const unreachableHost = v.looseObject({ code: v.literal('ENOTFOUND') });

/** Emits `api/failed` with what the server says of a failure. An `errorMessage` is for the caller alone (wire contract 1.2). */
const emitFailures =
  (events: EventBus): AfterResponseHook =>
  async ({ response, options }) => {
    if (options.context['isSilent'] === true) return;
    const answer = v.safeParse(envelopeSchema, await response.json().catch(() => undefined));
    if (!answer.success || answer.output.code === 200) return;
    const { code, result } = answer.output;
    const notice = v.safeParse(noticeSchema, result);
    if (!notice.success || notice.output === '' || v.is(unreachableHost, result)) return;
    const reference = response.headers.get(referenceHeader) ?? newReference();
    events.emit('api/failed', { code, message: notice.output, reference });
  };
