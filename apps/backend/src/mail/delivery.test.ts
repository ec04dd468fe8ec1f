import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { aBackend, aFolder, testAdminKey, type TestBackend } from '../testing/aBackend.ts';
import { aMailServer } from '../testing/aMailServer.ts';
import { aRefusingServer } from '../testing/aRefusingServer.ts';
import { aWork } from '../testing/aShop.ts';
import { createDelivery } from './delivery.ts';
import { failedMail } from './failedMail.ts';
import { createSmtpMailer } from './mailers.ts';
import { addToOutbox } from './outbox.ts';
import { outboxMails } from './tables.ts';

const minute = 60_000;
const day = 1440 * minute;

let server: Awaited<ReturnType<typeof aMailServer>>;
let backend: TestBackend;
beforeAll(async () => {
  server = await aMailServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  Object.assign(server.state, { reply: () => 'take', replyToData: () => 250 });
  server.taken.length = 0;
  server.asked.length = 0;
  backend = await aBackend({ smtpUrl: server.url });
});

/** Puts mails into the outbox as an order does, one for each recipient. */
async function write(...recipients: string[]): Promise<void> {
  const { database, stores, clock } = backend.ports;
  const [store = expect.unreachable()] = stores;
  for (const recipient of recipients) {
    const occasion = { store, recipient, reference: recipient.replace('@', '-'), at: new Date(clock.now()) };
    await addToOutbox(database, occasion, {
      kind: 'test',
      subject: 'Over je bestelling',
      text: 'Dag!',
      html: '<p>Dag!',
    });
  }
}

const mailer = (silence = 5000) => createSmtpMailer(server.url, { connection: 5000, silence, whole: 10_000 });
const round = () => aWork(backend.ports, mailer()).soon();
const delivered = () => server.taken.map(({ recipient }) => recipient);
const many = (count: number) => Array.from({ length: count }, (_, index) => `gone${index}@voorbeeld.nl`);

const envelope = v.object({ code: v.number(), result: v.unknown() });
async function admin(method: 'GET' | 'POST', path: string, { key = testAdminKey, storeCode = 'dailydeal' } = {}) {
  const headers = { 'x-admin-key': key, 'x-vs-store-code': storeCode };
  const response = await backend.app.request(`/api/admin/mails/${path}`, { method, headers });
  return v.parse(envelope, await response.json());
}
const failed = async () => v.parse(v.array(failedMail), (await admin('GET', 'failed')).result);

