import { eq } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBackend, aFolder, testAdminKey, type TestBackend } from '../testing/aBackend.ts';
import { createFolderMailer } from './mailers.ts';
import { addToOutbox, deleteMails, deleteOldMails, ofOrder } from './outbox.ts';
import { outboxMails } from './tables.ts';

const day = 86_400_000;
let backend: TestBackend;
const storeOf = ({ ports }: TestBackend) => ports.stores.find(({ code }) => code === 'textile') ?? expect.unreachable();

/** Adds a mail to the outbox and returns its row. */
async function write(reference: string, content: { subject?: string; unsubscribeUrl?: string } = {}) {
  const { database } = backend.ports;
  const about = { ...ofOrder({ id: 7, number: reference, email: 'jans@voorbeeld.nl' }), orderId: undefined };
  const occasion = { store: storeOf(backend), ...about, at: new Date('2026-11-20T11:00:00Z') };
  const subject = content.subject ?? `Over ${reference}`;
  await addToOutbox(database, occasion, {
    kind: 'test',
    text: 'Dag Jans!',
    html: '<p>Dag Jans!</p>',
    ...content,
    subject,
  });
  const [mail] = await database
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.messageId, messageId(reference)));
  return mail ?? expect.unreachable();
}
const messageId = (reference: string) => `test.${reference}@${new URL(storeOf(backend).url).hostname}`;
const mark = (id: number, state: { sentAt?: Date; failedAt?: Date }) =>
  backend.ports.database.update(outboxMails).set(state).where(eq(outboxMails.id, id));
const look = (path: string) => backend.app.request(`/outbox${path}`, { headers: { 'x-admin-key': testAdminKey } });

describe('the outbox of a shop without a mail server', () => {
  beforeAll(async () => {
    backend = await aBackend();
  });

  it('says so while it is empty', async () => {
    expect(await (await look('')).text()).toContain('<p>Er is nog geen mail.</p>');
    expect(await (await look('?format=json')).json()).toEqual({ code: 200, result: [] });
  });

  it('A11Y-01 the language of its page is nl', async () =>
    expect(await (await look('')).text()).toContain('<html lang="nl">'));

  it('lists its mails, the newest first, and whether they were sent', async () => {
    const first = await write('T-1');
    const second = await write('T-2', { subject: 'Bad & <bed>' });
    await mark(first.id, { sentAt: new Date('2026-11-20T11:05:00Z') });
    const entry = { kind: 'test', orderId: null, recipient: 'jans@voorbeeld.nl' };
    expect(await (await look('?format=json')).json()).toEqual({
      code: 200,
      result: [
        { ...entry, id: second.viewKey, subject: 'Bad & <bed>', isSent: false },
        { ...entry, id: first.viewKey, subject: 'Over T-1', isSent: true },
      ],
    });
    const html = await (await look('')).text();
    expect(document(html)).toEqual([
      'Postvak uit',
      'Postvak uit',
      `[/outbox/${second.viewKey}]Bad &amp; &lt;bed&gt; ([/outbox/${second.viewKey}?format=text]tekst) aan jans@voorbeeld.nl, nog niet bezorgd`,
      `[/outbox/${first.viewKey}]Over T-1 ([/outbox/${first.viewKey}?format=text]tekst) aan jans@voorbeeld.nl, bezorgd`,
    ]);
  });

  /** The title, the heading and the entries of a page, links as `[address]text`. */
  const document = (html: string): string[] =>
    html
      .replace(/<style>.*?<\/style>/su, '')
      .replace(/<a href="([^"]*)">/gu, '[$1]')
      .split(/<(?:title|h1|li|ul)>|<\/(?:title|h1|li|ul)>/u)
      .map((part) =>
        part
          .replace(/<[^>]*>/gu, '')
          .replace(/\s+/gu, ' ')
          .trim(),
      )
      .filter((part) => part !== '');

  it('lists the newest 200', async () => {
    for (let count = 0; count < 201; count += 1) await write(`M-${count}`);
    const { result } = await (await look('?format=json')).json();
    expect([result.length, result[0].subject, result.at(-1).subject]).toEqual([200, 'Over M-200', 'Over M-1']);
  });

  it('shows a mail as its reader sees it, with the logo of its store', async () => {
    const { viewKey } = await write('T-3');
    const answer = await look(`/${viewKey}`);
    expect(await answer.text()).toBe('<p>Dag Jans!</p>');
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/u);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:",
    );
  });

  it('shows a mail as text', async () => {
    const { viewKey } = await write('T-4');
    const answer = await look(`/${viewKey}?format=text`);
    expect(await answer.text()).toBe('Dag Jans!');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/u);
  });

  it('says that a mail is not there', async () => {
    const answer = await look('/01234567-89ab-cdef-0123-456789abcdef');
    expect(await answer.json()).toEqual({ code: 404, result: 'Deze mail bestaat niet.' });
  });

  it('keeps the first of two mails of a kind about the same', async () => {
    await write('T-5');
    expect(await write('T-5', { subject: 'Nog eens' })).toMatchObject({
      subject: 'Over T-5',
      sender: `"${storeOf(backend).name}" <${storeOf(backend).contact.email}>`,
    });
  });
});

