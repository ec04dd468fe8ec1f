import { eq } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeBackInStockMails } from '../backInStock/writeBackInStockMails.ts';
import { leftCartMail } from '../leftCarts/mail.ts';
import { refundMail } from '../payments/refundMail.ts';
import { orders } from '../orders/tables.ts';
import { stock } from '../stock/tables.ts';
import { readStores } from '../stores/stores.ts';
import { aRegistration } from '../testing/aCustomer.ts';
import { anOrder, aShop } from '../testing/aShop.ts';
import { fillShelf } from '../testing/shelf.ts';
import { addToOutbox, ofOrder } from './outbox.ts';
import { outboxMails } from './tables.ts';

/** Every kind of mail of every store. */
async function allMails() {
  const shop = await aShop();
  const { database, stores } = shop.ports;
  for (const store of stores) {
    if (store.id !== 1) await fillShelf(database, store.id);
    const headers = { 'x-vs-store-code': store.code };
    const post = async (path: string, body: unknown) => (await shop.call('POST', path, body, headers)).result;
    const email = 'jans@voorbeeld.nl';
    await post('/api/user/create', aRegistration({ email }));
    await post('/api/user/reset-password', { email });
    await post('/api/ext/magento2-newsletter/subscribe', { email });
    await post('/api/stock/back-in-stock', { sku: 'OP', email });
    await database.update(stock).set({ quantity: 5, isInStock: true }).where(eq(stock.sku, 'OP'));
    await writeBackInStockMails(shop.ports);
    await database.update(stock).set({ quantity: 0, isInStock: false }).where(eq(stock.sku, 'OP'));
    const cartId = String(await post('/api/cart/create', {}));
    await post('/api/order', { ...anOrder(cartId), store_code: store.code });
  }
  for (const order of await database.select().from(orders)) {
    const store = stores.find(({ id }) => id === order.storeId) ?? expect.unreachable();
    const refund = refundMail(store, order, { transactionId: '1', cents: 1250, reason: 'paid-twice' });
    await addToOutbox(database, { store, at: new Date(), ...ofOrder(order) }, refund);
  }
  for (const store of stores) {
    const lines = [{ quantity: 2, ware: { name: 'Handdoek', choices: [{ label: 'Kleur', value: 'Wit' }] } }];
    const reminder = leftCartMail(store, { firstName: 'Jans', lines, unsubscribeKey: 'x'.repeat(43) });
    await addToOutbox(
      database,
      { store, recipient: 'jans@voorbeeld.nl', reference: String(store.id), at: new Date() },
      reminder,
    );
  }
  return database.select().from(outboxMails);
}

const mails = await allMails();
const stores = readStores();
const kinds = [
  'back-in-stock',
  'customer-password-reset',
  'customer-welcome',
  'left-cart',
  'newsletter-welcome',
  'order-confirmation',
  'refund.1',
];
const cases = stores.flatMap((store) =>
  mails.filter(({ storeId }) => storeId === store.id).map((mail) => ({ ...mail, store, code: store.code })),
);

describe('mails in the look of their store', () => {
  it('every kind is written in every store', () => {
    for (const { id } of stores) {
      expect(
        cases
          .filter(({ storeId }) => storeId === id)
          .map(({ kind }) => kind)
          .toSorted(),
      ).toEqual(kinds);
    }
  });

  it.each(cases)('$kind of $code has the logo, with the name of the store where pictures are blocked', (mail) => {
    const { name, url } = mail.store;
    const picture = /<img[^>]*>/u.exec(mail.html)?.[0];
    expect(picture).toContain(`src="${url}/mail-logo.png"`);
    expect(picture).toContain(`alt="${name}"`);
  });

  it.each(cases)('$kind of $code has the colours and fonts of the store, and no others', (mail) => {
    const { colors, fonts } = mail.store.mail;
    for (const part of [colors.header, colors.sheet, colors.text]) expect(mail.html).toContain(part);
    expect(mail.html).toContain(fonts.body.replaceAll("'", '&#39;'));
    const used = mail.html.match(/#[0-9a-f]{6}\b/gu) ?? [];
    expect([...new Set(used)].filter((color) => !Object.values(colors).includes(color))).toEqual([]);
  });

  it.each(cases)('$kind of $code says who sends it, as HTML and as text', (mail) => {
    const { company, street, postcode, city, kvk, vat, email } = mail.store.contact;
    for (const fact of [company, street, postcode, city, kvk, vat, email]) {
      expect(fact).toMatch(/\S/u);
      expect(mail.html).toContain(fact);
      expect(mail.text).toContain(fact);
    }
  });

  it.each(cases)('$kind of $code is one column of at most 600 px that stays light', (mail) => {
    expect(mail.html).toContain('max-width:600px');
    expect(mail.html).toContain('<meta name="color-scheme" content="light only" />');
    expect(mail.html).toContain(`bgcolor="${mail.store.mail.colors.sheet}"`);
    expect(mail.html).not.toMatch(/<(?:script|link|style)\b/u);
  });

  it('A11Y-01 the language of every mail is nl', () => {
    expect(new Set(mails.map(({ html }) => /<html[^>]*>/u.exec(html)?.[0]))).toEqual(new Set(['<html lang="nl">']));
  });

  it.each(stores)('the logo of $code is a file of its store', ({ code, mail }) => {
    expect(existsSync(new URL(`../../../${code}/public${mail.logo}`, import.meta.url))).toBe(true);
  });
});
