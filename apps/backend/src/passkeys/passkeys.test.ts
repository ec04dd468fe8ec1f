import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultLimits, scaledLimits } from '../limits/limits.ts';
import { anAuthenticator } from '../testing/anAuthenticator.ts';
import { aCustomer, logIn, testPassword } from '../testing/aCustomer.ts';
import { aShop } from '../testing/aShop.ts';
import { challengeValidity } from './challenges.ts';
import { passkeyChallenges, passkeys } from './tables.ts';

type Headers = Record<string, string>;
let shop: Awaited<ReturnType<typeof aShop>>;
let jans: Headers;
beforeEach(async () => {
  shop = await aShop();
  ({ headers: jans } = await aCustomer(shop));
});

const withChallenge = v.object({ challenge: v.string() });
const post = (path: string, body: unknown = {}, headers: Headers = {}) =>
  shop.call('POST', `/api/user/${path}`, body, headers);
const challengeOf = async (path: string, headers: Headers = {}) =>
  v.parse(withChallenge, (await post(path, {}, headers)).result).challenge;
const list = (headers = jans) => shop.call('GET', '/api/user/passkeys', undefined, headers);
type Authenticator = ReturnType<typeof anAuthenticator>;
const add = async (key: Authenticator, differences: Parameters<Authenticator['create']>[1] = {}, headers = jans) =>
  post(
    'passkeys',
    { name: 'Telefoon', credential: key.create(await challengeOf('passkeys/options', headers), differences) },
    headers,
  );
const logInWith = async (key: Authenticator, differences: Parameters<Authenticator['sign']>[1] = {}) =>
  post('passkey-login', { credential: key.sign(await challengeOf('passkey-login/options'), differences) });
/** A passkey that was added. */
async function anAddedPasskey(): Promise<Authenticator> {
  const key = anAuthenticator();
  expect(await add(key)).toMatchObject({ code: 200 });
  return key;
}
const notAdded = { code: 400, result: 'De passkey is niet toegevoegd. Probeer het opnieuw.' };
const refused = {
  code: 401,
  result: 'Deze passkey werd niet geaccepteerd. Probeer het opnieuw, of log in met je wachtwoord.',
};

describe('SESSION-30 adding a passkey', () => {
  it("SESSION-30 asks for one of the store's domain, unlocked by its owner, none that the account has", async () => {
    const key = await anAddedPasskey();
    expect((await post('passkeys/options', {}, jans)).result).toMatchObject({
      rp: { name: 'Dagvondst', id: 'localhost' },
      user: { name: 'jans@voorbeeld.nl', displayName: 'Jans' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: key.id, type: 'public-key' }],
    });
  });

  it('SESSION-30 adds it with its name, and mails its customer', async () => {
    const key = await anAddedPasskey();
    expect((await list()).result).toEqual([
      { id: key.id, name: 'Telefoon', created_at: '2026-11-20T11:00:00.000Z', last_used_at: null },
    ]);
    await shop.work.soon();
    expect(shop.sent.findLast(({ kind }) => kind === 'customer-passkey-added')).toMatchObject({
      recipient: 'jans@voorbeeld.nl',
      text: expect.stringContaining('Telefoon'),
    });
  });

  it.each([
    ['another origin', { origin: 'https://elders.example' }],
    ['another domain', { domain: 'elders.example' }],
    ['nobody who unlocked it', { isUserVerified: false }],
  ])('SESSION-30 refuses one of %s', async (_what, differences) => {
    expect(await add(anAuthenticator(), differences)).toMatchObject(notAdded);
    expect((await list()).result).toEqual([]);
  });

  it('SESSION-30 takes a challenge once, of this customer, in time', async () => {
    const { headers: jet } = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    const send = (key: Authenticator, challenge: string, headers = jans) =>
      post('passkeys', { name: 'Sleutel', credential: key.create(challenge) }, headers);
    const challenge = await challengeOf('passkeys/options', jans);
    expect(await send(anAuthenticator(), challenge, jet)).toMatchObject(notAdded);
    expect(await send(anAuthenticator(), challenge)).toMatchObject({ code: 200 });
    expect(await send(anAuthenticator(), challenge)).toMatchObject(notAdded);
    expect(await send(anAuthenticator(), await challengeOf('passkey-login/options'))).toMatchObject(notAdded);
    const late = await challengeOf('passkeys/options', jans);
    shop.clock.advance(challengeValidity);
    expect(await send(anAuthenticator(), late)).toMatchObject(notAdded);
  });

  it('SESSION-30 keeps a passkey of one customer, whoever sends it again', async () => {
    const key = await anAddedPasskey();
    const { headers: jet } = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    expect(await add(key, {}, jet)).toMatchObject({ code: 409 });
    expect((await list(jet)).result).toEqual([]);
  });

  it('SESSION-30 answers 400 for what is no passkey', async () => {
    const challenge = await challengeOf('passkeys/options', jans);
    const broken = anAuthenticator().create(challenge);
    broken.response.attestationObject = 'AAAA';
    expect(await post('passkeys', { name: 'x', credential: broken }, jans)).toMatchObject(notAdded);
    expect(await post('passkeys', { name: ' ', credential: broken }, jans)).toMatchObject({ code: 400 });
  });

  it('SESSION-30 is for customers, and limited', async () => {
    for (const path of ['passkeys/options', 'passkeys', 'passkeys/rename', 'passkeys/delete']) {
      expect(await post(path)).toMatchObject({ code: 401 });
    }
    shop = await aShop({
      limits: { ...scaledLimits(defaultLimits, 1e6), passkeyChangesOfCustomer: { count: 1, seconds: 3600 } },
    });
    ({ headers: jans } = await aCustomer(shop));
    expect(await post('passkeys/options', {}, jans)).toMatchObject({ code: 200 });
    expect(await post('passkeys/options', {}, jans)).toMatchObject({ code: 429 });
  });
});