describe('mail that cannot be delivered', () => {
  it('100 mails that nobody takes do not hold up the next one', async () => {
    server.state.reply = (recipient) => (recipient.startsWith('gone') ? 451 : 'take');
    await write(...many(100));
    await round();
    await round();
    await write('jans@voorbeeld.nl');
    await round();
    expect(delivered()).toEqual(['jans@voorbeeld.nl']);
    expect(server.asked).toHaveLength(101);
  });

  it('mails that hang do not hold up the next one', async () => {
    let letGo = () => {};
    const hanging = new Promise<'take'>((resolve) => (letGo = () => resolve('take')));
    await write(...many(6));
    server.state.reply = () => 451;
    await round();
    backend.clock.advance(minute);
    server.state.reply = (recipient) => (recipient.startsWith('gone') ? hanging : 'take');
    const delivery = createDelivery({ ...backend.ports, mailer: mailer() });
    const retries = delivery.retries();
    await write('jans@voorbeeld.nl');
    await delivery.fresh();
    expect(delivered()).toEqual(['jans@voorbeeld.nl']);
    letGo();
    await retries;
    expect(delivered()).toHaveLength(7);
  });

  it('a mail that fails for now is tried again after 1, 2 and 4 minutes, and then arrives', async () => {
    server.state.reply = () => 451;
    await write('jans@voorbeeld.nl');
    await round();
    for (const [minutes, count] of [
      [1, 1],
      [2, 2],
      [4, 3],
    ] as const) {
      backend.clock.advance(minutes * minute - 1);
      await round();
      expect(server.asked).toHaveLength(count);
      backend.clock.advance(1);
      if (minutes === 4) server.state.reply = () => 'take';
      await round();
      expect(server.asked).toHaveLength(count + 1);
    }
    expect(delivered()).toEqual(['jans@voorbeeld.nl']);
    backend.clock.advance(day);
    await round();
    expect(delivered()).toHaveLength(1);
  });

  it('a mail that fails for now 12 times is given up', async () => {
    server.state.reply = () => 451;
    await write('jans@voorbeeld.nl');
    for (let count = 0; count < 14; count += 1) {
      await round();
      backend.clock.advance(day);
    }
    expect(server.asked).toHaveLength(12);
    expect(await failed()).toMatchObject([{ recipient: 'jans@voorbeeld.nl', tries: 12 }]);
  });

  it('a mail that keeps failing is tried again after six hours at the most', async () => {
    const { database, clock } = backend.ports;
    await write('jans@voorbeeld.nl');
    await database.update(outboxMails).set({ tries: 9 });
    server.state.reply = () => 450;
    await round();
    const [mail] = await database.select().from(outboxMails);
    expect(mail).toMatchObject({ tries: 10, claimedBy: null, nextTryAt: new Date(clock.now() + 360 * minute) });
  });

  it.each([
    ['in one line', new Error('421 \r\n\tno\u0000 service\u200b'), '421 no service '],
    ['shortened', new Error('x'.repeat(400)), 'x'.repeat(300)],
    ['also when it is no error', 'no service', 'no service'],
  ])('the reason of a failure is kept %s', async (_how, failure, reason) => {
    await write('jans@voorbeeld.nl');
    await aWork(backend.ports, { send: () => Promise.reject(failure) }).soon();
    expect(await backend.ports.database.select().from(outboxMails)).toMatchObject([
      { reason, tries: 1, failedAt: null },
    ]);
  });

  it.each([
    ['its recipient', { reply: () => 550 }, '550'],
    ['its text', { replyToData: () => 554 }, '554'],
  ])('a mail is given up at once when the server refuses %s for good', async (_what, state, code) => {
    Object.assign(server.state, state);
    await write('jans@voorbeeld.nl');
    await round();
    backend.clock.advance(day);
    await round();
    expect(server.asked).toHaveLength(1);
    expect(await failed()).toMatchObject([{ tries: 1, reason: expect.stringContaining(code) }]);
  });

  it('a mail to something that is no address is given up at once', async () => {
    await write('jans@voor beeld.nl\r\nRCPT TO:<b@evil.nl>');
    await round();
    expect(await failed()).toHaveLength(1);
    expect(server.asked).toEqual([]);
  });

  it.each([
    ['breaks the connection', () => void (server.state.reply = () => 'drop')],
    ['does not answer', () => void (server.state.reply = () => new Promise<'take'>(() => {}))],
  ])('a server that %s ends no mail', async (_what, spoil) => {
    spoil();
    await write('jans@voorbeeld.nl');
    await aWork(backend.ports, mailer(300)).soon();
    expect([server.taken, await failed()]).toEqual([[], []]);
    server.state.reply = () => 'take';
    backend.clock.advance(minute);
    await round();
    expect(delivered()).toEqual(['jans@voorbeeld.nl']);
  });

  it.each([
    ['every connection', /^$/, '550 no service for you'],
    ['every command', /./, '550 no service for you'],
    ['the sender', /^MAIL/, '550 5.1.8 sender unknown'],
    ['to relay', /^RCPT/, '550 5.7.1 relaying denied'],
    ['a recipient before a login', /^RCPT/, '530 authentication required'],
  ])('a server that refuses %s with a code 5xx ends no mail', async (_what, refused, refusal) => {
    await using relay = await aRefusingServer(refused, refusal);
    await write('jans@voorbeeld.nl');
    await aWork(backend.ports, createSmtpMailer(relay.url)).soon();
    expect(relay.refusals()).toBeGreaterThan(0);
    expect(await failed()).toEqual([]);
    backend.clock.advance(minute);
    await round();
    expect(delivered()).toEqual(['jans@voorbeeld.nl']);
  });

  it('a server that refuses the sender or the login ends no mail', async () => {
    await write('jans@voorbeeld.nl');
    const withLogin = createSmtpMailer(server.url.replace('//', '//shop:wrong@'));
    await aWork(backend.ports, withLogin).soon();
    expect(await failed()).toEqual([]);
    backend.clock.advance(minute);
    await round();
    expect(delivered()).toEqual(['jans@voorbeeld.nl']);
  });
});

