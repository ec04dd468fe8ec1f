import { toOrderAddress } from '@etalage/account/rules';
import { anAddress } from '@etalage/account/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultLimits } from '../limits/limits.ts';
import { orders } from '../orders/tables.ts';
import { aCustomer, aRegistration, logIn, mailedKey, testPassword } from '../testing/aCustomer.ts';
import { aShop } from '../testing/aShop.ts';
import { connectionFrom } from '../testing/connectionFrom.ts';

const hour = 3_600_000;
const newOne = 'Winter-2027';

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => void (shop = await aShop()));

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.call('POST', `/api/user/${path}`, body, headers);
const me = (headers: Record<string, string>) => shop.call('GET', '/api/user/me', undefined, headers);
const canLogIn = async (password: string, username = 'jans@voorbeeld.nl') =>
  (await post('login', { username, password })).code === 200;
const mails = async () => {
  await shop.work.soon();
  return shop.sent.map(({ recipient, subject }) => `${recipient}: ${subject}`);
};
const jsonBody = { 'content-type': 'application/json' };
const inFashion = { 'x-vs-store-code': 'fashion' };
const weak =
  'Je wachtwoord moet minimaal 8 tekens hebben en 3 van deze: kleine letters, hoofdletters, cijfers, speciale tekens';