describe('SESSION-30 naming and removing', () => {
  it('SESSION-30 renames and removes its own', async () => {
    const { id } = await anAddedPasskey();
    expect(await post('passkeys/rename', { id, name: 'Laptop' }, jans)).toMatchObject({
      result: [{ id, name: 'Laptop' }],
    });
    expect(await post('passkeys/delete', { id }, jans)).toMatchObject({ code: 200, result: [] });
    expect(await post('passkeys/delete', { id }, jans)).toMatchObject({ code: 404 });
  });

  it('SESSION-30 a customer has several, the oldest first', async () => {
    const first = await anAddedPasskey();
    shop.clock.advance(1000);
    const second = await anAddedPasskey();
    expect((await list()).result).toMatchObject([{ id: first.id }, { id: second.id }]);
  });

  it('SESSION-30 renames the one that is meant, and leaves the others', async () => {
    const first = await anAddedPasskey();
    shop.clock.advance(1000);
    const { id } = await anAddedPasskey();
    await post('passkeys/rename', { id, name: 'Laptop' }, jans);
    expect((await list()).result).toMatchObject([
      { id: first.id, name: 'Telefoon' },
      { id, name: 'Laptop' },
    ]);
  });

  it('SESSION-30 removes the one that is meant, and leaves the others', async () => {
    const first = await anAddedPasskey();
    shop.clock.advance(1000);
    const { id } = await anAddedPasskey();
    await post('passkeys/delete', { id }, jans);
    expect((await list()).result).toMatchObject([{ id: first.id }]);
    expect(await logInWith(first)).toMatchObject({ code: 200 });
  });

  it("SESSION-30 neither renames nor removes another customer's", async () => {
    const { id } = await anAddedPasskey();
    const { headers: jet } = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    expect(await post('passkeys/rename', { id, name: 'Van mij' }, jet)).toMatchObject({ code: 404 });
    expect(await post('passkeys/delete', { id }, jet)).toMatchObject({ code: 404 });
    expect((await list()).result).toMatchObject([{ id, name: 'Telefoon' }]);
  });
});

