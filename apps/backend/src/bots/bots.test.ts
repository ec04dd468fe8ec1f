import { botChallengeAnswer, type BotChallenge } from '@etalage/account/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { aRegistration, testPassword } from '../testing/aCustomer.ts';
import { aShop } from '../testing/aShop.ts';
import { usedChallenges } from './tables.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
const post = (path: string, body: unknown) => shop.call('POST', `/api/user/${path}`, body);
const logIn = (token?: unknown) => post('login', { username: 'jans@voorbeeld.nl', password: testPassword, token });
const register = (token?: unknown, email?: string) =>
  post('create', { ...aRegistration(email === undefined ? {} : { email }), token });
const refused = {
  code: 403,
  result: 'We konden niet nagaan of je geen robot bent. Laad de pagina opnieuw en probeer het nog eens.',
};
const challenge = async () =>
  v.parse(botChallengeAnswer, (await shop.call('GET', '/api/user/challenge')).result) ?? expect.unreachable();
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const solve = async (asked: BotChallenge) => ({
  challenge: asked,
  solution: await solveChallenge({ challenge: asked, deriveKey }),
});

describe('BOT-03 with challenges of our own', () => {
  beforeEach(async () => void (shop = await aShop({ bots: { kind: 'altcha' } })));

  it('BOT-03, SESSION-03, SESSION-08 a solved challenge registers, and another one logs in', async () => {
    expect(await register(encoded(await solve(await challenge())))).toMatchObject({ code: 200 });
    expect(await logIn(encoded(await solve(await challenge())))).toMatchObject({ code: 200 });
  });

  it.each([
    ['without a token', undefined],
    ['with null', null],
    ['with an empty token', ''],
    ['with any text', 'x'],
    ['with any JSON', encoded({ challenge: 1 })],
  ])('BOT-03, SESSION-03, SESSION-08 login and registration %s answer 403', async (_what, token) => {
    expect(await logIn(token)).toMatchObject(refused);
    expect(await register(token)).toMatchObject(refused);
  });

  it('BOT-03 a solution is good for one call, also for calls at the same time', async () => {
    const token = encoded(await solve(await challenge()));
    const answers = await Promise.all([register(token), register(token, 'jet@voorbeeld.nl')]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 403]);
    expect(await logIn(token)).toMatchObject(refused);
  });

  it('BOT-03 a challenge that the server did not sign, or signed otherwise, answers 403', async () => {
    const asked = await challenge();
    const solved = await solve(asked);
    const foreign = { ...solved, challenge: { ...asked, signature: 'f'.repeat(asked.signature.length) } };
    const later = { ...asked.parameters, data: { expires: 9e15 } };
    const longer = { ...solved, challenge: { ...asked, parameters: later } };
    const easier = { ...solved, challenge: { ...asked, parameters: { ...asked.parameters, keyPrefix: '0' } } };
    const costly = { ...solved, challenge: { ...asked, parameters: { ...asked.parameters, cost: 1e9 } } };
    for (const forged of [foreign, longer, easier, costly])
      expect(await register(encoded(forged))).toMatchObject(refused);
  });

  it('BOT-03 a wrong solution answers 403', async () => {
    const solved = await solve(await challenge());
    const wrong = { ...solved, solution: { ...solved.solution, derivedKey: '00'.repeat(32) } };
    expect(await register(encoded(wrong))).toMatchObject(refused);
  });

  it('BOT-03 a challenge is valid for twenty minutes', async () => {
    const [first, second] = [await solve(await challenge()), await solve(await challenge())];
    shop.clock.advance(20 * 60_000 - 1);
    expect(await register(encoded(first))).toMatchObject({ code: 200 });
    shop.clock.advance(1);
    expect(await logIn(encoded(second))).toMatchObject(refused);
    await shop.work.later();
    expect(await shop.ports.database.$count(usedChallenges)).toBe(0);
  });
});

it('BOT-03 with protection off the token is not looked at, and there is nothing to solve', async () => {
  shop = await aShop();
  expect(await shop.call('GET', '/api/user/challenge')).toMatchObject({ code: 200, result: null });
  expect(await register('x')).toMatchObject({ code: 200 });
  expect(await logIn(null)).toMatchObject({ code: 200 });
});

describe('BOT-03 with a provider', () => {
  /** A provider that takes the token 'mens', and what it was asked. */
  async function withProvider(
    answer: (response: string) => Response | Promise<Response> = (response) =>
      Response.json({ success: response === 'mens' }),
  ) {
    const asked: Record<string, string>[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      asked.push(Object.fromEntries(new URLSearchParams(await request.text())));
      return answer(asked.at(-1)?.['response'] ?? '');
    };
    const bots = { kind: 'provider', verifyUrl: 'https://bots.test/siteverify', secret: 'geheim' } as const;
    shop = await aShop({ bots, fetch });
    return asked;
  }

  it('BOT-03 asks the provider, with the secret and the token', async () => {
    const asked = await withProvider();
    expect(await register('mens')).toMatchObject({ code: 200 });
    expect(await logIn('robot')).toMatchObject(refused);
    expect(asked).toMatchObject([{ secret: 'geheim', response: 'mens' }, { response: 'robot' }]);
  });

  it('BOT-03 does not ask it without a token', async () => {
    const asked = await withProvider();
    expect(await logIn(null)).toMatchObject(refused);
    expect(asked).toEqual([]);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers something else', () => new Response('<html>', { status: 502 })],
  ])('BOT-03 answers 503 when it %s: nobody comes in unseen', async (_what, answer) => {
    await withProvider(answer);
    expect(await logIn('mens')).toMatchObject({ status: 503, code: 503 });
  });
});