describe('a restart', () => {
  it('sends neither what was sent nor, before its time, what failed', async () => {
    server.state.reply = (recipient) => (recipient.startsWith('gone') ? 451 : 'take');
    await write('jans@voorbeeld.nl', 'gone@voorbeeld.nl');
    await round();
    const again = createDelivery({ ...backend.ports, mailer: mailer() });
    await again.resume();
    await again.fresh();
    await again.retries();
    expect(server.asked.toSorted()).toEqual(['gone@voorbeeld.nl', 'jans@voorbeeld.nl']);
  });

  it('sends at once what the process was sending when it was killed, and nothing twice that the database knows of', async () => {
    const never = new Promise<never>(() => {});
    const killed = createDelivery({ ...backend.ports, mailer: { send: () => never } });
    await write('jans@voorbeeld.nl');
    void killed.fresh();
    await expect.poll(async () => (await backend.ports.database.select().from(outboxMails))[0]?.tries).toBe(1);
    const restarted = createDelivery({ ...backend.ports, mailer: mailer() });
    await restarted.resume();
    await restarted.retries();
    expect(delivered()).toEqual(['jans@voorbeeld.nl']);
    await restarted.resume();
    await restarted.retries();
    expect(delivered()).toHaveLength(1);
  });

  it('of one backend leaves alone what another is sending, until its lease is over', async () => {
    const never = new Promise<never>(() => {});
    const other = createDelivery({ ...backend.ports, dataFolder: aFolder(), mailer: { send: () => never } });
    await write('jans@voorbeeld.nl');
    void other.fresh();
    await expect.poll(async () => (await backend.ports.database.select().from(outboxMails))[0]?.tries).toBe(1);
    const here = createDelivery({ ...backend.ports, dataFolder: aFolder(), mailer: mailer() });
    await here.resume();
    await here.retries();
    expect(delivered()).toEqual([]);
    backend.clock.advance(15 * minute);
    await here.retries();
    expect(delivered()).toEqual(['jans@voorbeeld.nl']);
  });

  it('several backends on one database send each mail once', async () => {
    const recipients = many(40);
    await write(...recipients);
    const backends = [1, 2, 3].map(() => createDelivery({ ...backend.ports, dataFolder: aFolder(), mailer: mailer() }));
    await Promise.all(backends.map(({ fresh }) => fresh()));
    expect(delivered().toSorted()).toEqual(recipients.toSorted());
  });

  it('a mail that was sent while the database was away is marked later, not sent again', async () => {
    let isAway = false;
    const { database } = backend.ports;
    const flaky = new Proxy(database, {
      get: (target, name, receiver) => {
        if (isAway && name === 'update') throw new Error('Connection terminated unexpectedly');
        return Reflect.get(target, name, receiver);
      },
    });
    const smtp = mailer();
    const breaking = {
      send: (mail: Parameters<typeof smtp.send>[0]) => smtp.send(mail).finally(() => (isAway = true)),
    };
    const delivery = createDelivery({ ...backend.ports, database: flaky, mailer: breaking });
    await write('jans@voorbeeld.nl');
    await delivery.fresh();
    isAway = false;
    backend.clock.advance(day);
    await delivery.retries();
    await delivery.retries();
    expect(delivered()).toEqual(['jans@voorbeeld.nl']);
    const [mail] = await database.select().from(outboxMails).where(eq(outboxMails.recipient, 'jans@voorbeeld.nl'));
    expect(mail?.sentAt).not.toBeNull();
  });
});

describe('the list of mails that were given up', () => {
  beforeEach(async () => {
    server.state.reply = () => 550;
    await write('jans@voorbeeld.nl');
    await round();
  });

  it('has the reason, and not what the mail says', async () => {
    const [mail = expect.unreachable()] = await failed();
    expect(mail).toEqual({
      id: expect.any(String),
      kind: 'test',
      subject: 'Over je bestelling',
      recipient: 'jans@voorbeeld.nl',
      tries: 1,
      createdAt: '2026-11-20T11:00:00.000Z',
      failedAt: '2026-11-20T11:00:00.000Z',
      reason: expect.stringContaining('550 5.1.1 <jans@voorbeeld.nl> is not served here'),
    });
    expect(JSON.stringify(await admin('GET', 'failed'))).not.toContain('Dag!');
  });

  it('has those of one store view, the last first', async () => {
    backend.clock.advance(minute);
    await write('piet@voorbeeld.nl', 'kees@voorbeeld.nl');
    await round();
    const recipients = (await failed()).map(({ recipient }) => recipient);
    expect(recipients).toEqual(['kees@voorbeeld.nl', 'piet@voorbeeld.nl', 'jans@voorbeeld.nl']);
    expect(await admin('GET', 'failed', { storeCode: 'fashion' })).toEqual({ code: 200, result: [] });
  });

  it('lets no other store view send a mail again', async () => {
    const [{ id } = expect.unreachable()] = await failed();
    expect(await admin('POST', `${id}/retry`, { storeCode: 'fashion' })).toEqual({
      code: 404,
      result: 'Deze mail is niet mislukt.',
    });
  });

  it('is behind the admin key, as is trying again', async () => {
    const [{ id } = expect.unreachable()] = await failed();
    expect(await admin('GET', 'failed', { key: 'wrong' })).toMatchObject({ code: 401 });
    expect(await admin('POST', `${id}/retry`, { key: 'wrong' })).toMatchObject({ code: 401 });
    expect(await failed()).toHaveLength(1);
  });

  it('lets the owner send a mail again, once', async () => {
    const [{ id } = expect.unreachable()] = await failed();
    server.state.reply = () => 'take';
    expect(await admin('POST', `${id}/retry`)).toEqual({ code: 200, result: true });
    expect(await admin('POST', `${id}/retry`)).toMatchObject({ code: 404 });
    expect(await failed()).toEqual([]);
    await round();
    await round();
    expect(delivered()).toEqual(['jans@voorbeeld.nl']);
    expect(await admin('POST', `${id}/retry`)).toMatchObject({ code: 404 });
  });
});