describe('mails that were sent or given up long ago', () => {
  beforeEach(async () => {
    backend = await aBackend();
  });
  const left = async () => {
    const rows = await backend.ports.database.select().from(outboxMails).orderBy(outboxMails.id);
    return rows.map(({ subject }) => subject);
  };
  const ago = (days: number) => new Date(backend.clock.now() - days * day);

  it('go, also from the folder that keeps them; younger ones and those that wait stay', async () => {
    const folder = join(aFolder(), 'mails');
    const mailer = createFolderMailer(folder);
    const states = {
      sent: { sentAt: ago(31) },
      given: { failedAt: ago(31) },
      young: { sentAt: ago(29) },
      waits: undefined,
    };
    for (const [reference, state] of Object.entries(states)) {
      const mail = await write(reference);
      await mailer.send(mail);
      if (state) await mark(mail.id, state);
    }
    await deleteOldMails({ ...backend.ports, mailer }, 30);
    expect(await left()).toEqual(['Over young', 'Over waits']);
    expect(readdirSync(folder).sort()).toEqual(
      ['waits', 'young'].flatMap((reference) => [`${messageId(reference)}.eml`, `${messageId(reference)}.html`]),
    );
  });

  it('go only where they are meant', async () => {
    for (const reference of ['one', 'other']) await mark((await write(reference)).id, { sentAt: ago(31) });
    await deleteOldMails(backend.ports, 30, eq(outboxMails.messageId, messageId('one')));
    expect(await left()).toEqual(['Over other']);
  });

  it('stay where nothing is meant', async () => {
    await write('one');
    expect(await deleteMails(backend.ports.database, undefined)).toEqual([]);
    expect(await left()).toEqual(['Over one']);
  });
});

describe('a mail as a file', () => {
  it('has the headers of a mail, and where its reader unsubscribes', async () => {
    backend = await aBackend();
    const folder = join(aFolder(), 'mails');
    const mailer = createFolderMailer(folder);
    await mailer.send(await write('T-6', { unsubscribeUrl: 'https://shop.example/af?key=1' }));
    const file = readFileSync(join(folder, `${messageId('T-6')}.eml`), 'utf8');
    expect(
      file
        .split('\r\n\r\n')[0]
        ?.split(/\r\n(?! )/u)
        .sort(),
    ).toEqual([
      expect.stringMatching(/^Content-Type: multipart\/alternative;/u),
      'Date: Fri, 20 Nov 2026 11:00:00 +0000',
      `From: ${storeOf(backend).name} <${storeOf(backend).contact.email}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'List-Unsubscribe: <https://shop.example/af?key=1>',
      'MIME-Version: 1.0',
      `Message-ID: <${messageId('T-6')}>`,
      'Subject: Over T-6',
      'To: jans@voorbeeld.nl',
    ]);
    expect(file).toContain('Dag Jans!');
    expect(readFileSync(join(folder, `${messageId('T-6')}.html`), 'utf8')).toBe('<p>Dag Jans!</p>');
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('has no way to unsubscribe where its reader cannot', async () => {
    backend = await aBackend();
    const folder = join(aFolder(), 'mails');
    await createFolderMailer(folder).send(await write('T-7'));
    expect(readFileSync(join(folder, `${messageId('T-7')}.eml`), 'utf8')).not.toContain('List-Unsubscribe');
  });
});
