import { readFileSync } from 'node:fs';
import { count } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { usedChallenges } from '../bots/tables.ts';
import { linkValidity } from '../customers/mailedKeys.ts';
import { loginFailures, mailedKeys, sessions, sessionTokens } from '../customers/tables.ts';
import { tokenLimits } from '../customers/tokens.ts';
import { usedLimits } from '../limits/tables.ts';
import { createFolderMailer } from '../mail/mailers.ts';
import { deleteOldMails } from '../mail/outbox.ts';
import { outboxMails } from '../mail/tables.ts';
import { hour } from '../slice.ts';
import { aFolder } from '../testing/aBackend.ts';
import { aCustomer } from '../testing/aCustomer.ts';
import { aShop } from '../testing/aShop.ts';
import { retention } from './retention.ts';

const minute = 60_000;
const day = 24 * hour;

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => void (shop = await aShop()));

const countOf = async (table: PgTable): Promise<number> => {
  const [found] = await shop.ports.database.select({ rows: count() }).from(table);
  return found?.rows ?? 0;
};
const post = (path: string, body: unknown, headers = {}) => shop.call('POST', `/api/user/${path}`, body, headers);

/** What leaves a row, the table, and milliseconds after which the row is gone. */
const kept: readonly [what: string, table: PgTable, lasts: number, act: () => Promise<unknown>][] = [
  ['the access token of a session', sessionTokens, tokenLimits.refresh, () => aCustomer(shop)],
  ['SESSION-21 a session', sessions, tokenLimits.refresh, () => aCustomer(shop)],
  ['a link that confirms an address', mailedKeys, linkValidity.email, () => aCustomer(shop)],
  [
    'SESSION-31 a change of address that nobody confirms',
    mailedKeys,
    linkValidity.email,
    async () => {
      const { headers } = await aCustomer(shop);
      await shop.ports.database.delete(mailedKeys);
      return post('me', { customer: { email: 'jans@nieuw.nl' } }, headers);
    },
  ],
  [
    'SESSION-12 a link for a new password',
    mailedKeys,
    linkValidity.password,
    async () => {
      const { email } = await aCustomer(shop);
      await shop.ports.database.delete(mailedKeys);
      return post('reset-password', { email });
    },
  ],
  [
    'SESSION-06 a failed login',
    loginFailures,
    20 * minute,
    () => post('login', { username: 'jet@voorbeeld.nl', password: 'fout' }),
  ],
  ['a limit that was used', usedLimits, hour, () => post('login', { username: 'jet@voorbeeld.nl', password: 'fout' })],
  [
    'a challenge that was solved',
    usedChallenges,
    20 * minute,
    async () => {
      shop = await aShop({ bots: { kind: 'altcha' } });
      const expiresAt = new Date(shop.clock.now() + 20 * minute);
      await shop.ports.database.insert(usedChallenges).values({ hash: 'x', expiresAt });
    },
  ],
  [
    'a mail that was sent',
    outboxMails,
    retention.mailDays * day,
    async () => {
      await aCustomer(shop);
      await shop.work.soon();
    },
  ],
];

describe('what is over goes by itself', () => {
  it.each(kept)('%s goes after its time, and not before', async (_what, table, lasts, act) => {
    await act();
    const before = await countOf(table);
    expect(before).toBeGreaterThan(0);
    shop.clock.advance(lasts - minute);
    await shop.work.later();
    // Of the two tokens of a session the first is over long before, and a limit is refilled as it was used.
    if (table === sessionTokens) expect(await countOf(table)).toBe(1);
    else if (table !== usedLimits) expect(await countOf(table)).toBe(before);
    shop.clock.advance(minute + 1000);
    await shop.work.later();
    expect(await countOf(table)).toBe(0);
  });

  it('a mail that was given up goes as late as one that was sent, one that waits stays', async () => {
    await aCustomer(shop);
    const { database } = shop.ports;
    await database.update(outboxMails).set({ failedAt: new Date(shop.clock.now()) });
    await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    shop.clock.advance(retention.mailDays * day + 1);
    await deleteOldMails(shop.ports, retention.mailDays);
    expect((await database.select().from(outboxMails)).map(({ recipient }) => recipient)).toEqual(['jet@voorbeeld.nl']);
  });

  it('the file of an old mail goes with its row', async () => {
    await aCustomer(shop);
    const folder = aFolder();
    const mailer = createFolderMailer(folder);
    const [mail] = await shop.ports.database.select().from(outboxMails);
    if (mail === undefined) throw new Error('No mail');
    await mailer.send(mail);
    const path = `${folder}/${mail.messageId}.eml`;
    expect(readFileSync(path, 'utf8')).toContain('jans@voorbeeld.nl');
    await shop.work.soon();
    shop.clock.advance(retention.mailDays * day + 1);
    await deleteOldMails({ ...shop.ports, mailer }, retention.mailDays);
    expect(() => readFileSync(path)).toThrow('ENOENT');
  });
});

describe('the privacy pages', () => {
  it.each(['dailydeal', 'fashion', 'textile'])('ACC-13 %s tells what an account keeps, and for how long', (store) => {
    const page = readFileSync(new URL(`../../data/content/${store}/privacy.json`, import.meta.url), 'utf8');
    const told = [
      `${retention.orderYears} jaar na het jaar van je bestelling`,
      'Loopt een bestelling nog, of kun je haar nog terugsturen, dan doen we dat zodra dat voorbij is',
      `wissen we na ${retention.mailDays} dagen`,
      `na ${retention.stockRequestDays} dagen`,
      `tot je ${tokenLimits.refresh / day} dagen niet bent geweest`,
      `nieuw wachtwoord werkt ${linkValidity.password / hour} uur`,
      `binnen ${linkValidity.email / day} dagen bevestigt`,
      'Bij Mijn profiel download je alles wat we van je hebben',
    ];
    for (const text of told) expect(page).toContain(text);
  });
});
