import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { ApiError, UnreachableError } from './errors.ts';
import { createEventBus } from './events.ts';
import { createHttp, read, type HttpOptions } from './http.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Session = { token: string | undefined; refreshes: number; ends: number; failures: number };
type Call = { token: string | undefined; body: string; at: number };

type Options = Partial<HttpOptions> & {
  refresh?: (session: Session) => Promise<void>;
  accepted?: string;
  /** The code of its refusals. */
  refusal?: number;
  /** Happens while a call is under way. */
  meanwhile?: (session: Session) => void;
};

const renew = async (session: Session) => void (session.token = 'new');
const giveNone = async () => {};

/** A server that takes one token, and a client whose port gets it by `refresh`. */
function aSession(options: Options = {}) {
  const { refresh = renew, accepted = 'new', refusal = 401, meanwhile = () => {}, ...httpOptions } = options;
  const start = Date.now();
  const calls: Call[] = [];
  const session: Session = { token: 'old', refreshes: 0, ends: 0, failures: 0 };
  const events = createEventBus();
  events.on('session/ended', () => (session.ends += 1));
  events.on('api/failed', () => (session.failures += 1));
  const fetch = async (input: RequestInfo | URL) => {
    const request = new Request(input);
    const bearer = request.headers.get('authorization')?.replace('Bearer ', '');
    const token = bearer ?? new URL(request.url).searchParams.get('token') ?? undefined;
    calls.push({ token, body: await request.text(), at: Date.now() - start });
    meanwhile(session);
    const code = token === accepted ? 200 : refusal;
    return Response.json(
      { code, result: code === 200 ? 1 : 'Je sessie is verlopen. Log opnieuw in' },
      { status: code },
    );
  };
  const tokens = {
    token: () => session.token,
    refresh: () => {
      session.refreshes += 1;
      return refresh(session);
    },
  };
  const http = createHttp({ storeCode: 'fashion', baseUrl: 'http://shop.test', fetch, tokens, events, ...httpOptions });
  const get = () => settled(read(http.get('/api/user/me'), v.number()));
  const post = (json: unknown) => settled(read(http.post('/api/cart/update', { json }), v.number()));
  return { session, calls, get, post, tokensSent: () => calls.map(({ token }) => token) };
}

