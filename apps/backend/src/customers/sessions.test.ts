import { beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, aRegistration, logIn, testPassword } from '../testing/aCustomer.ts';
import { testAdminKey } from '../testing/aBackend.ts';
import { aShop } from '../testing/aShop.ts';
import { connectionFrom } from '../testing/connectionFrom.ts';
import { defaultLimits } from '../limits/limits.ts';
import { customers, sessions, sessionTokens } from './tables.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => void (shop = await aShop()));

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.call('POST', `/api/user/${path}`, body, headers);
const tryLogin = (username = 'jans@voorbeeld.nl', password = testPassword, headers = {}) =>
  post('login', { username, password }, headers);
const me = (headers: Record<string, string>, query = '') =>
  shop.call('GET', `/api/user/me${query}`, undefined, headers);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const refreshed = async (refreshToken: string, headers: Record<string, string> = {}) => {
  const answer = await shop.app.request('/api/user/refresh', {
    method: 'POST',
    body: JSON.stringify({ refreshToken }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return answer.json();
};
const refused = {
  status: 401,
  code: 401,
  result: 'Je inloggegevens kloppen niet of je account is tijdelijk geblokkeerd',
};
const expired = { status: 401, code: 401, result: 'Je sessie is verlopen. Log opnieuw in' };

describe('SESSION-03 logging in', () => {
  it('SESSION-03 answers a token of 32 characters in result and a refresh token in meta', async () => {
    await aCustomer(shop);
    const { token, refreshToken } = await logIn(shop);
    expect(token).toMatch(/^[\w-]{32}$/u);
    expect(refreshToken).toMatch(/^[\w-]{32}$/u);
    expect(refreshToken).not.toBe(token);
  });

  it('SESSION-03 takes the email however it is written', async () => {
    await aCustomer(shop);
    expect(await tryLogin(' JANS@Voorbeeld.nl ')).toMatchObject({ code: 200 });
  });

  it('SESSION-03 gives each session tokens of its own, so that several devices stay logged in', async () => {
    const first = await aCustomer(shop);
    const second = await logIn(shop);
    expect(second.token).not.toBe(first.token);
    expect(await me(first.headers)).toMatchObject({ code: 200 });
    expect(await me(second.headers)).toMatchObject({ code: 200 });
  });

  it('SESSION-03 keeps neither password nor tokens in the database', async () => {
    const { token, refreshToken } = await aCustomer(shop);
    const kept = JSON.stringify([
      await shop.ports.database.select().from(customers),
      await shop.ports.database.select().from(sessionTokens),
    ]);
    for (const secret of [testPassword, token, refreshToken]) expect(kept).not.toContain(secret);
    expect(kept).toContain('$argon2id$');
  });

  it('SESSION-03 writes neither password nor tokens into the log, and lets nobody cache the answer', async () => {
    const { token, refreshToken } = await aCustomer(shop);
    const answer = await shop.app.request(`/api/user/me?token=${token}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const log = JSON.stringify(shop.log);
    for (const secret of [testPassword, token, refreshToken]) expect(log).not.toContain(secret);
  });
});

it('API-01 a login answers code, result and meta, and nothing beside them', async () => {
  await aCustomer(shop);
  const body = JSON.stringify({ username: 'jans@voorbeeld.nl', password: testPassword });
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  const answer = await (await shop.app.request('/api/user/login', init)).json();
  expect(answer).toEqual({ code: 200, result: expect.any(String), meta: { refreshToken: expect.any(String) } });
});

describe('SESSION-03 a token that somebody else chose', () => {
  const chosen = 'gekozen-door-een-ander-123456789';
  const login = async (path: string, headers: Record<string, string>, more: object = {}) => {
    const body = JSON.stringify({ username: 'jans@voorbeeld.nl', password: testPassword, ...more });
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
    return (await shop.app.request(`/api/user/${path}`, init)).json();
  };

  it.each([
    ['in the header', 'login', bearer(chosen), {}],
    ['in the address', `login?token=${chosen}`, {}, {}],
    ['in a cookie', 'login', { cookie: `token=${chosen}; session=${chosen}` }, {}],
    ['in the body', 'login', {}, { result: chosen, meta: { refreshToken: chosen }, refreshToken: chosen }],
  ] as const)('SESSION-03 %s is not the one of the session that starts', async (_where, path, headers, more) => {
    await aCustomer(shop);
    const { result, meta } = await login(path, headers, more);
    expect([result, meta.refreshToken]).not.toContain(chosen);
    expect(await me(bearer(chosen))).toEqual(expired);
    expect(await refreshed(chosen)).toMatchObject({ code: 401 });
  });

  it('SESSION-03 the session of another stays theirs, whoever logs in with its token in hand', async () => {
    const thief = await aCustomer(shop, { email: 'dief@voorbeeld.nl' });
    await aCustomer(shop);
    const { result } = await login('login', thief.headers);
    expect(result).not.toBe(thief.token);
    expect(await me(thief.headers)).toMatchObject({ result: { email: 'dief@voorbeeld.nl' } });
    expect(await me(bearer(result))).toMatchObject({ result: { email: 'jans@voorbeeld.nl' } });
  });
});

describe('SESSION-06 a refused login', () => {
  beforeEach(async () => void (await aCustomer(shop)));

  it.each([
    ['a wrong password', 'jans@voorbeeld.nl', 'Zomer-2025'],
    ['an empty password', 'jans@voorbeeld.nl', ''],
    ['an unknown email', 'jet@voorbeeld.nl', testPassword],
    ['what is no email', "' or 1=1 --", testPassword],
  ])('SESSION-03, SESSION-06 answers 401 in the same words for %s', async (_what, username, password) => {
    expect(await tryLogin(username, password)).toEqual(refused);
  });

  it('SESSION-06 answers the same for a customer of another store view', async () => {
    expect(await tryLogin(undefined, undefined, { 'x-vs-store-code': 'fashion' })).toEqual(refused);
  });

  it('SESSION-06 locks the account at the tenth failure within ten minutes, even for the right password', async () => {
    for (let count = 0; count < 9; count += 1) await tryLogin(undefined, 'fout');
    expect(await tryLogin()).toMatchObject({ code: 200 });
    for (let count = 0; count < 10; count += 1) await tryLogin(undefined, 'fout');
    expect(await tryLogin()).toEqual(refused);
  });

  it('SESSION-06 counts the failures of an email together, however it is written', async () => {
    for (let count = 0; count < 5; count += 1) {
      await tryLogin(' jans@voorbeeld.nl', 'fout');
      await tryLogin('JANS@voorbeeld.nl', 'fout');
    }
    expect(await tryLogin()).toEqual(refused);
  });

  it('SESSION-06 opens the account ten minutes after the last failure', async () => {
    for (let count = 0; count < 10; count += 1) await tryLogin(undefined, 'fout');
    shop.clock.advance(10 * minute - 1);
    expect(await tryLogin()).toEqual(refused);
    shop.clock.advance(1);
    expect(await tryLogin()).toMatchObject({ code: 200 });
  });

  it('SESSION-06 locks the account for ten failures that are spread over ten minutes', async () => {
    await tryLogin(undefined, 'fout');
    for (let count = 0; count < 9; count += 1) {
      shop.clock.advance((10 * minute) / 9);
      await tryLogin(undefined, 'fout');
    }
    expect(await tryLogin()).toEqual(refused);
  });

  it('SESSION-06 does not lock for ten failures over more than ten minutes', async () => {
    for (let count = 0; count < 10; count += 1) {
      await tryLogin(undefined, 'fout');
      shop.clock.advance(1.2 * minute);
    }
    expect(await tryLogin()).toMatchObject({ code: 200 });
  });

  it('SESSION-06 does not lock for logins that succeed', async () => {
    for (let count = 0; count < 11; count += 1) expect(await tryLogin()).toMatchObject({ code: 200 });
  });

  it('SESSION-06 the lock lasts its ten minutes, also when old failures are deleted meanwhile', async () => {
    await tryLogin(undefined, 'fout');
    shop.clock.advance(10 * minute);
    for (let count = 0; count < 9; count += 1) await tryLogin(undefined, 'fout');
    shop.clock.advance(5 * minute);
    await shop.work.later();
    expect(await tryLogin()).toEqual(refused);
  });

  it('SESSION-06 counts attempts that come at the same time, each of them', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryLogin(undefined, 'fout')));
    expect(answers.every(({ code }) => code === 401)).toBe(true);
    expect(await tryLogin()).toEqual(refused);
  });

  it('SESSION-06 counts the failures of all clients together', async () => {
    const limits = { ...shop.ports.limits, loginsOfClient: { ...defaultLimits.loginsOfClient, count: 1 } };
    shop = await aShop({ limits });
    await aCustomer(shop);
    const body = (password: string) => JSON.stringify({ username: 'jans@voorbeeld.nl', password });
    const tryFrom = async (address: string, password: string) => {
      const init = { method: 'POST', body: body(password), headers: { 'content-type': 'application/json' } };
      return (await shop.app.request('/api/user/login', init, connectionFrom(address))).status;
    };
    for (let count = 0; count < 10; count += 1) expect(await tryFrom(`192.0.2.${count}`, 'fout')).toBe(401);
    expect(await tryFrom('192.0.2.0', 'fout')).toBe(429);
    expect(await tryFrom('192.0.2.99', testPassword)).toBe(401);
  });

  it('SESSION-06 does as much work for an unknown email as for a known one', async () => {
    /** Microseconds of the processor, which other programs do not lengthen. */
    const workOf = async (email: string) => {
      const before = process.cpuUsage();
      await tryLogin(email, 'fout');
      shop.clock.advance(20 * minute);
      return process.cpuUsage(before).user;
    };
    const work = { known: 0, unknown: 0 };
    for (let round = 0; round < 12; round += 1) {
      const [known, unknown] = [await workOf('jans@voorbeeld.nl'), await workOf('jet@voorbeeld.nl')];
      // The first are slower, until their code is compiled.
      if (round < 4) continue;
      work.known += known;
      work.unknown += unknown;
    }
    expect(work.unknown / work.known).toBeGreaterThan(0.5);
  });

  it('SESSION-06 locks no account of the same email in another store view', async () => {
    await aCustomer(shop, { store: 'fashion' });
    for (let count = 0; count < 10; count += 1) await tryLogin(undefined, 'fout');
    expect(await tryLogin()).toEqual(refused);
    expect(await tryLogin(undefined, undefined, { 'x-vs-store-code': 'fashion' })).toMatchObject({ code: 200 });
  });

  it('SESSION-06 locks an unknown address alike, and no other', async () => {
    for (let count = 0; count < 10; count += 1) await tryLogin('jet@voorbeeld.nl', 'fout');
    await post('create', aRegistration({ email: 'jet@voorbeeld.nl' }));
    expect(await tryLogin('jet@voorbeeld.nl')).toEqual(refused);
    expect(await tryLogin()).toMatchObject({ code: 200 });
  });
});

it('API-10 too many failed logins of one client answer 429, whatever the address; right ones do not count', async () => {
  const limits = { ...shop.ports.limits, loginsOfClient: { ...defaultLimits.loginsOfClient, count: 3 } };
  shop = await aShop({ limits });
  await aCustomer(shop);
  for (let count = 0; count < 5; count += 1) expect(await tryLogin()).toMatchObject({ code: 200 });
  for (let count = 0; count < 3; count += 1)
    expect(await tryLogin(`k${count}@voorbeeld.nl`)).toMatchObject({ code: 401 });
  expect(await tryLogin('k4@voorbeeld.nl')).toMatchObject({ code: 429 });
});

it('API-10 failed logins of one client leave others free', async () => {
  const limits = { ...shop.ports.limits, loginsOfClient: { ...defaultLimits.loginsOfClient, count: 1 } };
  shop = await aShop({ limits });
  const init = {
    method: 'POST',
    body: JSON.stringify({ username: 'jans@voorbeeld.nl', password: 'fout' }),
    headers: { 'content-type': 'application/json' },
  };
  const codeFor = async (address: string) =>
    (await shop.app.request('/api/user/login', init, connectionFrom(address))).status;
  const [here, elsewhere] = ['192.0.2.1', '192.0.2.2'];
  expect([await codeFor(here), await codeFor(here), await codeFor(elsewhere)]).toEqual([401, 429, 401]);
});

describe('SESSION-21 refreshing', () => {
  it('SESSION-21 answers a new token and a new refresh token, which work', async () => {
    const { token, refreshToken } = await aCustomer(shop);
    const { result, meta } = await refreshed(refreshToken);
    expect(new Set([token, refreshToken, result, meta.refreshToken]).size).toBe(4);
    expect(await me(bearer(result))).toMatchObject({ code: 200 });
    expect(await refreshed(meta.refreshToken)).toMatchObject({ code: 200 });
  });

  it('SESSION-21 answers the same pair again within 30 seconds, also to calls at the same time', async () => {
    const { refreshToken } = await aCustomer(shop);
    const [first, second] = await Promise.all([refreshed(refreshToken), refreshed(refreshToken)]);
    expect(second).toEqual(first);
    shop.clock.advance(30_000);
    expect(await refreshed(refreshToken)).toEqual(first);
    expect(await shop.ports.database.$count(sessionTokens)).toBe(4);
  });

  it('SESSION-21 ends the whole session when a used refresh token comes later', async () => {
    const { refreshToken } = await aCustomer(shop);
    const other = await logIn(shop);
    const { result, meta } = await refreshed(refreshToken);
    shop.clock.advance(30_001);
    expect(await refreshed(refreshToken)).toMatchObject({ code: 401 });
    expect(await me(bearer(result))).toEqual(expired);
    expect(await refreshed(meta.refreshToken)).toMatchObject({ code: 401 });
    expect(await me(other.headers)).toMatchObject({ code: 200 });
  });

  it('SESSION-21 ends the session of a thief who refreshed first, once the customer refreshes', async () => {
    const { refreshToken } = await aCustomer(shop);
    const thief = await refreshed(refreshToken);
    shop.clock.advance(10 * minute);
    const later = await refreshed(thief.meta.refreshToken);
    expect(await refreshed(refreshToken)).toMatchObject({ code: 401 });
    expect(await me(bearer(later.result))).toEqual(expired);
    expect(await refreshed(later.meta.refreshToken)).toMatchObject({ code: 401 });
    expect(await tryLogin()).toMatchObject({ code: 200 });
  });

  it('SESSION-21 refuses one of a session that was left, also within 30 seconds of its use', async () => {
    const { refreshToken } = await aCustomer(shop);
    const { meta } = await refreshed(refreshToken);
    await post('logout', { refreshToken: meta.refreshToken });
    for (const left of [refreshToken, meta.refreshToken]) {
      expect(await refreshed(left)).toMatchObject({ code: 401 });
    }
  });

  it.each([
    ['an unknown one', () => 'x'.repeat(32)],
    ['an empty one', () => ''],
    ['an access token', ({ token }: { token: string }) => token],
  ])('SESSION-21 refuses %s', async (_what, of) => {
    expect(await refreshed(of(await aCustomer(shop)))).toMatchObject({ code: 401 });
  });

  it('SESSION-21 refuses a refresh token of another store view, and does not use it up', async () => {
    const { refreshToken } = await aCustomer(shop);
    expect(await refreshed(refreshToken, { 'x-vs-store-code': 'fashion' })).toMatchObject({ code: 401 });
    shop.clock.advance(minute);
    expect(await refreshed(refreshToken)).toMatchObject({ code: 200 });
  });

  it('SESSION-21 refuses one that was not used for 60 days', async () => {
    const { refreshToken } = await aCustomer(shop);
    shop.clock.advance(60 * day - 1);
    const { meta } = await refreshed(refreshToken);
    shop.clock.advance(60 * day);
    expect(await refreshed(meta.refreshToken)).toMatchObject({ code: 401 });
  });
});

describe('SESSION-27 the profile', () => {
  it('SESSION-27 has group_id, groupToken and addresses', async () => {
    const { headers, email } = await aCustomer(shop);
    expect(await me(headers)).toMatchObject({
      code: 200,
      result: {
        ...{ email, firstname: 'Jans', lastname: 'de Vries', group_id: 1, addresses: [], store_id: 1 },
        groupToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/u),
      },
    });
  });

  const ofGroup = async (group_id: number) => {
    const { headers, email } = await aCustomer(shop);
    const admin = { 'x-admin-key': testAdminKey };
    await shop.call('POST', '/api/admin/customers/group', { email, group_id }, admin);
    return Object((await me(headers)).result);
  };

  it('SESSION-27 has the group_id of the customer', async () => {
    expect(await ofGroup(3)).toMatchObject({ group_id: 3 });
  });

  it('SESSION-27 has a groupToken that says the group and the customer', async () => {
    const { id, groupToken } = await ofGroup(3);
    const [, payload = ''] = String(groupToken).split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({ group_id: 3, id, user: String(id) });
  });

  it('SESSION-27 has every address of the customer', async () => {
    const { headers } = await aCustomer(shop);
    const home = { firstname: 'Jans', lastname: 'de Vries', street: ['Damrak', '12 A'], city: 'Amsterdam' };
    const work = { ...home, street: ['Keizersgracht', '174'] };
    const place = { postcode: '1012 AB', country_id: 'NL' };
    const addresses = [home, work].map((address) => ({ ...address, ...place }));
    await post('me', { customer: { addresses } }, headers);
    expect(await me(headers)).toMatchObject({ result: { addresses: [home, work] } });
  });

  it.each([
    ['no token', {}],
    ['an unknown token', bearer('x'.repeat(32))],
    ['half a header', { authorization: 'Bearer' }],
  ])('SESSION-27 answers 401 with %s', async (_what, headers) => {
    expect(await me(headers)).toMatchObject({ status: 401, code: 401 });
  });

  it('SESSION-27 answers 401 with a refresh token in place of the token', async () => {
    const { refreshToken } = await aCustomer(shop);
    expect(await me(bearer(refreshToken))).toEqual(expired);
  });

  it('SESSION-27 answers 401 in another store view', async () => {
    const { token } = await aCustomer(shop);
    expect(await me({ ...bearer(token), 'x-vs-store-code': 'fashion' })).toEqual(expired);
  });

  it('SESSION-27 answers 401 once the token has expired', async () => {
    const { headers } = await aCustomer(shop);
    shop.clock.advance(15 * minute - 1);
    expect(await me(headers)).toMatchObject({ code: 200 });
    shop.clock.advance(1);
    expect(await me(headers)).toEqual(expired);
  });
});

it('SESSION-27, API-06 takes the token in the header and in the query', async () => {
  const { token } = await aCustomer(shop);
  expect(await me({}, `?token=${token}`)).toMatchObject({ code: 200 });
  expect(await me(bearer(token))).toMatchObject({ code: 200 });
});

it('API-06 takes the token in the query of a call that changes something', async () => {
  const { token, headers } = await aCustomer(shop);
  const { result } = await shop.call('POST', `/api/cart/create?token=${token}`);
  expect(await shop.call('POST', '/api/cart/create', undefined, headers)).toMatchObject({ code: 200, result });
  const answer = await shop.call('POST', `/api/user/me?token=${token}`, { customer: { firstname: 'Jet' } });
  expect(answer).toMatchObject({ code: 200, result: { firstname: 'Jet' } });
});

it('API-06 reads the header first when a request has both', async () => {
  const { token } = await aCustomer(shop);
  expect(await me(bearer('x'.repeat(32)), `?token=${token}`)).toEqual(expired);
});

it.each([
  ['POST', '/api/admin/import'],
  ['POST', '/api/admin/orders/100000001/status'],
  ['GET', '/api/invalidations?after=0'],
] as const)("API-09 %s %s does not open for a customer's token", async (method, path) => {
  const { headers } = await aCustomer(shop);
  expect(await shop.call(method, path, method === 'POST' ? {} : undefined, headers)).toMatchObject({ code: 401 });
});

it('ends the session at logout, on this device alone, however often it is sent', async () => {
  const here = await aCustomer(shop);
  const elsewhere = await logIn(shop);
  for (const _time of [1, 2]) {
    expect(await post('logout', { refreshToken: here.refreshToken })).toMatchObject({ code: 200, result: true });
  }
  expect(await me(here.headers)).toEqual(expired);
  expect(await me(elsewhere.headers)).toMatchObject({ code: 200 });
});

it('forgets tokens that have expired, and sessions without tokens', async () => {
  await aCustomer(shop);
  shop.clock.advance(60 * day);
  await shop.work.later();
  expect(await shop.ports.database.$count(sessionTokens)).toBe(0);
  expect(await shop.ports.database.$count(sessions)).toBe(0);
});
