import { eq } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coupons } from '../coupons/tables.ts';
import { defaultLimits } from '../limits/limits.ts';
import { createDelivery } from '../mail/delivery.ts';
import { createFolderMailer } from '../mail/mailers.ts';
import { outboxMails } from '../mail/tables.ts';
import { aFolder, testAdminKey } from '../testing/aBackend.ts';
import { aCustomer } from '../testing/aCustomer.ts';
import { aShop } from '../testing/aShop.ts';
import { connectionFrom } from '../testing/connectionFrom.ts';
import { aProductDocument } from '../testing/documents.ts';
import { importDocuments } from '../testing/importing.ts';
import { newsletterMailKind, welcomeMailKind } from './mail.ts';
import { newsletterCoupons, newsletterMails, newsletterSubscribers } from './tables.ts';
import { forgetOldCoupons, moveSubscription } from './subscriptions.ts';
import { writeNewsletters } from './newsletters.ts';
import { readStores } from '../stores/stores.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
beforeAll(async () => void (shop = await aShop({ limits: defaultLimits })));
/** Every test starts without subscribers, and with limits that nobody has used. */
beforeEach(async () => {
  await shop.ports.database.delete(newsletterSubscribers);
  await shop.ports.database.delete(newsletterCoupons);
  await shop.ports.database.delete(newsletterMails);
  await shop.ports.database.delete(outboxMails);
  shop.sent.length = 0;
  shop.clock.set(shop.clock.now() + day);
});

const day = 86_400_000;
const path = '/api/ext/magento2-newsletter/subscribe';
const jet = 'jet@voorbeeld.nl';
type Method = 'GET' | 'POST' | 'DELETE';
async function call(method: Method, email: unknown, store = 'dailydeal', client?: string) {
  const answer = await shop.app.request(
    method === 'GET' ? `${path}?email=${encodeURIComponent(String(email))}` : path,
    {
      method,
      headers: { 'content-type': 'application/json', 'x-vs-store-code': store },
      ...(method !== 'GET' && { body: JSON.stringify({ email }) }),
    },
    client === undefined ? undefined : connectionFrom(client),
  );
  return { status: answer.status, ...(await answer.json()) };
}
const statusOf = async (email: string, store?: string): Promise<unknown> => (await call('GET', email, store)).result;
const ok = { status: 200, code: 200 };
/** The mails to subscribers so far, the oldest first. */
async function mails() {
  await shop.work.soon();
  return shop.sent.filter(({ kind }) => kind === welcomeMailKind);
}
const codeIn = (text = '') => /^NIEUWS-[A-Z2-9]{10}$/mu.exec(text)?.[0];
/** The coupon of a first subscription. */
async function firstCode(): Promise<string> {
  await call('POST', jet);
  return codeIn((await mails())[0]?.text) ?? expect.unreachable();
}
const apply = (cartId: string, code: string, store = 'dailydeal') =>
  shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=${code}`, {}, { 'x-vs-store-code': store });
async function aFilledCart() {
  const cartId = await shop.newCart();
  await shop.put(cartId, 'HD', 2);
  return cartId;
}
const linkOf = async (): Promise<string> => {
  const url = new URL((await mails())[0]?.unsubscribeUrl ?? expect.unreachable());
  return url.pathname + url.search;
};

describe('NEWS-01 the status of an address', () => {
  it('NEWS-01 answers subscribed for a subscriber, however the address is written', async () => {
    await call('POST', jet);
    expect(await call('GET', jet)).toEqual({ ...ok, result: 'subscribed' });
    expect(await statusOf('Jet@Voorbeeld.NL')).toBe('subscribed');
  });

  it('NEWS-01 answers unsubscribed for others, and for other store views', async () => {
    await call('POST', jet);
    expect(await call('GET', 'guus@voorbeeld.nl')).toEqual({ ...ok, result: 'unsubscribed' });
    expect(await statusOf(jet, 'fashion')).toBe('unsubscribed');
  });
});

describe('NEWS-02 subscribing and unsubscribing', () => {
  it('NEWS-02 subscribes with code 200, again and at the same time, with one mail', async () => {
    const answers = await Promise.all([call('POST', jet), call('POST', 'JET@voorbeeld.nl'), call('POST', jet)]);
    expect(answers).toEqual(answers.map(() => ({ ...ok, result: true })));
    expect(await statusOf(jet)).toBe('subscribed');
    expect(await mails()).toHaveLength(1);
  });

  it('NEWS-02 unsubscribes with code 200, known or not, in this store view only', async () => {
    await call('POST', jet);
    await call('POST', jet, 'fashion');
    await call('POST', 'guus@voorbeeld.nl');
    expect(await call('DELETE', 'Jet@voorbeeld.nl')).toEqual({ ...ok, result: true });
    expect(await call('DELETE', jet)).toEqual({ ...ok, result: true });
    expect(await statusOf(jet)).toBe('unsubscribed');
    expect(await statusOf('guus@voorbeeld.nl')).toBe('subscribed');
    expect(await statusOf(jet, 'fashion')).toBe('subscribed');
  });

  it.each(['jet@voorbeeld', '', undefined, 'jet@voorbeeld.nl,guus@voorbeeld.nl', 'jet@voorbeeld.nl\r\nBcc: g@x.nl'])(
    'NEWS-02 refuses %j with code 400',
    async (email) => {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        expect(await call(method, email)).toMatchObject({ status: 400, code: 400, result: expect.any(String) });
      }
      expect(await shop.ports.database.$count(newsletterSubscribers)).toBe(0);
    },
  );

  it('NEWS-02 shows in the profile of a customer, which cannot change it', async () => {
    const { headers } = await aCustomer(shop);
    const isSubscribed = async () => (await shop.call('GET', '/api/user/me', undefined, headers)).result;
    const profile = (is_subscribed: boolean) => ({ extension_attributes: { is_subscribed } });
    expect(await isSubscribed()).toMatchObject(profile(false));
    await call('POST', 'JANS@voorbeeld.nl');
    expect(await isSubscribed()).toMatchObject(profile(true));
    const customer = { firstname: 'Jans', extension_attributes: { is_subscribed: false } };
    await shop.call('POST', '/api/user/me', { customer }, headers);
    expect(await isSubscribed()).toMatchObject(profile(true));
  });
});

it('NEWS-01 the status of an address is kept by no cache', async () => {
  const answer = await shop.app.request(`${path}?email=${jet}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