describe('SESSION-08 registering', () => {
  it('SESSION-08 answers the profile', async () => {
    expect(await post('create', aRegistration())).toMatchObject({
      code: 200,
      result: {
        id: expect.any(Number),
        email: 'jans@voorbeeld.nl',
        firstname: 'Jans',
        lastname: 'de Vries',
        group_id: 1,
      },
    });
  });

  it.each(['jans@voorbeeld.nl', 'Jans@VOORBEELD.nl'])(
    'SESSION-08 answers an errorMessage for %s when the email has an account',
    async (email) => {
      await aCustomer(shop);
      expect(await post('create', aRegistration({ email }))).toMatchObject({
        code: 400,
        result: { errorMessage: 'Er bestaat al een klant met dit e-mailadres' },
      });
    },
  );

  it('SESSION-08 lets one of two registrations at the same time through', async () => {
    const answers = await Promise.all([post('create', aRegistration()), post('create', aRegistration())]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
  });

  it('SESSION-08 keeps the customers of store views apart', async () => {
    await aCustomer(shop);
    expect(await post('create', aRegistration(), inFashion)).toMatchObject({ code: 200, result: { store_id: 2 } });
  });

  it('SESSION-08 keeps the address that the checkout sends along, and answers it with the profile', async () => {
    const { email: _email, ...address } = toOrderAddress(anAddress(), { email: '' });
    const { customer, password } = aRegistration();
    const addresses = [{ ...address, region: null, default_shipping: true }];
    expect(await post('create', { customer: { ...customer, addresses }, password })).toMatchObject({
      result: { addresses: [{ street: ['Damrak', '12 A'] }] },
    });
    const { headers } = await logIn(shop);
    expect(await me(headers)).toMatchObject({
      result: { addresses: [{ street: ['Damrak', '12 A'], default_shipping: true, default_billing: true }] },
    });
  });

  /** Each limited call, and its body for an email. The password is weak, as no account is needed here. */
  const limitedCalls = [
    ['reset-password', 'passwordMailsOf', (email: string) => ({ email })],
    ['create-password', 'newPasswordsOf', (email: string) => ({ email, newPassword: 'kort', resetToken: 'x' })],
    ['create', 'registrationsOf', (email: string) => aRegistration({ email, password: 'kort' })],
  ] as const;
  type LimitedCall = (typeof limitedCalls)[number];

  describe.each(limitedCalls)('%s', (path, name, bodyOf) => {
    const codeFor = async (email: string, address = '192.0.2.1') => {
      const init = { method: 'POST', body: JSON.stringify(bodyOf(email)), headers: jsonBody };
      return (await shop.app.request(`/api/user/${path}`, init, connectionFrom(address))).status;
    };
    /** A shop in which one of the limits of this call is the real one. */
    const limitedBy = async (limit: `${LimitedCall[1]}${'Email' | 'Client'}`) =>
      void (shop = await aShop({ limits: { ...shop.ports.limits, [limit]: defaultLimits[limit] } }));
    const codesFor = async (emails: readonly string[]) => {
      const codes: number[] = [];
      for (const email of emails) codes.push(await codeFor(email));
      return codes;
    };
    const sameEmail = Array.from({ length: 5 }, () => 'jans@voorbeeld.nl');
    const otherEmails = Array.from({ length: 20 }, (_, count) => `k${count}@voorbeeld.nl`);

    it(`SESSION-08 ${path} is refused from the sixth of an email on, whichever client it comes from`, async () => {
      await limitedBy(`${name}Email`);
      expect(await codesFor(sameEmail)).not.toContain(429);
      expect(await codeFor('Jans@voorbeeld.nl')).toBe(429);
      expect(await codeFor('jans@voorbeeld.nl', '192.0.2.2')).toBe(429);
    });

    it(`SESSION-08 ${path} is refused for an email until a fifth of an hour has passed`, async () => {
      await limitedBy(`${name}Email`);
      await codesFor(sameEmail);
      shop.clock.advance(hour / 5 - 1000);
      expect(await codeFor('jans@voorbeeld.nl')).toBe(429);
      shop.clock.advance(1000);
      expect(await codeFor('jans@voorbeeld.nl')).not.toBe(429);
    });

    it(`SESSION-08 ${path} at the limit of an email leaves others free`, async () => {
      await limitedBy(`${name}Email`);
      await codesFor([...sameEmail, 'jans@voorbeeld.nl']);
      expect(await codeFor('jet@voorbeeld.nl')).not.toBe(429);
    });

    it(`SESSION-08 ${path} is refused from the 21st of a client on`, async () => {
      await limitedBy(`${name}Client`);
      expect(await codesFor(otherEmails)).not.toContain(429);
      expect(await codeFor('k@voorbeeld.nl')).toBe(429);
    });

    it(`SESSION-08 ${path} is refused for a client until a twentieth of an hour has passed`, async () => {
      await limitedBy(`${name}Client`);
      await codesFor(otherEmails);
      shop.clock.advance(hour / 20 - 1000);
      expect(await codeFor('k@voorbeeld.nl')).toBe(429);
      shop.clock.advance(1000);
      expect(await codeFor('k@voorbeeld.nl')).not.toBe(429);
    });

    it(`SESSION-08 ${path} at the limit of a client leaves others free`, async () => {
      await limitedBy(`${name}Client`);
      await codesFor([...otherEmails, 'k@voorbeeld.nl']);
      expect(await codeFor('k@voorbeeld.nl', '192.0.2.2')).not.toBe(429);
    });
  });
});

describe('SESSION-08 calls that succeed', () => {
  const email = 'jans@voorbeeld.nl';
  const aNewPassword = async () => {
    await post('reset-password', { email });
    return { email, newPassword: newOne, resetToken: await mailedKey(shop, 'customer-password-reset', 'resetToken') };
  };

  it.each([
    ['reset-password', 'passwordMailsOfEmail', async () => ({ email })],
    ['create-password', 'newPasswordsOfEmail', aNewPassword],
    ['create', 'registrationsOfEmail', async (time: number) => aRegistration({ email: `jet+${time}@voorbeeld.nl` })],
  ] as const)(
    'SESSION-08 %s is refused from the sixth of an email on, also when all succeed',
    async (path, limit, bodyOf) => {
      shop = await aShop({ limits: { ...shop.ports.limits, [limit]: defaultLimits[limit] } });
      await aCustomer(shop);
      const codes: number[] = [];
      for (let time = 0; time < 6; time += 1) codes.push((await post(path, await bodyOf(time))).code);
      expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    },
  );

  it.each([
    ['reset-password', 'passwordMailsOfClient', 1, async () => ({ email })],
    ['create-password', 'newPasswordsOfClient', 1, aNewPassword],
    // The customer was registered by the same client.
    ['create', 'registrationsOfClient', 2, async (time: number) => aRegistration({ email: `k${time}@voorbeeld.nl` })],
  ] as const)('SESSION-08 %s counts for its client, also when it succeeds', async (path, limit, count, bodyOf) => {
    shop = await aShop({ limits: { ...shop.ports.limits, [limit]: { count, seconds: 3600 } } });
    await aCustomer(shop);
    const codes: number[] = [];
    for (const time of [1, 2]) codes.push((await post(path, await bodyOf(time))).code);
    expect(codes).toEqual([200, 429]);
  });
});

describe('SESSION-11 the rules of the server', () => {
  /** One is a character too short, the others have one and two kinds of characters. */
  const weakPasswords = ['Korte-1', 'allemaalklein', 'ALLESGROOT12'];

  it.each(weakPasswords)('SESSION-11 refuse the password %s at registration', async (password) => {
    expect(await post('create', aRegistration({ password }))).toMatchObject({
      code: 400,
      result: { errorMessage: weak },
    });
  });

  it.each(['jans', 'jans@voorbeeld', 'jans@voorbeeld.nl, jet@voorbeeld.nl'])('SESSION-11 refuse %s', async (email) => {
    expect(await post('create', aRegistration({ email }))).toMatchObject({
      code: 400,
      result: 'De aanvraag is ongeldig: customer.email.',
    });
  });

  it.each([
    ['reset-password', { email: 'jans@voorbeeld' }],
    ['create-password', { email: 'jans@voorbeeld', newPassword: newOne, resetToken: 'x' }],
  ])('SESSION-11 refuse what is no email at %s', async (path, sent) => {
    expect(await post(path, sent)).toMatchObject({ code: 400, result: 'De aanvraag is ongeldig: email.' });
  });

  it.each([
    ['x', 'Je naam moet uit minimaal 2 letters bestaan'],
    ['Win nu op evil.nl', 'Gebruik in je naam geen webadres of e-mailadres'],
  ])('refuse the name %s', async (name, result) => {
    expect(await post('create', aRegistration({ firstname: name }))).toMatchObject({ code: 400, result });
    const { customer, password } = aRegistration();
    const sent = { customer: { ...customer, lastname: name }, password };
    expect(await post('create', sent)).toMatchObject({ code: 400, result });
  });

  it.each(weakPasswords)(
    'SESSION-11 refuse the password %s after a reset, and leave the link valid',
    async (password) => {
      await aCustomer(shop);
      await post('reset-password', { email: 'jans@voorbeeld.nl' });
      const resetToken = await mailedKey(shop, 'customer-password-reset', 'resetToken');
      const sent = { email: 'jans@voorbeeld.nl', resetToken };
      expect(await post('create-password', { ...sent, newPassword: password })).toMatchObject({
        code: 400,
        result: { errorMessage: weak },
      });
      expect(await post('create-password', { ...sent, newPassword: newOne })).toMatchObject({ code: 200 });
    },
  );

  it.each(weakPasswords)('SESSION-11 refuse the password %s in place of another', async (newPassword) => {
    const { headers } = await aCustomer(shop);
    const sent = { currentPassword: testPassword, newPassword };
    expect(await post('change-password', sent, headers)).toMatchObject({ code: 400, result: { errorMessage: weak } });
  });
});

describe('SESSION-12 a forgotten password', () => {
  const ask = (email = 'jans@voorbeeld.nl') => post('reset-password', { email });

  it('SESSION-12 mails a link to createPassword with email and resetToken', async () => {
    await aCustomer(shop);
    expect(await ask('Jans@voorbeeld.nl')).toMatchObject({ code: 200, result: true });
    const resetToken = await mailedKey(shop, 'customer-password-reset', 'resetToken');
    const { text, html, recipient } = shop.sent.at(-1) ?? expect.unreachable();
    const address = `http://localhost:4001/customer/account/createPassword?email=jans%40voorbeeld.nl&resetToken=${resetToken}`;
    expect([recipient, resetToken.length]).toEqual(['jans@voorbeeld.nl', 32]);
    expect(text).toContain(address);
    expect(html).toContain(address.replace('&', '&amp;'));
  });

  it('SESSION-12 mails a link to the store view that was asked', async () => {
    await aCustomer(shop, { store: 'fashion' });
    await post('reset-password', { email: 'jans@voorbeeld.nl' }, inFashion);
    await shop.work.soon();
    expect(shop.sent.at(-1)?.text).toContain('http://localhost:4002/customer/account/createPassword?');
  });

  it('SESSION-12 answers 404 for an email that another store view knows, and mails nobody', async () => {
    await aCustomer(shop);
    const before = await mails();
    expect(await post('reset-password', { email: 'jans@voorbeeld.nl' }, inFashion)).toMatchObject({ code: 404 });
    expect(await mails()).toEqual(before);
  });

  it('SESSION-12 answers 404 for an unknown email, and mails nobody', async () => {
    expect(await ask()).toEqual({ status: 404, code: 404, result: 'Dit e-mailadres is niet bij ons bekend' });
    expect(await mails()).toEqual([]);
  });

  const create = (resetToken: string, email = 'jans@voorbeeld.nl', headers = {}) =>
    post('create-password', { email, newPassword: newOne, resetToken }, headers);
  const link = async () => {
    await aCustomer(shop);
    await ask();
    return mailedKey(shop, 'customer-password-reset', 'resetToken');
  };
  const isOver = { code: 400, result: { errorMessage: 'Deze link is al gebruikt of verlopen. Vraag een nieuwe aan.' } };

  it('SESSION-14 sets the new password', async () => {
    expect(await create(await link())).toMatchObject({ code: 200, result: true });
    expect([await canLogIn(testPassword), await canLogIn(newOne)]).toEqual([false, true]);
  });

  it('SESSION-12, SESSION-14 the link is for one use', async () => {
    const resetToken = await link();
    const answers = await Promise.all([create(resetToken), create(resetToken)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(await create(resetToken)).toMatchObject(isOver);
  });

  it('SESSION-12 the link is valid for 24 hours', async () => {
    const resetToken = await link();
    shop.clock.advance(24 * hour - 1);
    expect(await create(resetToken)).toMatchObject({ code: 200 });
  });

  it('SESSION-12 the link stays valid when another customer asks for one', async () => {
    const resetToken = await link();
    await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    await ask('jet@voorbeeld.nl');
    expect(await create(resetToken)).toMatchObject({ code: 200 });
  });

  it('SESSION-12, SESSION-14 answers an error once the link has expired', async () => {
    const resetToken = await link();
    shop.clock.advance(24 * hour);
    expect(await create(resetToken)).toMatchObject(isOver);
  });

  it('SESSION-14 takes the newest link alone', async () => {
    const first = await link();
    await ask();
    expect(await create(first)).toMatchObject(isOver);
    expect(await create(await mailedKey(shop, 'customer-password-reset', 'resetToken'))).toMatchObject({ code: 200 });
  });

  it('SESSION-14 says that there is no user with an email without account', async () => {
    expect(await create(await link(), 'jet@voorbeeld.nl')).toMatchObject({
      code: 404,
      result: { errorMessage: 'Er is geen klant met dit e-mailadres' },
    });
  });

  it("SESSION-14 refuses a link with another customer's email, and in another store view", async () => {
    const resetToken = await link();
    await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    await aCustomer(shop, { store: 'fashion' });
    expect(await create(resetToken, 'jet@voorbeeld.nl')).toMatchObject(isOver);
    expect(await create(resetToken, 'jans@voorbeeld.nl', inFashion)).toMatchObject(isOver);
    expect(await canLogIn(testPassword, 'jet@voorbeeld.nl')).toBe(true);
  });

  it('SESSION-14 refuses the token of the mail that confirms an address', async () => {
    await aCustomer(shop);
    expect(await create(await mailedKey(shop, 'customer-welcome', 'token'))).toMatchObject(isOver);
    expect(await canLogIn(testPassword)).toBe(true);
  });

  it('SESSION-17 a reset password ends all sessions', async () => {
    const { headers, refreshToken } = await aCustomer(shop);
    await ask();
    await create(await mailedKey(shop, 'customer-password-reset', 'resetToken'));
    expect(await me(headers)).toMatchObject({ code: 401 });
    expect(await post('refresh', { refreshToken })).toMatchObject({ code: 401 });
  });

  it('SESSION-17 a reset password ends the sessions of all devices', async () => {
    const devices = [await aCustomer(shop), await logIn(shop)];
    await ask();
    await create(await mailedKey(shop, 'customer-password-reset', 'resetToken'));
    for (const { headers, refreshToken } of devices) {
      expect(await me(headers)).toMatchObject({ code: 401 });
      expect(await post('refresh', { refreshToken })).toMatchObject({ code: 401 });
    }
  });
});

describe('SESSION-15 changing the password', () => {
  const change = (headers: Record<string, string>, currentPassword = testPassword) =>
    post('change-password', { currentPassword, newPassword: newOne }, headers);

  it('SESSION-15 answers true, and the new password is the one', async () => {
    const { headers } = await aCustomer(shop);
    expect(await change(headers)).toMatchObject({ code: 200, result: true });
    expect([await canLogIn(testPassword), await canLogIn(newOne)]).toEqual([false, true]);
  });

  it("SESSION-15 answers result.errorMessage that the password doesn't match this account", async () => {
    const { headers } = await aCustomer(shop);
    expect(await change(headers, 'Zomer-2025')).toMatchObject({
      code: 400,
      result: { errorMessage: 'Dit wachtwoord hoort niet bij dit account' },
    });
    expect(await canLogIn(testPassword)).toBe(true);
  });

  it('SESSION-15 takes the token in the address', async () => {
    const { token } = await aCustomer(shop);
    const sent = { currentPassword: testPassword, newPassword: newOne };
    expect(await post(`change-password?token=${token}`, sent)).toMatchObject({ code: 200, result: true });
  });

  it('SESSION-15 is for customers', async () => {
    expect(await change({})).toMatchObject({ code: 401 });
  });

  it('API-10 too many wrong passwords of a customer answer 429', async () => {
    const limits = { ...shop.ports.limits, passwordGuessesOfCustomer: defaultLimits.passwordGuessesOfCustomer };
    shop = await aShop({ limits });
    const { headers } = await aCustomer(shop);
    for (let count = 0; count < 10; count += 1) await change(headers, 'fout');
    expect(await change(headers)).toMatchObject({ code: 429 });
  });

  it('API-10 wrong passwords of one customer leave others free', async () => {
    const limits = { ...shop.ports.limits, passwordGuessesOfCustomer: { count: 1, seconds: 600 } };
    shop = await aShop({ limits });
    const jans = await aCustomer(shop);
    const jet = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    const codes = [await change(jans.headers, 'fout'), await change(jans.headers), await change(jet.headers)];
    expect(codes.map(({ code }) => code)).toEqual([400, 429, 200]);
  });

  it('SESSION-17 a changed password ends all sessions, here and elsewhere', async () => {
    const here = await aCustomer(shop);
    const elsewhere = await logIn(shop);
    await change(here.headers);
    for (const { headers, refreshToken } of [here, elsewhere]) {
      expect(await me(headers)).toMatchObject({ code: 401 });
      expect(await post('refresh', { refreshToken })).toMatchObject({ code: 401 });
    }
  });

  it('SESSION-15 leaves the passwords of other customers', async () => {
    const { headers } = await aCustomer(shop);
    await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    await change(headers);
    expect(await canLogIn(testPassword, 'jet@voorbeeld.nl')).toBe(true);
  });

  it('SESSION-17 a changed password leaves the sessions of other customers', async () => {
    const { headers } = await aCustomer(shop);
    const other = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    await change(headers);
    expect(await me(other.headers)).toMatchObject({ code: 200 });
    expect(await post('refresh', { refreshToken: other.refreshToken })).toMatchObject({ code: 200 });
  });

  it('ROUTE-22 the mail about a changed password leads to the login page, in the form of its address', async () => {
    const { headers } = await aCustomer(shop);
    await change(headers);
    await mails();
    expect(shop.sent.at(-1)?.text).toMatch(/http:\/\/localhost:4001\/login\/$/mu);
  });

  it('tells the customer by mail, and makes a mailed link for a new one void', async () => {
    const { headers } = await aCustomer(shop);
    await post('reset-password', { email: 'jans@voorbeeld.nl' });
    const resetToken = await mailedKey(shop, 'customer-password-reset', 'resetToken');
    await change(headers);
    expect(await mails()).toContain('jans@voorbeeld.nl: Je wachtwoord is gewijzigd');
    const sent = { email: 'jans@voorbeeld.nl', newPassword: 'Herfst-2028', resetToken };
    expect(await post('create-password', sent)).toMatchObject({ code: 400 });
  });
});

describe('ACC-08 changing the profile', () => {
  const change = (headers: Record<string, string>, customer: object) => post('me', { customer }, headers);

  it('ACC-08 changes firstname and lastname, and answers the profile', async () => {
    const { headers } = await aCustomer(shop);
    expect(await change(headers, { firstname: 'Jet', lastname: 'Jansen' })).toMatchObject({
      code: 200,
      result: { firstname: 'Jet', lastname: 'Jansen', email: 'jans@voorbeeld.nl', groupToken: expect.any(String) },
    });
    expect(await me(headers)).toMatchObject({ result: { firstname: 'Jet', lastname: 'Jansen' } });
  });

  it('ACC-08 leaves other fields as they are', async () => {
    const { headers } = await aCustomer(shop);
    const { result: before } = await me(headers);
    await change(headers, { id: 99, group_id: 3, store_id: 2, password: 'x', created_at: '2020-01-01T00:00:00Z' });
    expect(await me(headers)).toMatchObject({
      result: { ...Object(before), updated_at: expect.any(String), groupToken: expect.any(String) },
    });
  });

  it('ACC-08 leaves the password as it is when one is sent along', async () => {
    const { headers } = await aCustomer(shop);
    await change(headers, { firstname: 'Jet', password: newOne });
    expect([await canLogIn(newOne), await canLogIn(testPassword)]).toEqual([false, true]);
  });

  it('ACC-08 changes what it may when other fields are sent along', async () => {
    const { headers } = await aCustomer(shop);
    expect(await change(headers, { firstname: 'Jet', group_id: 3, groupToken: 'x' })).toMatchObject({
      code: 200,
      result: { firstname: 'Jet', group_id: 1 },
    });
  });

  it('ACC-08 changes email, which waits to be confirmed', async () => {
    const { headers } = await aCustomer(shop);
    expect(await change(headers, { email: 'jet@voorbeeld.nl' })).toMatchObject({
      code: 200,
      result: { extension_attributes: { pending_email: 'jet@voorbeeld.nl' } },
    });
  });

  it.each([{ firstname: 'x' }, { lastname: '' }, { email: 'geen' }])('ACC-08 refuses %j', async (changes) => {
    const { headers } = await aCustomer(shop);
    expect(await change(headers, changes)).toMatchObject({ code: 400 });
  });

  const address = {
    firstname: 'Jans',
    lastname: 'de Vries',
    street: ['Damrak', '12 A'],
    postcode: '1012 AB',
    city: 'Amsterdam',
    country_id: 'NL',
  };
  const addressesOf = async (headers: Record<string, string>) => Object((await me(headers)).result).addresses;

  it('ACC-08 changes addresses: adds, changes and removes them', async () => {
    const { headers } = await aCustomer(shop);
    await change(headers, { addresses: [address, { ...address, city: 'Utrecht' }] });
    const [first, second] = await addressesOf(headers);
    await change(headers, {
      addresses: [
        { ...second, city: 'Zwolle' },
        { ...address, city: 'Delft' },
      ],
    });
    const after = await addressesOf(headers);
    expect(after).toMatchObject([{ id: second.id, city: 'Zwolle' }, { city: 'Delft' }]);
    expect(after).not.toContainEqual(expect.objectContaining({ id: first.id }));
  });

  it('ACC-08 changes each field of an address', async () => {
    const { headers } = await aCustomer(shop);
    await change(headers, { addresses: [address] });
    const [{ id }] = await addressesOf(headers);
    const changed = {
      ...{ firstname: 'Jet', lastname: 'Jansen', street: ['Meir', '7'], postcode: '2000', city: 'Antwerpen' },
      ...{ country_id: 'BE', telephone: '+32 3 123 45 67', company: 'Weefhuis BV', vat_id: 'BE0123456789' },
      ...{ region: { region_code: null, region: 'Antwerpen', region_id: 0 } },
    };
    await change(headers, { addresses: [{ ...changed, id }] });
    expect(await addressesOf(headers)).toMatchObject([{ ...changed, id }]);
  });

  it('ACC-08 leaves the addresses as they are when none are sent along', async () => {
    const { headers } = await aCustomer(shop);
    await change(headers, { addresses: [address] });
    expect(await change(headers, { firstname: 'Jet' })).toMatchObject({
      result: { firstname: 'Jet', addresses: [address] },
    });
  });

  it.each([
    ['without addresses', []],
    ['with an address', [address]],
    ['with an address that was there', [address], 'twice'],
  ])('ACC-08 leaves other customers as they are, %s', async (_what, addresses, sent = 'once') => {
    const jet = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    await change(jet.headers, { addresses: [address] });
    const { result: before } = await me(jet.headers);
    const { headers } = await aCustomer(shop);
    await change(headers, { firstname: 'Johanna', lastname: 'Jansen', addresses });
    if (sent === 'twice') await change(headers, { addresses: await addressesOf(headers) });
    expect((await me(jet.headers)).result).toEqual({ ...Object(before), groupToken: expect.any(String) });
  });

  it('ACC-09 keeps one default for shipping and one for billing', async () => {
    const { headers } = await aCustomer(shop);
    const both = { default_shipping: true, default_billing: true };
    await change(headers, { addresses: [{ ...address, ...both }, { ...address, ...both }, address] });
    const found = await addressesOf(headers);
    expect(found.map((one: typeof both) => [one.default_shipping, one.default_billing])).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
    expect(await me(headers)).toMatchObject({
      result: { default_shipping: String(found[1].id), default_billing: String(found[1].id) },
    });
  });

  it('ACC-09 keeps one address for shipping and another one for billing', async () => {
    const { headers } = await aCustomer(shop);
    await change(headers, {
      addresses: [address, { ...address, default_shipping: true }, { ...address, default_billing: true }],
    });
    const [first, second, third] = await addressesOf(headers);
    expect(first).toMatchObject({ default_shipping: false, default_billing: false });
    expect(second).toMatchObject({ default_shipping: true, default_billing: false });
    expect(third).toMatchObject({ default_shipping: false, default_billing: true });
    expect(await me(headers)).toMatchObject({
      result: { default_shipping: String(second.id), default_billing: String(third.id) },
    });
  });

  it.each([
    ['without a postcode', { postcode: '' }],
    ['with a wrong phone number', { telephone: '12' }],
    ['of a country that the shop does not deliver to', { country_id: 'XX' }],
    ['with a link', { company: 'www.evil.nl' }],
  ])('ACC-08 refuses an address %s, and keeps what was there', async (_what, differences) => {
    const { headers } = await aCustomer(shop);
    await change(headers, { addresses: [address] });
    expect(await change(headers, { addresses: [{ ...address, ...differences }] })).toMatchObject({ code: 400 });
    expect(await addressesOf(headers)).toMatchObject([address]);
  });

  it("ACC-08 refuses another customer's address with 403, by its id and by its customer", async () => {
    const other = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    await change(other.headers, { addresses: [address] });
    const [foreign] = await addressesOf(other.headers);
    const { headers } = await aCustomer(shop);
    for (const stolen of [
      { ...address, id: foreign.id },
      { ...address, customer_id: foreign.customer_id },
    ]) {
      expect(await change(headers, { addresses: [stolen] })).toMatchObject({ code: 403 });
    }
    expect(await addressesOf(other.headers)).toEqual([foreign]);
  });

  it('ACC-08 is for customers', async () => {
    expect(await change({}, { firstname: 'Jet' })).toMatchObject({ code: 401 });
  });
});

describe('SESSION-31 a changed email', () => {
  const change = (headers: Record<string, string>, email: string) => post('me', { customer: { email } }, headers);
  const confirm = (email: string, token: string) => post('confirm-email', { email, token });
  const newsletter = '/api/ext/magento2-newsletter/subscribe';
  const subscribe = (email: string) => shop.call('POST', newsletter, { email });
  const statusOf = async (email: string) => (await shop.call('GET', `${newsletter}?email=${email}`)).result;

  it('SESSION-31 takes effect when the mail to the new address is confirmed', async () => {
    const { headers } = await aCustomer(shop);
    expect(await change(headers, 'jet@voorbeeld.nl')).toMatchObject({
      code: 200,
      result: { email: 'jans@voorbeeld.nl', extension_attributes: { pending_email: 'jet@voorbeeld.nl' } },
    });
    const token = await mailedKey(shop, 'customer-email-confirm', 'token');
    expect(await canLogIn(testPassword, 'jet@voorbeeld.nl')).toBe(false);
    expect(await confirm('jet@voorbeeld.nl', token)).toMatchObject({ code: 200 });
    expect(await me(headers)).toMatchObject({ result: { email: 'jet@voorbeeld.nl' } });
    expect([await canLogIn(testPassword), await canLogIn(testPassword, 'jet@voorbeeld.nl')]).toEqual([false, true]);
  });

  it('SESSION-31, NEWS-02 takes the newsletter along, without another mail', async () => {
    const { headers } = await aCustomer(shop);
    await confirm('jans@voorbeeld.nl', await mailedKey(shop, 'customer-welcome', 'token'));
    await subscribe('jans@voorbeeld.nl');
    await change(headers, 'jet@voorbeeld.nl');
    expect(await statusOf('jans@voorbeeld.nl')).toBe('subscribed');
    await confirm('jet@voorbeeld.nl', await mailedKey(shop, 'customer-email-confirm', 'token'));
    expect([await statusOf('jans@voorbeeld.nl'), await statusOf('jet@voorbeeld.nl')]).toEqual([
      'unsubscribed',
      'subscribed',
    ]);
    expect((await mails()).filter((mail) => mail.startsWith('jet'))).toHaveLength(1);
  });

  it('SESSION-31, NEWS-02 leaves the newsletter of an address alone that the customer never confirmed', async () => {
    const { headers } = await aCustomer(shop);
    await subscribe('jans@voorbeeld.nl');
    await change(headers, 'jet@voorbeeld.nl');
    await confirm('jet@voorbeeld.nl', await mailedKey(shop, 'customer-email-confirm', 'token'));
    expect(await me(headers)).toMatchObject({ result: { email: 'jet@voorbeeld.nl' } });
    expect([await statusOf('jans@voorbeeld.nl'), await statusOf('jet@voorbeeld.nl')]).toEqual([
      'subscribed',
      'unsubscribed',
    ]);
  });

  it('SESSION-31, NEWS-02 leaves one subscription where the new address had its own', async () => {
    const { headers } = await aCustomer(shop);
    await confirm('jans@voorbeeld.nl', await mailedKey(shop, 'customer-welcome', 'token'));
    for (const email of ['jans@voorbeeld.nl', 'jet@voorbeeld.nl']) await subscribe(email);
    await change(headers, 'jet@voorbeeld.nl');
    await confirm('jet@voorbeeld.nl', await mailedKey(shop, 'customer-email-confirm', 'token'));
    expect([await statusOf('jans@voorbeeld.nl'), await statusOf('jet@voorbeeld.nl')]).toEqual([
      'unsubscribed',
      'subscribed',
    ]);
  });

  it('SESSION-31 tells the old address', async () => {
    const { headers } = await aCustomer(shop);
    await change(headers, 'jet@voorbeeld.nl');
    expect(await mails()).toEqual([
      'jans@voorbeeld.nl: Welkom bij Dagvondst',
      'jet@voorbeeld.nl: Bevestig je nieuwe e-mailadres',
      'jans@voorbeeld.nl: Je e-mailadres wordt gewijzigd',
    ]);
  });

  it('SESSION-31 tells the old address which one is to take its place', async () => {
    const { headers } = await aCustomer(shop);
    await change(headers, 'jet@voorbeeld.nl');
    await shop.work.soon();
    const told = shop.sent.find(({ kind }) => kind === 'customer-email-changing');
    for (const text of [told?.text, told?.html]) expect(text?.replaceAll('\u2060', '')).toContain('jet@voorbeeld.nl');
  });

  it('SESSION-31 is not confirmed by another store view', async () => {
    const { headers } = await aCustomer(shop);
    await change(headers, 'jet@voorbeeld.nl');
    const token = await mailedKey(shop, 'customer-email-confirm', 'token');
    expect(await post('confirm-email', { email: 'jet@voorbeeld.nl', token }, inFashion)).toMatchObject({ code: 400 });
    expect(await me(headers)).toMatchObject({ result: { email: 'jans@voorbeeld.nl' } });
    expect(await confirm('jet@voorbeeld.nl', token)).toMatchObject({ code: 200 });
  });

  it('SESSION-31 mails once however often the same change is sent', async () => {
    const { headers } = await aCustomer(shop);
    for (const _time of [1, 2]) await change(headers, 'jet@voorbeeld.nl');
    expect(await mails()).toHaveLength(3);
  });

  const again = (headers: Record<string, string>) => post('confirmation-mail', {}, headers);

  it('SESSION-31 mails the link of an address that waits once more, when the one before is void', async () => {
    const { headers } = await aCustomer(shop);
    await change(headers, 'jet@voorbeeld.nl');
    const first = await mailedKey(shop, 'customer-email-confirm', 'token');
    expect(await again(headers)).toMatchObject({ code: 200, result: true });
    expect(await confirm('jet@voorbeeld.nl', first)).toMatchObject({ code: 400 });
    const second = await mailedKey(shop, 'customer-email-confirm', 'token');
    expect(await confirm('jet@voorbeeld.nl', second)).toMatchObject({ code: 200 });
  });

  it('mails the link of an own address once more, also after a week', async () => {
    await aCustomer(shop);
    const first = await mailedKey(shop, 'customer-welcome', 'token');
    shop.clock.advance(8 * 24 * hour);
    const { headers: later } = await logIn(shop);
    await again(later);
    const second = await mailedKey(shop, 'customer-welcome', 'token');
    expect(await confirm('jans@voorbeeld.nl', first)).toMatchObject({ code: 400 });
    expect(await confirm('jans@voorbeeld.nl', second)).toMatchObject({ code: 200 });
  });

  it('mails nothing once the address is confirmed', async () => {
    const { headers } = await aCustomer(shop);
    await confirm('jans@voorbeeld.nl', await mailedKey(shop, 'customer-welcome', 'token'));
    expect(await again(headers)).toMatchObject({ code: 200, result: true });
    expect(await mails()).toHaveLength(1);
  });

  it('mails nothing to who is not logged in', async () => {
    expect(await again({})).toMatchObject({ code: 401 });
  });

  it('SESSION-31 refuses an address that another customer has, and mails nobody', async () => {
    const { headers } = await aCustomer(shop);
    await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    const before = await mails();
    expect(await change(headers, 'Jet@voorbeeld.nl')).toMatchObject({
      code: 400,
      result: { errorMessage: 'Er bestaat al een klant met dit e-mailadres' },
    });
    expect(await mails()).toEqual(before);
  });

  it('SESSION-31 refuses an address that another customer has by the time it is confirmed', async () => {
    const { headers } = await aCustomer(shop);
    await change(headers, 'jet@voorbeeld.nl');
    const token = await mailedKey(shop, 'customer-email-confirm', 'token');
    await aCustomer(shop, { email: 'Jet@voorbeeld.nl' });
    const exists = { code: 400, result: { errorMessage: 'Er bestaat al een klant met dit e-mailadres' } };
    expect(await confirm('jet@voorbeeld.nl', token)).toMatchObject(exists);
    expect(await change(headers, 'JET@voorbeeld.nl')).toMatchObject({ code: 200 });
    expect(await me(headers)).toMatchObject({ result: { email: 'jans@voorbeeld.nl' } });
  });

  it('SESSION-31 is not confirmed by the link for a new password, which the old address got', async () => {
    const { headers } = await aCustomer(shop);
    await change(headers, 'jet@voorbeeld.nl');
    await post('reset-password', { email: 'jans@voorbeeld.nl' });
    const resetToken = await mailedKey(shop, 'customer-password-reset', 'resetToken');
    expect(await confirm('jet@voorbeeld.nl', resetToken)).toMatchObject({ code: 400 });
    expect(await me(headers)).toMatchObject({ result: { email: 'jans@voorbeeld.nl' } });
  });

  it('SESSION-31 a link can be confirmed for a week', async () => {
    const { headers } = await aCustomer(shop);
    await change(headers, 'jet@voorbeeld.nl');
    const token = await mailedKey(shop, 'customer-email-confirm', 'token');
    shop.clock.advance(7 * 24 * hour - 1);
    expect(await confirm('jet@voorbeeld.nl', token)).toMatchObject({ code: 200 });
  });

  it('SESSION-31 refuses a link that was used, and one that is over a week old', async () => {
    const { headers } = await aCustomer(shop);
    const welcome = await mailedKey(shop, 'customer-welcome', 'token');
    expect(await confirm('jans@voorbeeld.nl', welcome)).toMatchObject({ code: 200 });
    expect(await confirm('jans@voorbeeld.nl', welcome)).toMatchObject({ code: 400 });
    await change(headers, 'jet@voorbeeld.nl');
    const token = await mailedKey(shop, 'customer-email-confirm', 'token');
    shop.clock.advance(7 * 24 * hour);
    expect(await confirm('jet@voorbeeld.nl', token)).toMatchObject({ code: 400 });
  });
});

describe('orders of guests', () => {
  const ownerless = async () =>
    (await shop.ports.database.select().from(orders)).filter(({ customerId }) => customerId === null).length;
  const confirm = async () => {
    const token = await mailedKey(shop, 'customer-welcome', 'token');
    await post('confirm-email', { email: 'jans@voorbeeld.nl', token });
  };

  it('join the account once its email is confirmed, and not before', async () => {
    await shop.placed();
    await aCustomer(shop);
    expect(await ownerless()).toBe(1);
    await confirm();
    expect(await ownerless()).toBe(0);
  });

  it('join it at a later login, once it is confirmed', async () => {
    await aCustomer(shop);
    await confirm();
    await shop.placed();
    expect(await ownerless()).toBe(1);
    await logIn(shop);
    expect(await ownerless()).toBe(0);
  });
});
