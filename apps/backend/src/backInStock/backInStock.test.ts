import { and, eq } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Checkpoints } from '../checkpoints.ts';
import { createFolderMailer } from '../mail/mailers.ts';
import { createDelivery } from '../mail/delivery.ts';
import { outboxMails } from '../mail/tables.ts';
import { stock } from '../stock/tables.ts';
import { aFolder } from '../testing/aBackend.ts';
import { aShop } from '../testing/aShop.ts';
import { aConfigurableDocument, aProductDocument, aVariantDocument, type TestDocument } from '../testing/documents.ts';
import { importDocuments } from '../testing/importing.ts';
import { fillShelf } from '../testing/shelf.ts';
import { unsubscribePath } from './mail.ts';
import { forgetOldRequests } from './requests.ts';
import { backInStockRequests } from './tables.ts';
import { writeBackInStockMails } from './writeBackInStockMails.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => void (shop = await aShop()));

const path = '/api/stock/back-in-stock';
const ask = (sku: string, email = 'jet@voorbeeld.nl', headers: Record<string, string> = {}) =>
  shop.call('POST', path, { sku, email }, headers);
const kept = { status: 200, code: 200, result: true };
const waiting = () => shop.ports.database.select().from(backInStockRequests).orderBy(backInStockRequests.id);
const put = (sku: string, quantity: number, isInStock = quantity > 0, storeId = 1) =>
  shop.ports.database
    .update(stock)
    .set({ quantity, isInStock })
    .where(and(eq(stock.storeId, storeId), eq(stock.sku, sku)));

/** What the backend does every second; answers the mails that went out so far. */
async function round() {
  await shop.work.soon();
  return shop.sent.map(({ recipient, subject }) => `${recipient}: ${subject}`);
}
const linkIn = (text = '') => /https?:\S+unsubscribe\S+/u.exec(text)?.[0] ?? expect.unreachable();
const towel = 'Weer op voorraad: Uitverkocht kussen';

describe('PROD-23 asking for a mail', () => {
  it('PROD-23 keeps an address for a variant, once however it is written', async () => {
    expect(await ask('BJ-L-wit')).toEqual(kept);
    expect(await ask('BJ-L-wit', 'Jet@Voorbeeld.nl')).toEqual(kept);
    expect(await waiting()).toMatchObject([{ storeId: 1, sku: 'BJ-L-wit', email: 'jet@voorbeeld.nl' }]);
  });

  it.each([
    ['an unknown sku', { sku: 'GEEN' }, 404],
    ['what is no longer sold', { sku: 'UIT' }, 404],
    ['what is in stock', { sku: 'HD' }, 409],
    ['what is never sold out', { sku: 'BON' }, 409],
    ['no sku', { sku: '' }, 400],
    ['a sku that is too long', { sku: 'x'.repeat(129) }, 400],
    ['a sku that cannot be kept', { sku: 'OP\u0000' }, 400],
    ['no address', { email: undefined }, 400],
    ['half an address', { email: 'jet@voorbeeld' }, 400],
    ['two addresses', { email: 'jet@voorbeeld.nl,guus@voorbeeld.nl' }, 400],
    ['two people', { email: 'jet,guus@voorbeeld.nl' }, 400],
    ['an address in brackets', { email: '<jet@voorbeeld.nl>' }, 400],
    ['more than an address', { email: 'jet@voorbeeld.nl\r\nBcc: guus@voorbeeld.nl' }, 400],
    ['an address that is too long', { email: `${'x'.repeat(250)}@voorbeeld.nl` }, 400],
  ])('PROD-23 refuses %s', async (_what, differences, code) => {
    const body = { sku: 'OP', email: 'jet@voorbeeld.nl', ...differences };
    const answer = await shop.call('POST', path, body);
    expect(answer).toMatchObject({ code, result: expect.stringMatching(/\S/u) });
    expect(await waiting()).toEqual([]);
  });

  it('PROD-23 keeps no more than a thousand of one sku, known or not', async () => {
    const one = { storeId: 1, sku: 'OP', unsubscribeKey: 'x', createdAt: new Date(shop.clock.now()) };
    const rows = Array.from({ length: 1000 }, (_, at) => ({ ...one, email: `klant${at}@voorbeeld.nl` }));
    await shop.ports.database.insert(backInStockRequests).values(rows);
    expect(await ask('OP')).toMatchObject({ code: 429 });
    expect(await ask('OP', 'klant1@voorbeeld.nl')).toMatchObject({ code: 429 });
    expect(await ask('BJ-L-wit')).toEqual(kept);
  });

  it('PROD-23 keeps the newest twenty-five of one address, and answers alike', async () => {
    await ask('OP');
    const [{ unsubscribeKey } = expect.unreachable()] = await waiting();
    const one = { storeId: 1, email: 'jet@voorbeeld.nl', unsubscribeKey, createdAt: new Date(shop.clock.now()) };
    const rows = Array.from({ length: 24 }, (_, at) => ({ ...one, sku: `S-${at}` }));
    await shop.ports.database.insert(backInStockRequests).values(rows);
    await ask('OP', 'guus@voorbeeld.nl');
    expect(await ask('BJ-L-wit')).toEqual(kept);
    const skus = (await waiting()).map(({ email, sku }) => `${email} ${sku}`);
    expect(skus).toHaveLength(26);
    expect(skus).not.toContain('jet@voorbeeld.nl OP');
    expect(skus).toContain('guus@voorbeeld.nl OP');
  });
});