describe('FOOTER-02 the form without a script', () => {
  const send = (email: string) =>
    shop.app.request('/api/ext/magento2-newsletter/subscribe/form', {
      method: 'POST',
      body: new URLSearchParams({ email }),
    });

  it('FOOTER-02 subscribes, and answers a page', async () => {
    const answer = await send(jet);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const page = await answer.text();
    expect(page).toContain('Je bent aangemeld voor onze nieuwsbrief');
    expect(page).toContain('Bij een eerste aanmelding mailen we je een kortingscode.');
    expect(await statusOf(jet)).toBe('subscribed');
  });

  it('FOOTER-02 answers a page for a wrong address', async () => {
    const answer = await send('jet@voorbeeld');
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain('Je bent nog niet aangemeld');
    expect(page).toContain('vul een geldig e-mailadres in');
  });

  it('NEWS-06 counts against the same limits', async () => {
    for (let time = 0; time < 10; time += 1) await call('POST', jet);
    const answer = await send(jet);
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain('Dat ging te vaak achter elkaar');
    for (let time = 0; time < 50; time += 1) await call('POST', `klant${time}@voorbeeld.nl`);
    expect((await send('guus@voorbeeld.nl')).status).toBe(429);
  });
});

describe('NEWS-05 the coupon of a first subscription', () => {
  it('NEWS-05 is mailed to the subscriber', async () => {
    await call('POST', jet);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: jet, subject: 'Welkom! Hier is je 10% korting' });
    expect(mail?.html).toContain(codeIn(mail?.text));
  });

  it('NEWS-05 comes with what it gives, how often and until when, and the way out', async () => {
    await call('POST', jet);
    const [mail] = await mails();
    for (const words of [
      'Je bent aangemeld voor de nieuwsbrief van ',
      'Met deze kortingscode krijg je 10% korting op een bestelling.',
      'Hij werkt één keer en is 30 dagen geldig: tot ',
      'Gebruik je korting',
      'Heb jij je niet aangemeld, of wil je geen nieuwsbrief meer?',
    ])
      expect(mail?.text.replace(/\s+/gu, ' ')).toContain(words);
  });

  it('NEWS-05, STORE-12 says until when it is valid by the clock of Amsterdam', async () => {
    shop.clock.set('2027-02-03T08:07:00Z');
    await call('POST', jet);
    const [mail] = await mails();
    expect(mail?.text.replace(/\s+/gu, ' ')).toContain('geldig: tot 09:07 5-3-2027.');
  });

  it('NEWS-05 a mailbox that has had it is greeted without it', async () => {
    await call('POST', jet);
    await call('DELETE', jet);
    await call('POST', jet);
    const [, mail] = await mails();
    expect(mail).toMatchObject({ subject: 'Je bent aangemeld' });
    expect(mail?.text).toMatch(/^Naar /mu);
    expect(mail?.text).not.toContain('korting');
  });

  it('NEWS-05 takes 10% off in the cart, in its store view', async () => {
    const code = await firstCode();
    const cartId = await aFilledCart();
    expect(await apply(cartId, code.toLowerCase())).toMatchObject(ok);
    const { result } = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`);
    expect(result).toMatchObject({ discount_amount: -2.5, coupon_code: code });
    expect(await shop.ports.database.$count(coupons, eq(coupons.code, code))).toBe(1);
    const { result: other } = await shop.call('POST', '/api/cart/create', {}, { 'x-vs-store-code': 'fashion' });
    expect(await apply(String(other), code, 'fashion')).toMatchObject({ code: 404 });
  });

  it('NEWS-05 takes 10% off in the cart of another store view', async () => {
    const fashion = { 'x-vs-store-code': 'fashion' };
    await importDocuments(shop, { products: [aProductDocument({ price: 12.5 })] }, { storeCode: 'fashion' });
    await call('POST', jet, 'fashion');
    const code = codeIn((await mails())[0]?.text) ?? expect.unreachable();
    const cartId = String((await shop.call('POST', '/api/cart/create', {}, fashion)).result);
    await shop.put(cartId, 'HD-100', 2, {}, fashion);
    expect(await apply(cartId, code, 'fashion')).toMatchObject(ok);
    const { result } = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`, undefined, fashion);
    expect(result).toMatchObject({ discount_amount: -2.5, coupon_code: code });
  });

  it('NEWS-05 is mailed to who subscribes by the form, without a script', async () => {
    const body = new URLSearchParams({ email: jet });
    await shop.app.request(`${path}/form`, { method: 'POST', body });
    expect(codeIn((await mails())[0]?.text)).toEqual(expect.any(String));
  });

  it('NEWS-05 is used up by one order', async () => {
    const code = await firstCode();
    const [one, other] = [await aFilledCart(), await aFilledCart()];
    await apply(one, code);
    await apply(other, code);
    expect(await shop.order({ cart_id: one })).toMatchObject(ok);
    expect(await shop.order({ cart_id: other })).toMatchObject({
      code: 400,
      result: 'Deze kortingscode is niet geldig',
    });
    expect(await apply(await shop.newCart(), code)).toMatchObject({ code: 404 });
  });

  it('NEWS-05 is valid for 30 days', async () => {
    const code = await firstCode();
    shop.clock.set(shop.clock.now() + 30 * day);
    expect(await apply(await aFilledCart(), code)).toMatchObject(ok);
    shop.clock.set(shop.clock.now() + 1);
    expect(await apply(await aFilledCart(), code)).toMatchObject({ code: 404 });
  });

  it('NEWS-05 comes only with the first subscription of a mailbox in a store view', async () => {
    const code = await firstCode();
    await call('DELETE', jet);
    await call('POST', jet);
    await call('POST', 'jet+nog-een@voorbeeld.nl');
    await call('POST', jet, 'fashion');
    const codes = (await mails()).map(({ storeId, text }) => [storeId, codeIn(text)]);
    expect(codes).toEqual([
      [1, code],
      [1, undefined],
      [1, undefined],
      [2, expect.stringMatching(/^NIEUWS-/u)],
    ]);
  });

  it('NEWS-05 is remembered for two years, without the address of who unsubscribed', async () => {
    await firstCode();
    await call('DELETE', jet);
    expect(JSON.stringify(await shop.ports.database.select().from(newsletterCoupons))).not.toContain('jet');
    await forgetOldCoupons(shop.ports);
    expect(await shop.ports.database.$count(newsletterCoupons)).toBe(1);
    const later = { ...shop.ports, clock: { now: () => shop.clock.now() + 731 * day } };
    await forgetOldCoupons(later);
    expect(await shop.ports.database.$count(newsletterCoupons)).toBe(0);
  });
});