describe('SESSION-30 logging in', () => {
  it('SESSION-30 starts a session like a password does, and keeps when', async () => {
    const key = await anAddedPasskey();
    shop.clock.advance(60_000);
    const { result } = await logInWith(key);
    const bearer = { authorization: `Bearer ${String(result)}` };
    expect(await shop.call('GET', '/api/user/me', undefined, bearer)).toMatchObject({
      result: { email: 'jans@voorbeeld.nl' },
    });
    expect((await list()).result).toMatchObject([{ last_used_at: '2026-11-20T11:01:00.000Z' }]);
  });

  it('SESSION-30 the password stays possible', async () => {
    await anAddedPasskey();
    expect((await logIn(shop, { password: testPassword })).token).toHaveLength(32);
  });

  it('SESSION-30 tells a guest nothing of whose passkeys there are', async () => {
    await anAddedPasskey();
    expect((await post('passkey-login/options')).result).toEqual({
      challenge: expect.any(String),
      timeout: challengeValidity,
      rpId: 'localhost',
      userVerification: 'required',
    });
  });

  it('SESSION-30 refuses one that was never added, and one that was removed', async () => {
    expect(await logInWith(anAuthenticator())).toMatchObject(refused);
    const key = await anAddedPasskey();
    await post('passkeys/delete', { id: key.id }, jans);
    expect(await logInWith(key)).toMatchObject(refused);
  });

  it.each([
    ['another origin', { origin: 'https://elders.example' }],
    ['another domain', { domain: 'elders.example' }],
    ['nobody who unlocked it', { isUserVerified: false }],
  ])('SESSION-30 refuses a signature of %s', async (_what, differences) => {
    expect(await logInWith(await anAddedPasskey(), differences)).toMatchObject(refused);
  });

  it('SESSION-30 refuses the signature of another key', async () => {
    const key = await anAddedPasskey();
    const challenge = await challengeOf('passkey-login/options');
    const credential = { ...anAuthenticator().sign(challenge), id: key.id, rawId: key.id };
    expect(await post('passkey-login', { credential })).toMatchObject(refused);
  });

  it('SESSION-30 takes a signature once, in time', async () => {
    const key = await anAddedPasskey();
    const credential = key.sign(await challengeOf('passkey-login/options'));
    expect(await post('passkey-login', { credential })).toMatchObject({ code: 200 });
    expect(await post('passkey-login', { credential })).toMatchObject(refused);
    const late = key.sign(await challengeOf('passkey-login/options'));
    shop.clock.advance(challengeValidity);
    expect(await post('passkey-login', { credential: late })).toMatchObject(refused);
  });

  it('SESSION-30 refuses a count that does not rise: the passkey was copied', async () => {
    const key = await anAddedPasskey();
    expect(await logInWith(key, { counter: 5 })).toMatchObject({ code: 200 });
    expect(await logInWith(key, { counter: 5 })).toMatchObject(refused);
    expect(await logInWith(key, { counter: 4 })).toMatchObject(refused);
    expect(await logInWith(key, { counter: 6 })).toMatchObject({ code: 200 });
  });

  it('SESSION-30 refuses a passkey of another store view', async () => {
    const key = await anAddedPasskey();
    const there = { 'x-vs-store-code': 'fashion' };
    const credential = key.sign(await challengeOf('passkey-login/options', there), { origin: 'http://localhost:4002' });
    expect(await post('passkey-login', { credential }, there)).toMatchObject(refused);
  });

  it('SESSION-30, API-10 limits failures of a client, like those with a password', async () => {
    shop = await aShop({
      limits: { ...scaledLimits(defaultLimits, 1e6), loginsOfClient: { count: 2, seconds: 600 } },
    });
    const codes = [
      await logInWith(anAuthenticator()),
      await logInWith(anAuthenticator()),
      await logInWith(anAuthenticator()),
    ];
    expect(codes.map(({ code }) => code)).toEqual([401, 401, 429]);
  });
});

it('SESSION-30 forgets challenges that nobody signed', async () => {
  await post('passkey-login/options');
  shop.clock.advance(challengeValidity + 1);
  await shop.work.later();
  expect(await shop.ports.database.select().from(passkeyChallenges)).toEqual([]);
});

it('ACC-12 the data of a customer have the passkeys', async () => {
  await anAddedPasskey();
  expect((await shop.call('GET', '/api/user/data', undefined, jans)).result).toMatchObject({
    passkeys: [{ name: 'Telefoon', created_at: '2026-11-20T11:00:00.000Z', last_used_at: null }],
  });
});

it('SESSION-30, ACC-13 passkeys go with the account', async () => {
  await anAddedPasskey();
  await challengeOf('passkeys/options', jans);
  await post('delete', { password: testPassword }, jans);
  expect(await shop.ports.database.select().from(passkeys)).toEqual([]);
  expect(await shop.ports.database.select().from(passkeyChallenges)).toEqual([]);
});