const associated = (sku: string) => ({
  ...{ sku: 'GEHEEL', link_type: 'associated', linked_product_sku: sku, linked_product_type: 'simple', position: 1 },
});
const madeOf = (sku: string) => ({
  ...{ option_id: 1, title: 'Erin', type: 'radio', required: true },
  product_links: [{ id: 1, sku, qty: 1, is_default: true }],
});

describe('PROD-23 telling that it is back', () => {
  it('PROD-23 tells each who asked, once, and forgets the address', async () => {
    await ask('OP');
    await ask('OP', 'guus@voorbeeld.nl');
    expect(await round()).toEqual([]);
    await put('OP', 3);
    expect((await round()).toSorted()).toEqual([`guus@voorbeeld.nl: ${towel}`, `jet@voorbeeld.nl: ${towel}`]);
    expect(await waiting()).toEqual([]);
    await put('OP', 0);
    await put('OP', 5);
    expect(await round()).toHaveLength(2);
  });

  it('PROD-23 tells of the variant that was asked for, not of its sisters', async () => {
    await ask('BJ-L-wit');
    await put('BJ-M-wit', 50);
    expect(await round()).toEqual([]);
    await put('BJ-L-wit', 1);
    expect(await round()).toEqual(['jet@voorbeeld.nl: Weer op voorraad: Badjas, Wit, L']);
    const [{ text, html } = expect.unreachable()] = shop.sent;
    for (const part of [
      'Badjas',
      'Kleur: Wit, Maat: L',
      'http://localhost:4001/p/BJ/badjas-20/BJ-L-wit',
      linkIn(text),
    ]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });

  it('PROD-23 tells of each of several that come back together', async () => {
    for (const sku of ['OP', 'BJ-L-wit']) await ask(sku);
    for (const sku of ['OP', 'BJ-L-wit']) await put(sku, 1);
    expect((await round()).toSorted()).toEqual([
      'jet@voorbeeld.nl: Weer op voorraad: Badjas, Wit, L',
      `jet@voorbeeld.nl: ${towel}`,
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('PROD-23 promises nothing that is sold out again by then', async () => {
    await ask('OP');
    await put('OP', 1);
    await shop.placed({ products: [{ sku: 'OP', qty: 1 }] });
    await writeBackInStockMails(shop.ports);
    expect(await waiting()).toHaveLength(1);
    await put('OP', 0, true);
    await writeBackInStockMails(shop.ports);
    expect(await waiting()).toHaveLength(1);
  });

  it('PROD-23 tells when a canceled order puts the last piece back', async () => {
    const { orderNumber } = await shop.placed({ products: [{ sku: 'LAATSTE', qty: 1 }] });
    expect(await ask('LAATSTE')).toEqual(kept);
    await shop.admin(orderNumber ?? '', 'canceled');
    expect(await round()).toContain('jet@voorbeeld.nl: Weer op voorraad: Laatste laken');
  });

  it('PROD-23 tells when its pieces are no longer counted', async () => {
    await ask('OP');
    await shop.ports.database.update(stock).set({ isManaged: false }).where(eq(stock.sku, 'OP'));
    expect(await round()).toEqual([`jet@voorbeeld.nl: ${towel}`]);
  });

  it('PROD-23 tells when an import brings pieces, of a product and of a variant', async () => {
    const out = { qty: 0, is_in_stock: false };
    const documents = (simple: TestDocument, variant: TestDocument) => ({
      products: [
        aProductDocument({ stock: { manage_stock: true, ...simple } }),
        aConfigurableDocument({ configurable_children: [aVariantDocument({ stock: variant })] }),
      ],
    });
    await importDocuments(shop, documents(out, out));
    await ask('HD-100');
    await ask('HD-200-wit');
    await importDocuments(shop, documents({ qty: 2, is_in_stock: true }, out));
    expect(await round()).toEqual(['jet@voorbeeld.nl: Weer op voorraad: Handdoek Fenne']);
    await importDocuments(shop, documents({ qty: 2, is_in_stock: true }, { qty: 4, is_in_stock: true }));
    expect((await round()).slice(1)).toEqual(['jet@voorbeeld.nl: Weer op voorraad: Handdoek Loom, Wit']);
  });

  it.each([
    ['a set', { type_id: 'grouped', product_links: [associated('HD-100')] }, { qty: 0, is_in_stock: true }],
    ['a bundle', { type_id: 'bundle', bundle_options: [madeOf('HD-100')] }, { qty: 0, is_in_stock: true }],
    ['a bundle without a stock of its own', { type_id: 'bundle', bundle_options: [madeOf('HD-100')] }, null],
  ])('PROD-23 tells of %s when what it is made of is back', async (_what, made, own) => {
    const names = { id: 300, sku: 'GEHEEL', name: 'Badset', url_key: 'badset', url_path: 'badset.html' };
    const whole = aProductDocument({ ...names, ...made, stock: own });
    const gone = { qty: 0, is_in_stock: false, manage_stock: true };
    await importDocuments(shop, { products: [aProductDocument({ stock: gone }), whole] });
    expect(await ask('GEHEEL')).toEqual(kept);
    expect(await round()).toEqual([]);
    await put('HD-100', 2);
    expect(await round()).toEqual(['jet@voorbeeld.nl: Weer op voorraad: Badset']);
    expect(await ask('GEHEEL')).toMatchObject({ code: 409 });
  });

  it.each([
    ['a product', 'HD-100'],
    ['a variant', 'HD-200-wit'],
  ])('PROD-23 tells nothing of %s that is no longer sold when its pieces come back', async (_what, sku) => {
    const sister = aVariantDocument({ id: 202, sku: 'HD-200-blauw', kleur: '32' });
    const documents = (state: TestDocument) => ({
      products: [
        aProductDocument(state),
        aConfigurableDocument({ configurable_children: [aVariantDocument(state), sister] }),
      ],
    });
    await importDocuments(shop, documents({ stock: { qty: 0, is_in_stock: false, manage_stock: true } }));
    expect(await ask(sku)).toEqual(kept);
    await importDocuments(shop, documents({ status: 2, stock: { qty: 2, is_in_stock: true } }));
    expect(await round()).toEqual([]);
    expect(await waiting()).toMatchObject([{ sku }]);
  });

  it('PROD-23 loses and doubles nothing when it ends before it is written', async () => {
    await ask('OP');
    await put('OP', 1);
    const dies: Checkpoints = { reached: () => Promise.reject(new Error('killed')) };
    await writeBackInStockMails({ ...shop.ports, checkpoints: dies });
    expect(await waiting()).toHaveLength(1);
    expect(await round()).toEqual([`jet@voorbeeld.nl: ${towel}`]);
    expect(await round()).toHaveLength(1);
  });

  it('PROD-23 tells once when two backends see it', async () => {
    await ask('OP');
    await put('OP', 1);
    await Promise.all([writeBackInStockMails(shop.ports), writeBackInStockMails(shop.ports)]);
    expect(await round()).toHaveLength(1);
  });

  it('PROD-23 belongs to one store', async () => {
    await fillShelf(shop.ports.database, 3);
    expect(await ask('OP', 'jet@voorbeeld.nl', { 'x-vs-store-code': 'textile' })).toEqual(kept);
    await put('OP', 5);
    expect(await round()).toEqual([]);
  });

  it('PROD-23 tells of what is back in another store, with the way to it and the way out there', async () => {
    await fillShelf(shop.ports.database, 3);
    await ask('OP', 'jet@voorbeeld.nl', { 'x-vs-store-code': 'textile' });
    await put('OP', 1, true, 3);
    expect(await round()).toEqual([`jet@voorbeeld.nl: ${towel}`]);
    const [{ text } = expect.unreachable()] = shop.sent;
    expect(text).toContain('http://localhost:4003/p/OP/');
    expect(linkIn(text)).toMatch(/^http:\/\/localhost:4003\/api\/stock\/back-in-stock\/unsubscribe/u);
  });

  it('PROD-23 writes names as text', async () => {
    const soldOut = { qty: 0, is_in_stock: false };
    const named = (quantity: TestDocument) => ({
      products: [aProductDocument({ name: 'Doek "<&>"', stock: quantity })],
    });
    await importDocuments(shop, named(soldOut));
    await ask('HD-100');
    await importDocuments(shop, named({ qty: 1, is_in_stock: true }));
    await round();
    expect(shop.sent[0]?.html).not.toContain('"<&>"');
  });
});

describe('PROD-23 unsubscribing', () => {
  /** The link in the mail about the cushion, while the robe is still waited for. */
  async function link() {
    await ask('OP');
    await ask('BJ-L-wit');
    await ask('BJ-L-wit', 'guus@voorbeeld.nl');
    await put('OP', 1);
    await round();
    return linkIn(shop.sent[0]?.text).replace('http://localhost:4001', '');
  }
  const emails = async () => (await waiting()).map(({ email }) => email);

  it('PROD-23 asks before it does anything, as programs open every link', async () => {
    const address = await link();
    const page = await shop.app.request(address);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toMatch(/<form method="post">[^]*Meld me af/u);
    expect(await emails()).toEqual(['jet@voorbeeld.nl', 'guus@voorbeeld.nl']);
  });

  it('PROD-23 forgets all that this address asked for, and nobody else, however often it is pressed', async () => {
    const address = await link();
    for (const _time of [1, 2]) {
      const done = await shop.app.request(address, { method: 'POST', body: new URLSearchParams() });
      expect(done.status).toBe(200);
      expect(await done.text()).toContain('Je bent afgemeld');
    }
    await put('BJ-L-wit', 1);
    expect((await round()).slice(1)).toEqual(['guus@voorbeeld.nl: Weer op voorraad: Badjas, Wit, L']);
  });

  it('PROD-23 leaves what this address asked for in another store', async () => {
    await fillShelf(shop.ports.database, 3);
    await ask('OP', 'jet@voorbeeld.nl', { 'x-vs-store-code': 'textile' });
    await shop.app.request(await link(), { method: 'POST', body: new URLSearchParams() });
    expect(await waiting()).toMatchObject([{ storeId: 3, email: 'jet@voorbeeld.nl' }, { email: 'guus@voorbeeld.nl' }]);
  });

  it.each(['', 'x', "' or 1=1", '\u0000'.repeat(43), 'x'.repeat(44)])(
    'PROD-23 says of %j that the link is broken',
    async (key) => {
      await link();
      const address = `${unsubscribePath}?key=${encodeURIComponent(key)}`;
      for (const method of ['GET', 'POST']) {
        const page = await shop.app.request(address, { method });
        expect(page.status).toBe(400);
        expect(await page.text()).toContain('Deze link klopt niet');
      }
      expect(await emails()).toHaveLength(2);
    },
  );

  it('PROD-23 is offered to mail programs that have a button of their own', async () => {
    const address = await link();
    const folder = aFolder();
    await shop.ports.database.update(outboxMails).set({ sentAt: null, tries: 0, nextTryAt: null });
    await createDelivery({ ...shop.ports, mailer: createFolderMailer(folder) }).fresh();
    const [file = expect.unreachable()] = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    const headers = readFileSync(join(folder, file), 'utf8')
      .replace(/\r\n\s+/gu, ' ')
      .split('\r\n');
    expect(headers).toContain(`List-Unsubscribe: <http://localhost:4001${address}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const pressed = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect((await shop.app.request(address, pressed)).status).toBe(200);
    expect(await emails()).toEqual(['guus@voorbeeld.nl']);
  });
});

it('PROD-23 forgets an address after a year in vain, and a mail a month after it went out', async () => {
  await ask('OP');
  await ask('BJ-L-wit');
  await put('OP', 1);
  await round();
  await shop.placed();
  await shop.work.soon();
  const day = 86_400_000;
  const kinds = async () => (await shop.ports.database.select().from(outboxMails)).map(({ kind }) => kind).sort();
  shop.clock.advance(30 * day);
  await forgetOldRequests(shop.ports);
  expect(await kinds()).toEqual(['back-in-stock', 'order-confirmation']);
  shop.clock.advance(day);
  await forgetOldRequests(shop.ports);
  expect(await kinds()).toEqual(['order-confirmation']);
  shop.clock.advance(334 * day);
  await forgetOldRequests(shop.ports);
  expect(await waiting()).toHaveLength(1);
  shop.clock.advance(2 * day);
  await forgetOldRequests(shop.ports);
  expect(await waiting()).toEqual([]);
});