/** The mail that waits, as it leaves the shop. */
async function sentMail(): Promise<string> {
  const folder = join(aFolder(), 'outbox');
  await createDelivery({ ...shop.ports, mailer: createFolderMailer(folder) }).fresh();
  const eml = readFileSync(join(folder, readdirSync(folder).find((name) => name.endsWith('.eml')) ?? ''), 'utf8');
  return eml.replace(/\r\n\s+/gu, ' ');
}

describe('NEWS-06 unsubscribing by the mail', () => {
  it('NEWS-06 has the headers of one-click unsubscribe, and the link in both parts', async () => {
    await call('POST', jet);
    const eml = await sentMail();
    const [{ unsubscribeUrl, text, html } = expect.unreachable()] = await shop.ports.database
      .select()
      .from(outboxMails);
    expect(unsubscribeUrl).toMatch(
      /^http:\/\/localhost:4001\/api\/ext\/magento2-newsletter\/unsubscribe\?key=[\w-]{43}$/u,
    );
    expect(eml).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(eml).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toContain(unsubscribeUrl);
    expect(html).toContain(unsubscribeUrl);
  });

  it('NEWS-06 the mail of a later subscription, which brings no coupon, has them too', async () => {
    await call('POST', jet);
    await call('DELETE', jet);
    await shop.ports.database.delete(outboxMails);
    await call('POST', jet);
    const eml = await sentMail();
    expect(eml).toContain('Je bent aangemeld');
    expect(eml).toContain(`List-Unsubscribe: <http://localhost:4001/api/ext/magento2-newsletter/unsubscribe?key=`);
    expect(eml).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('NEWS-06 the mail of a subscription in another store view has a link to that store', async () => {
    await call('POST', jet, 'fashion');
    const [{ unsubscribeUrl } = expect.unreachable()] = await shop.ports.database.select().from(outboxMails);
    expect(unsubscribeUrl).toMatch(/^http:\/\/localhost:4002\/api\/ext\/magento2-newsletter\/unsubscribe\?key=/u);
  });

  it('NEWS-06 unsubscribes with the POST of a mail program, again and again', async () => {
    await call('POST', jet);
    await call('POST', 'guus@voorbeeld.nl');
    const link = await linkOf();
    const post = () =>
      shop.app.request(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    for (const answer of [await post(), await post()]) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Je bent afgemeld');
    }
    expect(await statusOf(jet)).toBe('unsubscribed');
    expect(await statusOf('guus@voorbeeld.nl')).toBe('subscribed');
  });

  it('NEWS-06 asks a reader who opens the link, and changes nothing yet', async () => {
    await call('POST', jet);
    const page = await shop.app.request(await linkOf());
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const text = await page.text();
    expect(text).toContain('Geen nieuwsbrief meer?');
    expect(text).toContain('<form method="post">');
    expect(text).not.toContain(jet);
    expect(await statusOf(jet)).toBe('subscribed');
  });

  it.each(['', '?key=', '?key=kort', `?key=${'x'.repeat(44)}`])('NEWS-06 says that %j is no link', async (query) => {
    const answer = await shop.app.request(`/api/ext/magento2-newsletter/unsubscribe${query}`, { method: 'POST' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Deze link klopt niet');
  });

  it.each([
    ['POST', 10],
    ['DELETE', 10],
    ['GET', 60],
  ] as const)('NEWS-06 limits %s per address', async (method, count) => {
    for (let time = 0; time < count; time += 1) expect(await call(method, jet)).toMatchObject(ok);
    expect(await call(method, 'Jet+1@voorbeeld.nl')).toMatchObject({ status: 429, code: 429 });
    expect(await call(method, jet, 'dailydeal', '192.0.2.2')).toMatchObject({ status: 429, code: 429 });
    expect(await call(method, 'guus@voorbeeld.nl')).toMatchObject(ok);
  });

  it.each([
    ['POST', 60],
    ['DELETE', 60],
    ['GET', 120],
  ] as const)('NEWS-06 limits %s per client, and leaves others free', async (method, count) => {
    for (let time = 0; time < count; time += 1)
      expect(await call(method, `klant${time}@voorbeeld.nl`)).toMatchObject(ok);
    expect(await call(method, jet)).toMatchObject({ status: 429, code: 429 });
    expect(await call(method, jet, 'dailydeal', '192.0.2.2')).toMatchObject(ok);
  });
});

describe('NEWS-06 a newsletter', () => {
  const letter = {
    key: 'november-2026',
    subject: 'Nieuw voor de winter',
    paragraphs: ['Warme dekens zijn er weer.', 'Kom kijken.'],
    action: { label: 'Naar de dekens', url: 'http://localhost:4001/c/dekens' },
  };
  const send = (changes: object = {}, headers: Record<string, string> = { 'x-admin-key': testAdminKey }) =>
    shop.call('POST', '/api/admin/newsletter/mails', { ...letter, ...changes }, headers);
  async function letters() {
    await shop.work.soon();
    await shop.work.soon();
    return shop.sent.filter(({ kind }) => kind === newsletterMailKind);
  }

  it('NEWS-06 goes to every subscriber of its store view, and to nobody else', async () => {
    await call('POST', jet);
    await call('POST', 'guus@voorbeeld.nl');
    await call('POST', 'kee@voorbeeld.nl', 'fashion');
    expect(await send()).toMatchObject(ok);
    expect((await letters()).map(({ recipient }) => recipient).toSorted()).toEqual(['guus@voorbeeld.nl', jet]);
  });

  it('NEWS-06 of another store view goes to its own subscribers, with a link to that store', async () => {
    await call('POST', jet);
    await call('POST', 'kee@voorbeeld.nl', 'fashion');
    await send({}, { 'x-admin-key': testAdminKey, 'x-vs-store-code': 'fashion' });
    const sent = (await letters()).map(({ recipient, unsubscribeUrl }) => [
      recipient,
      new URL(unsubscribeUrl ?? '').origin,
    ]);
    expect(sent).toEqual([['kee@voorbeeld.nl', 'http://localhost:4002']]);
  });

  it('NEWS-06 carries the one-click unsubscribe of its reader, which works', async () => {
    const readers = [jet, 'guus@voorbeeld.nl', 'kee@voorbeeld.nl'];
    for (const reader of readers) await call('POST', reader);
    await send();
    const mail = (await letters()).find(({ recipient }) => recipient === jet);
    const { pathname, search } = new URL(mail?.unsubscribeUrl ?? expect.unreachable());
    for (const part of [mail?.text, mail?.html]) expect(part).toContain(mail?.unsubscribeUrl);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await shop.app.request(pathname + search, { method: 'POST', body })).status).toBe(200);
    const statuses = await Promise.all(readers.map((reader) => statusOf(reader)));
    expect(statuses).toEqual(['unsubscribed', 'subscribed', 'subscribed']);
  });

  it('NEWS-06 has the headers of one-click unsubscribe', async () => {
    await call('POST', jet);
    await mails();
    await send();
    await writeNewsletters(shop.ports, readStores());
    const eml = await sentMail();
    expect(eml).toContain(`Subject: ${letter.subject}`);
    expect(eml).toContain('List-Unsubscribe: <http://localhost:4001/api/ext/magento2-newsletter/unsubscribe?key=');
    expect(eml).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('NEWS-06 says what was sent in, in the dress of the store', async () => {
    await call('POST', jet);
    await send();
    const [mail] = await letters();
    expect(mail?.subject).toBe(letter.subject);
    for (const text of [...letter.paragraphs, letter.action.label, letter.action.url]) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
    expect(mail?.html).toContain('alt="Dagvondst"');
  });

  it('NEWS-06 is mailed once, however often the same key is sent in', async () => {
    await call('POST', jet);
    expect(await Promise.all([send(), send()])).toMatchObject([ok, ok]);
    expect(await letters()).toHaveLength(1);
    expect(await send()).toMatchObject(ok);
    expect(await letters()).toHaveLength(1);
    expect(await send({ subject: 'Iets anders' })).toMatchObject({ code: 409 });
  });

  it('NEWS-06 goes on where it stopped, and not to who subscribes or leaves meanwhile', async () => {
    const { database } = shop.ports;
    const subscribedAt = new Date(shop.clock.now());
    const rows = Array.from({ length: 150 }, (_none, at) => ({
      storeId: 1,
      email: `lezer${at}@voorbeeld.nl`,
      unsubscribeKey: `${at}`,
      subscribedAt,
    }));
    await database.insert(newsletterSubscribers).values(rows);
    await send();
    await writeNewsletters(shop.ports, readStores());
    expect(await database.$count(outboxMails)).toBe(100);
    const [first] = await database.select().from(outboxMails);
    await call('DELETE', first?.recipient);
    expect(await database.$count(outboxMails)).toBe(99);
    shop.clock.set(shop.clock.now() + 1);
    await call('POST', jet);
    await writeNewsletters(shop.ports, readStores());
    await writeNewsletters(shop.ports, readStores());
    const written = await database.select().from(outboxMails).where(eq(outboxMails.kind, newsletterMailKind));
    expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(149);
    expect(written.map(({ recipient }) => recipient)).not.toContain(jet);
  });

  it('NEWS-06 reaches a reader once whose subscription moves to another address meanwhile', async () => {
    const { database, secrets } = shop.ports;
    const store = readStores().find(({ id }) => id === 1) ?? expect.unreachable();
    const subscribedAt = new Date(shop.clock.now());
    const rows = Array.from({ length: 150 }, (_none, at) => ({
      storeId: 1,
      email: `lezer${at}@voorbeeld.nl`,
      unsubscribeKey: `${at}`,
      subscribedAt,
    }));
    await database.insert(newsletterSubscribers).values(rows);
    await send();
    await writeNewsletters(shop.ports, readStores());
    for (const { email: from } of rows) {
      const move = { store, from, to: `nieuw-${from}`, secret: secrets.tokenSecret };
      await moveSubscription(database, move);
    }
    await writeNewsletters(shop.ports, readStores());
    await writeNewsletters(shop.ports, readStores());
    const written = await database.select().from(outboxMails).where(eq(outboxMails.kind, newsletterMailKind));
    const readers = written.map(({ recipient }) => recipient.replace('nieuw-', ''));
    expect(readers).toHaveLength(150);
    expect(new Set(readers).size).toBe(150);
  });

  it('NEWS-06 one that cannot be written keeps no other from its readers', async () => {
    await call('POST', jet);
    const { database } = shop.ports;
    const createdAt = new Date(shop.clock.now());
    await database.insert(newsletterMails).values({ storeId: 1, key: 'kapot', content: {}, createdAt });
    await send();
    expect((await letters()).map(({ recipient }) => recipient)).toEqual([jet]);
    expect(shop.log).toContainEqual(expect.objectContaining({ msg: 'newsletter not written', newsletter: 'kapot' }));
  });

  it.each([
    ['no key', { key: '' }],
    ['a key with a space', { key: 'a b' }],
    ['no subject', { subject: ' ' }],
    ['a subject of two lines', { subject: 'Nieuw\r\nBcc: iemand@voorbeeld.nl' }],
    ['no text', { paragraphs: [] }],
    ['a link that is none of the web', { action: { label: 'Kijk', url: 'javascript:alert(1)' } }],
  ])('NEWS-06 refuses %s', async (_what, changes) => {
    expect(await send(changes)).toMatchObject({ status: 400, code: 400 });
    expect(await shop.ports.database.$count(newsletterMails)).toBe(0);
  });

  it('NEWS-06 is sent in with the admin key alone', async () => {
    expect(await send({}, {})).toMatchObject({ status: 401, code: 401 });
  });
});