/** The result of a call, after all timers have run. */
async function settled(call: Promise<unknown>): Promise<unknown> {
  const outcome = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

const unauthorized = expect.objectContaining({ code: 401 });

describe('a call whose token the server refuses', () => {
  it('SESSION-22 has the token refreshed once, however many calls were refused', async () => {
    const refresh = async (session: Session) => {
      // All of them are refused before the new token is there.
      await new Promise((resolve) => void setTimeout(resolve, 100));
      await renew(session);
    };
    const { session, get } = aSession({ refresh });
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
    expect(session.refreshes).toBe(1);
  });

  it('SESSION-22 has the token refreshed anew once the new one has expired too', async () => {
    let accepted = 'new';
    const fetch = async (input: RequestInfo | URL) => {
      const code = new Request(input).headers.get('authorization') === `Bearer ${accepted}` ? 200 : 401;
      return Response.json({ code, result: 1 }, { status: code });
    };
    const { session, get } = aSession({ fetch, refresh: async (current) => void (current.token = accepted) });
    expect(await get()).toBe(1);
    accepted = 'newer';
    expect(await get()).toBe(1);
    expect(session.refreshes).toBe(2);
  });

  it('SESSION-22 has no token refreshed when another call has got a new one meanwhile', async () => {
    const { session, get, tokensSent } = aSession({ meanwhile: (current) => (current.token = 'new') });
    expect(await get()).toBe(1);
    expect([session.refreshes, tokensSent()]).toEqual([0, ['old', 'new']]);
  });

  it.each([400, 403, 404])('SESSION-22 has no token refreshed when it is refused with %s', async (refusal) => {
    const { session, get } = aSession({ refusal });
    expect(await get()).toMatchObject({ code: refusal });
    expect([session.ends, session.refreshes]).toEqual([0, 0]);
  });

  it.each([true, false])(
    'SESSION-23 is repeated with the new token after a second (in its header: %s)',
    async (tokenInHeader) => {
      const { calls, post } = aSession({ tokenInHeader });
      expect(await post({ qty: 2 })).toBe(1);
      expect(calls).toEqual([
        { token: 'old', body: '{"qty":2}', at: 0 },
        { token: 'new', body: '{"qty":2}', at: 1000 },
      ]);
    },
  );

  it.each([
    [true, ['Bearer new', []]],
    [false, [null, ['new']]],
  ])('API-05 is repeated with the new token in one place (in its header: %s)', async (tokenInHeader, expected) => {
    const sent: unknown[] = [];
    const fetch = async (input: RequestInfo | URL) => {
      const { headers, url } = new Request(input);
      sent.push([headers.get('authorization'), new URL(url).searchParams.getAll('token')]);
      const code = sent.length === 1 ? 401 : 200;
      return Response.json({ code, result: 1 }, { status: code });
    };
    expect(await aSession({ tokenInHeader, fetch }).get()).toBe(1);
    expect(sent.slice(1)).toEqual([expected]);
  });

  it('API-04 does not count as failed when it is repeated with a new token', async () => {
    const { session, get } = aSession();
    await get();
    expect(session.failures).toBe(0);
  });

  it('API-04 has failed when it keeps its refusal', async () => {
    const { session, get } = aSession({ refresh: giveNone });
    await get();
    expect(session.failures).toBe(1);
  });

  it('keeps its refusal when the server gives no new token, and the session is over', async () => {
    const { session, get, tokensSent } = aSession({ refresh: giveNone });
    expect(await Promise.all([get(), get()])).toEqual([unauthorized, unauthorized]);
    expect([session.ends, session.refreshes, tokensSent()]).toEqual([1, 1, ['old', 'old']]);
  });

  it('is not repeated twice: the session is over when the new token is refused as well', async () => {
    const { session, get, tokensSent } = aSession({ accepted: 'none' });
    expect(await get()).toBeInstanceOf(ApiError);
    expect([session.ends, session.refreshes, tokensSent()]).toEqual([1, 1, ['old', 'new']]);
  });

  it.each([
    ['not refreshed', { refresh: giveNone }],
    ['refused again', { accepted: 'none' }],
  ])('asks for no token after a session that was %s, and says so once', async (_title, options) => {
    const { session, get } = aSession(options);
    await get();
    expect(await get()).toEqual(unauthorized);
    expect([session.ends, session.refreshes]).toEqual([1, 1]);
  });

  it('fails without an end of the session when the refresh has no answer, and the next call tries again', async () => {
    const refresh = vi.fn(renew).mockRejectedValueOnce(new UnreachableError('No answer'));
    const { session, get } = aSession({ refresh });
    expect(await get()).toBeInstanceOf(UnreachableError);
    expect(session.ends).toBe(0);
    expect(await get()).toBe(1);
  });

  it('is repeated once more with the token that came while the new one was refused', async () => {
    const meanwhile = (session: Session) => {
      if (session.refreshes === 1) session.token = 'newer';
    };
    const { session, get, tokensSent } = aSession({ accepted: 'newer', meanwhile });
    expect(await get()).toBe(1);
    expect([session.ends, session.refreshes, tokensSent()]).toEqual([0, 1, ['old', 'new', 'newer']]);
  });

  it('keeps its refusal, and the session goes on, when the token changes with each call', async () => {
    const meanwhile = (session: Session) => (session.token = `after ${session.token}`);
    const { session, get, calls } = aSession({ meanwhile });
    expect(await get()).toEqual(unauthorized);
    expect([session.ends, calls.length]).toEqual([0, 3]);
  });

  it('keeps its refusal when the customer left during the refresh', async () => {
    const refresh = async (session: Session) => void (session.token = undefined);
    const { session, get, tokensSent } = aSession({ refresh });
    expect(await get()).toEqual(unauthorized);
    expect([session.ends, tokensSent()]).toEqual([0, ['old']]);
  });

  it('keeps its refusal when the customer left meanwhile', async () => {
    const { session, get, tokensSent } = aSession({ meanwhile: (current) => (current.token = undefined) });
    expect(await get()).toEqual(unauthorized);
    expect([session.ends, session.refreshes, tokensSent()]).toEqual([0, 0, ['old']]);
  });
});

describe('a client whose tokens can be refreshed', () => {
  it('SESSION-22 takes the 401 of a guest for an ordinary refusal', async () => {
    const { session, get, calls } = aSession();
    session.token = undefined;
    expect(await get()).toEqual(unauthorized);
    expect([session.ends, session.refreshes, calls.length]).toEqual([0, 0, 1]);
  });

  it('repeats no call that had no answer', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('down')));
    expect(await aSession({ fetch }).get()).toBeInstanceOf(UnreachableError);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

it('a client whose tokens cannot be refreshed takes every 401 for a refusal', async () => {
  const { session, get, tokensSent } = aSession({ tokens: { token: () => 'old' } });
  expect(await get()).toEqual(unauthorized);
  expect([session.ends, tokensSent()]).toEqual([0, ['old']]);
});
