import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, UnreachableError } from './errors.ts';
import { createEventBus } from './events.ts';
import { createHttp, read, readPlain, readWithMeta, silent } from './http.ts';

type Seen = { url: string; authorization: string | null; store: string | null };

function answering(body: string, contentType = 'application/json') {
  const seen: Seen[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    seen.push({
      url: request.url,
      authorization: request.headers.get('authorization'),
      store: request.headers.get('x-vs-store-code'),
    });
    return new Response(body, { headers: { 'content-type': contentType } });
  };
  return { seen, options: { storeCode: 'fashion', baseUrl: 'http://shop.test', fetch } };
}

describe('API-05 the token travels once', () => {
  const tokens = { token: () => 'secret' };

  it('API-05 as Bearer header', async () => {
    const { seen, options } = answering('{"code":200,"result":1}');
    await read(createHttp({ ...options, tokens }).get('/api/cart/pull'), v.number());
    expect(seen).toEqual([{ url: 'http://shop.test/api/cart/pull', authorization: 'Bearer secret', store: 'fashion' }]);
  });

  it('API-05 or as query parameter', async () => {
    const { seen, options } = answering('{"code":200,"result":1}');
    await read(createHttp({ ...options, tokens, tokenInHeader: false }).get('/api/cart/pull'), v.number());
    expect(seen).toEqual([
      { url: 'http://shop.test/api/cart/pull?token=secret', authorization: null, store: 'fashion' },
    ]);
  });

  it.each([true, false])('API-05 and not at all for a guest (in the header: %s)', async (tokenInHeader) => {
    const { seen, options } = answering('{"code":200,"result":1}');
    await read(createHttp({ ...options, tokenInHeader }).get('/api/cart/pull'), v.number());
    expect(seen).toEqual([{ url: 'http://shop.test/api/cart/pull', authorization: null, store: 'fashion' }]);
  });
});

describe('API-03 answers that cannot be read', () => {
  const reading = (body: string, contentType?: string) =>
    read(createHttp(answering(body, contentType).options).get('/api/stock/check'), v.number());

  it('API-03 rejects what is not JSON whatever its status', async () => {
    const fetch = async () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } });
    const http = createHttp({ storeCode: 'fashion', baseUrl: 'http://shop.test', fetch });
    const answer = read(http.get('/api/stock/check'), v.number());
    await expect(answer).rejects.toThrow('Error with response - bad content-type!');
  });

  it('API-03 reads JSON whose content type names a charset', async () =>
    expect(await reading('{"code":200,"result":1}', 'application/json; charset=utf-8')).toBe(1));

  it('API-03 rejects what is not JSON', async () => {
    await expect(reading('<html>', 'text/html')).rejects.toThrow('Error with response - bad content-type!');
  });

  it('API-03 rejects what names no content type', async () => {
    const fetch = async () => new Response(new TextEncoder().encode('{"code":200,"result":1}'));
    const http = createHttp({ storeCode: 'fashion', baseUrl: 'http://shop.test', fetch });
    const answer = read(http.get('/api/stock/check'), v.number());
    await expect(answer).rejects.toThrow('Error with response - bad content-type!');
  });

  it('API-03 takes JSON without the envelope where none is due', async () => {
    const http = createHttp(answering('{"total":2}').options);
    const answer = readPlain(http.get('/api/catalog/x/product/_search'), v.object({ total: v.number() }));
    expect(await answer).toEqual({ total: 2 });
  });

  it.each([
    ['without an envelope', (answer: PromiseLike<Response>) => readPlain(answer, v.unknown())],
    ['with meta', (answer: PromiseLike<Response>) => readWithMeta(answer, v.unknown(), v.unknown())],
  ])('API-03 rejects what is not JSON in place of an answer %s', async (_which, readAs) => {
    const http = createHttp(answering('<html>', 'text/html').options);
    await expect(readAs(http.get('/api/catalog/x/product/_search'))).rejects.toThrow(
      'Error with response - bad content-type!',
    );
  });

  it('API-03 rejects JSON without the envelope in place of an answer with meta', async () => {
    const http = createHttp(answering('{"result":1,"meta":1}').options);
    const answer = readWithMeta(http.post('/api/user/login'), v.unknown(), v.unknown());
    await expect(answer).rejects.toThrow('Unhandled error, wrong response format!');
  });

  it.each(['null', '{"result":1}', '{"code":404}', '[]', '{"code":200,"result":"one"}', '{half'])(
    'API-03 rejects %s',
    async (body) => {
      await expect(reading(body)).rejects.toThrow('Unhandled error, wrong response format!');
      await expect(reading(body)).rejects.toBeInstanceOf(UnreachableError);
    },
  );
});

it('API-04 judges by the code of the body and carries the message of the server', async () => {
  const { options } = answering('{"code":404,"result":{"errorMessage":"Deze kortingscode is niet geldig"}}');
  const refused = read(createHttp(options).post('/api/cart/apply-coupon'), v.literal(true));
  await expect(refused).rejects.toMatchObject({ code: 404, message: 'Deze kortingscode is niet geldig' });
  await expect(refused).rejects.toBeInstanceOf(ApiError);
});

describe('Retry-After of an answer', () => {
  const refused = (retryAfter: string | undefined, body: string, contentType = 'application/json') => {
    const headers = { 'content-type': contentType, ...(retryAfter && { 'retry-after': retryAfter }) };
    const fetch = async () => new Response(body, { status: 503, headers });
    const http = createHttp({ storeCode: 'fashion', baseUrl: 'http://shop.test', fetch });
    return read(http.get('/api/cart/pull'), v.number()).catch((error: unknown) => error);
  };
  const busy = '{"code":503,"result":"Even geduld"}';
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    // what the server says, its Retry-After, body and content type, and milliseconds
    ['seconds', '5', busy, 'application/json', 5000],
    ['a date', 'Tue, 24 Nov 2026 12:01:00 GMT', busy, 'application/json', 60_000],
    ['a date that has passed', 'Tue, 24 Nov 2026 11:00:00 GMT', busy, 'application/json', 0],
    ['seconds, without an envelope', '5', '{}', 'application/json', 5000],
    ['seconds, in a page of a proxy', '5', '<html>', 'text/html', 5000],
    ['seconds, in an answer that broke off', '5', '{half', 'application/json', 5000],
    ['nothing', undefined, busy, 'application/json', undefined],
    ['nonsense', 'soon', busy, 'application/json', undefined],
  ])('is in milliseconds where it has %s', async (_title, header, body, contentType, retryAfter) => {
    expect(await refused(header, body, contentType)).toMatchObject({ retryAfter });
  });
});

it('API-01, API-04 reads an answer without envelope, and the envelope of its refusal', async () => {
  const found = answering('{"total":2}');
  const schema = v.object({ total: v.number() });
  expect(await readPlain(createHttp(found.options).get('/api/catalog/x/product/_search'), schema)).toEqual({
    total: 2,
  });
  const refused = answering('{"code":404,"result":"Onbekende index"}');
  await expect(readPlain(createHttp(refused.options).get('/api/catalog/y/product/_search'), schema)).rejects.toThrow(
    'Onbekende index',
  );
});

it('calls no answer unreachable', async () => {
  const http = createHttp({
    storeCode: 'fashion',
    baseUrl: 'http://shop.test',
    fetch: () => Promise.reject(new TypeError('down')),
  });
  await expect(read(http.get('/api/cart/pull'), v.number())).rejects.toBeInstanceOf(UnreachableError);
});

describe('API-04 the event of a call that fails', () => {
  /** The failures that a client emits of one call with this answer. */
  async function failuresOf(
    body: unknown,
    { contentType = 'application/json', status = 500, isSilent = false, reference = 'k3v9m2pq' } = {},
  ) {
    const emitted: unknown[] = [];
    const events = createEventBus();
    events.on('api/failed', (failure) => emitted.push(failure));
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const referenceHeaders = reference === '' ? undefined : { 'x-request-id': reference };
    const fetch = async () =>
      new Response(text, { status, headers: { 'content-type': contentType, ...referenceHeaders } });
    const http = createHttp({ storeCode: 'fashion', baseUrl: 'http://shop.test', fetch, events });
    await http.get('/api/cart/pull', isSilent ? silent : {});
    return emitted;
  }
  const refusal = { code: 500, result: 'Niet gelukt' };

  it.each([
    // what result is, result, message
    ['a text', 'Te veel', 'Te veel'],
    ['an object whose result is a text', { result: 'Te veel', message: 'Bad request' }, 'Te veel'],
    ['an object with a message', { message: 'Te veel', errorMessage: 'Bad request' }, 'Te veel'],
  ])('API-04 has the message of a result that is %s', async (_title, result, message) => {
    expect(await failuresOf({ code: 400, result })).toEqual([{ code: 400, message, reference: 'k3v9m2pq' }]);
  });

  it.each([
    // what result is, result
    ['an object with an errorMessage alone', { errorMessage: 'Het wachtwoord klopt niet', code: 401 }],
    ['a list of validation errors', [{ keyword: 'pattern', message: 'should match pattern' }]],
    ['an empty text', ''],
    ['nothing', null],
  ])('API-04 is not emitted for a result that is %s', async (_title, result) => {
    expect(await failuresOf({ code: 500, result })).toEqual([]);
  });

  it('API-04 is not emitted when the code in result is ENOTFOUND', async () => {
    expect(await failuresOf({ code: 500, result: { code: 'ENOTFOUND', message: 'getaddrinfo' } })).toEqual([]);
  });

  it('ERR-08 has the reference of the log entry that the answer names', async () => {
    expect(await failuresOf(refusal)).toMatchObject([{ reference: 'k3v9m2pq' }]);
  });

  it('ERR-08 has a short reference of its own when the answer names none', async () => {
    expect(await failuresOf(refusal, { reference: '' })).toMatchObject([
      { reference: expect.stringMatching(/^[2-9a-z]{8}$/) },
    ]);
  });

  it('API-04 is not emitted for a silent call', async () => {
    expect(await failuresOf(refusal, { isSilent: true })).toEqual([]);
  });

  it('API-04 goes by the code of the body when the status is 200', async () => {
    expect(await failuresOf(refusal, { status: 200 })).toEqual([
      { code: 500, message: 'Niet gelukt', reference: 'k3v9m2pq' },
    ]);
  });

  it('API-04 goes by the code of the body when that is 200', async () => {
    expect(await failuresOf({ code: 200, result: 'Gelukt' }, { status: 500 })).toEqual([]);
  });

  it.each([
    ['has no envelope', { total: 2 }, 'application/json'],
    ['is not JSON', '<html>', 'text/html'],
    ['broke off', '{half', 'application/json'],
  ])('API-04 is not emitted for an answer that %s', async (_title, body, contentType) => {
    expect(await failuresOf(body, { contentType })).toEqual([]);
  });
});
