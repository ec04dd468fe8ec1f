import { withdrawableOrder } from '@etalage/account/contract';
import { taskIdHeader } from '@etalage/cart/contract';
import { placedOrder } from '@etalage/checkout/contract';
import { eq, getTableName, isNotNull, sql } from 'drizzle-orm';
import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { backInStockRequests } from '../backInStock/tables.ts';
import { cartLines, carts, cartTasks } from '../cart/tables.ts';
import { customers, loginFailures } from '../customers/tables.ts';
import { createFolderMailer } from '../mail/mailers.ts';
import { createDelivery } from '../mail/delivery.ts';
import { invalidationsAfter, newestInvalidation } from '../invalidation/invalidationLog.ts';
import { defaultLimits, scaledLimits } from '../limits/limits.ts';
import { outboxMails } from '../mail/tables.ts';
import { newsletterSubscribers } from '../newsletter/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { productReviews } from '../reviews/tables.ts';
import { createSlices } from '../slices.ts';
import { aFolder, testAdminKey } from '../testing/aBackend.ts';
import { aCustomer, logIn, mailedKey, testPassword } from '../testing/aCustomer.ts';
import { anOrder, aShop, aWork } from '../testing/aShop.ts';
import { fillShelf } from '../testing/shelf.ts';

type Shop = Awaited<ReturnType<typeof aShop>>;
type Headers = Record<string, string>;

const day = 86_400_000;
const isoTime = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u);
const email = 'jans@voorbeeld.nl';

let shop: Shop;
beforeEach(async () => void (shop = await aShop()));

const data = (headers: Headers) => shop.call('GET', '/api/user/data', undefined, headers);
const leave = (headers: Headers, password = testPassword) =>
  shop.call('POST', '/api/user/delete', { password }, headers);
const rows = v.object({ rows: v.array(v.record(v.string(), v.unknown())) });
const allTables = async (): Promise<string[]> => {
  const found = await shop.ports.database.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
  return v.parse(rows, found).rows.map(({ tablename }) => String(tablename));
};

/** Tables in which a text stands in any column, whatever its case. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await allTables()) {
    const holding = await shop.ports.database.execute(
      sql.raw(
        `select count(*)::int as times from "${table}" t where position('${text.toLowerCase()}' in lower(t::text)) > 0`,
      ),
    );
    if (v.parse(rows, holding).rows[0]?.['times'] !== 0) found.push(table);
  }
  return found.sort();
}

/** A customer who did all that leaves a trace: ordered, wished, reviewed, waits for stock, wants another address. */
async function aBusyCustomer() {
  const jans = await aCustomer(shop);
  const post = (path: string, body: unknown) => shop.call('POST', path, body, jans.headers);
  await shop.call('POST', '/api/user/confirm-email', {
    email,
    token: await mailedKey(shop, 'customer-welcome', 'token'),
  });
  const address = { firstname: 'Jans', lastname: 'de Vries', street: ['Prinsengracht', '263'], postcode: '1016 GV' };
  await post('/api/user/me', {
    customer: { addresses: [{ ...address, city: 'Amsterdam', country_id: 'NL', telephone: '0612345678' }] },
  });
  await post('/api/ext/wishlist', { productId: 10 });
  await post('/api/review/create', {
    review: { product_id: 10, rating: 5, title: 'Zacht', detail: 'Heerlijk zacht.', nickname: 'Jans uit Zaandam' },
  });
  await shop.ports.database.insert(backInStockRequests).values({
    ...{ storeId: 1, sku: 'OP', email, unsubscribeKey: 'x'.repeat(43), createdAt: new Date(shop.clock.now()) },
  });
  await post('/api/ext/magento2-newsletter/subscribe', { email });
  await shop.call('POST', '/api/user/login', { username: email, password: 'fout' });
  const cart_id = await shop.newCart();
  const order = await shop.call('POST', '/api/order', anOrder(cart_id), jans.headers);
  const { orderNumber: number } = v.parse(v.object({ orderNumber: v.string() }), order.result);
  await post('/api/user/me', { customer: { email: 'jans@nieuw.nl' } });
  await shop.work.soon();
  return { ...jans, number };
}

/** What can be withdrawn of an order, as a guest asks for it: with its number and the email address. */
async function toWithdraw(orderNumber: string) {
  const { result } = await shop.call('POST', '/api/user/withdrawals/order', { orderNumber, email });
  return v.parse(withdrawableOrder, result);
}
const lastMomentOf = async (number: string): Promise<string> =>
  (await toWithdraw(number)).until ?? expect.unreachable('Not sent');

/** What tells who a busy customer is. */
const traces = [email, 'jans@nieuw.nl', 'de Vries', 'Prinsengracht', '0612345678', 'Jans uit Zaandam', 'argon2id'];

describe('ACC-12 downloading the data', () => {
  it('ACC-12 answers every section with what it holds', async () => {
    const { headers, number } = await aBusyCustomer();
    expect((await data(headers)).result).toMatchObject({
      exported_at: expect.any(String),
      profile: { email, firstname: 'Jans', addresses: [{ street: ['Prinsengracht', '263'], telephone: '0612345678' }] },
      sessions: [{ started_at: expect.any(String), ends_at: expect.any(String) }],
      orders: [{ increment_id: number, items: [{ sku: 'HD', qty_ordered: 1 }], customer_email: email }],
      payments: [],
      wishlist: [{ product_id: 10, added_at: expect.any(String) }],
      loyalty: { card_number: null, points: 0, history: [] },
      reviews: [{ nickname: 'Jans uit Zaandam', title: 'Zacht', product_id: 10 }],
      back_in_stock_requests: [{ sku: 'OP', email }],
      newsletter: [{ email, subscribed_at: expect.any(String) }],
      mails: expect.arrayContaining([
        expect.objectContaining({ kind: 'customer-email-confirm', recipient: 'jans@nieuw.nl' }),
        expect.objectContaining({ kind: 'newsletter-welcome', recipient: email }),
      ]),
      cart: null,
    });
  });

  it('ACC-12 has the mails about orders', async () => {
    const { headers } = await aCustomer(shop);
    const order = anOrder(await shop.newCart());
    const addressInformation = { ...order.addressInformation, payment_method_code: 'cashondelivery' };
    await shop.call('POST', '/api/order', { ...order, addressInformation }, headers);
    expect((await data(headers)).result).toMatchObject({
      mails: [{ kind: 'customer-welcome' }, { kind: 'order-confirmation', recipient: email }],
    });
  });

  it('ACC-12 has the payments', async () => {
    const { headers } = await aCustomer(shop);
    const cartId = await shop.newCart();
    const { result } = await shop.call('POST', '/api/order', anOrder(cartId), headers);
    const { orderNumber: order, backendOrderId } = v.parse(placedOrder, result);
    await shop.pay({ cartId, backendOrderId });
    expect((await data(headers)).result).toMatchObject({
      payments: [{ order, transaction: order, status: 'initialized', created_at: expect.any(String) }],
    });
  });

  it('ACC-12 has the cart', async () => {
    const { headers } = await aCustomer(shop);
    const { result: cartId } = await shop.call('POST', '/api/cart/create', undefined, headers);
    await shop.put(String(cartId), 'HD', 2, {}, headers);
    expect((await data(headers)).result).toMatchObject({
      cart: { items: [{ sku: 'HD', qty: 2, product_option: null }] },
    });
  });

  it('ACC-12 has all that was chosen in the cart', async () => {
    const { headers } = await aCustomer(shop);
    const { result: cartId } = await shop.call('POST', '/api/cart/create', undefined, headers);
    const chosen = [
      { option_id: '93', option_value: '59', label: 'Kleur', value: 'Wit' },
      { option_id: '142', option_value: '167', label: 'Maat', value: 'M' },
    ];
    const options = { configurable_item_options: chosen };
    await shop.put(String(cartId), 'BJ-M-wit', 1, { product_option: { extension_attributes: options } }, headers);
    await shop.ports.database.update(carts).set({
      ...{ couponCode: 'TIEN', country: 'BE', regions: ['Namen'], carrierCode: 'homedelivery', methodCode: 'express' },
      ...{ paymentMethod: 'banktransfer', paymentAdditional: ['{"issuer_id":"0031"}'], remindedAt: new Date(0) },
    });
    expect(Object((await data(headers)).result).cart).toEqual({
      items: [{ sku: 'BJ-M-wit', qty: 1, product_option: { extension_attributes: options } }],
      ...{ coupon_code: 'TIEN', country: 'BE', regions: ['Namen'] },
      ...{ carrier_code: 'homedelivery', method_code: 'express' },
      ...{ payment_method: 'banktransfer', payment_additional: ['{"issuer_id":"0031"}'] },
      ...{ created_at: isoTime, updated_at: isoTime, reminded_at: '1970-01-01T00:00:00.000Z' },
    });
  });

  it('ACC-12 says since when the wishlist is shared', async () => {
    const { headers } = await aCustomer(shop);
    const sharedAt = async () => Object((await data(headers)).result).wishlist_shared_at;
    expect(await sharedAt()).toBeNull();
    await shop.call('POST', '/api/ext/wishlist/share', undefined, headers);
    expect(await sharedAt()).toBe(new Date(shop.clock.now()).toISOString());
  });

  it('ACC-12 has each row with all that is kept of it', async () => {
    const { headers } = await aBusyCustomer();
    const now = new Date(shop.clock.now()).toISOString();
    const { profile, wishlist, reviews, back_in_stock_requests, newsletter, mails } = Object(
      (await data(headers)).result,
    );
    expect(profile).toMatchObject({ email, firstname: 'Jans', lastname: 'de Vries' });
    expect(wishlist).toEqual([
      { product_id: 10, item_id: expect.any(Number), option: null, price: 12.5, added_at: now },
    ]);
    expect(reviews).toEqual([
      {
        ...{ id: expect.any(Number), product_id: 10, rating: 5, title: 'Zacht', detail: 'Heerlijk zacht.' },
        ...{ nickname: 'Jans uit Zaandam', review_entity: 'product', review_status: 2, created_at: now },
      },
    ]);
    expect(back_in_stock_requests).toEqual([{ sku: 'OP', email, requested_at: now }]);
    expect(newsletter).toEqual([{ email, subscribed_at: now }]);
    const welcome = mails.find(({ kind }: { kind: string }) => kind === 'customer-welcome');
    expect(welcome).toEqual({
      ...{ kind: 'customer-welcome', recipient: email, subject: 'Welkom bij Dagvondst', written_at: now, sent_at: now },
    });
  });

  it('ACC-12 has no stock request of an address that was never confirmed: anybody may have typed it', async () => {
    const { headers } = await aCustomer(shop);
    await shop.ports.database.insert(backInStockRequests).values({
      ...{ storeId: 1, sku: 'OP', email, unsubscribeKey: 'x'.repeat(43), createdAt: new Date(shop.clock.now()) },
    });
    expect(Object((await data(headers)).result).back_in_stock_requests).toEqual([]);
  });

  it('ACC-12 answers all rows of a section', async () => {
    const { headers } = await aBusyCustomer();
    await logIn(shop);
    const post = (path: string, body?: unknown) => shop.call('POST', path, body, headers);
    await post('/api/ext/wishlist', { productId: 11 });
    await post('/api/review/create', {
      review: { product_id: 11, rating: 4, title: 'Fijn', detail: 'Droogt goed.', nickname: 'Jans uit Zaandam' },
    });
    await shop.ports.database.insert(backInStockRequests).values({
      // Not in stock again, as no product has this sku any more.
      ...{ storeId: 1, sku: 'WEG', email, unsubscribeKey: 'y'.repeat(43), createdAt: new Date(shop.clock.now()) },
    });
    const ordered: string[] = [];
    for (const product of ['HD', 'TD']) {
      const cartId = await shop.newCart();
      const { result } = await post('/api/order', { ...anOrder(cartId), products: [{ sku: product, qty: 1 }] });
      const { orderNumber, backendOrderId } = v.parse(placedOrder, result);
      ordered.push(String(orderNumber));
      await shop.pay({ cartId, backendOrderId });
    }
    const { result: cartId } = await post('/api/cart/create');
    for (const sku of ['HD', 'TD']) await shop.put(String(cartId), sku, 1, {}, headers);
    expect((await data(headers)).result).toMatchObject({
      sessions: [expect.any(Object), expect.any(Object)],
      orders: [...ordered.toReversed(), '100000001'].map((increment_id) => ({ increment_id })),
      payments: ordered.map((order) => ({ order })),
      wishlist: [{ product_id: 10 }, { product_id: 11 }],
      reviews: [{ product_id: 10 }, { product_id: 11 }],
      back_in_stock_requests: [{ sku: 'OP' }, { sku: 'WEG' }],
      cart: { items: [{ sku: 'HD' }, { sku: 'TD' }] },
    });
  });

  it('ACC-12 has no password, token or key in it', async () => {
    const { headers, token, refreshToken } = await aBusyCustomer();
    const text = JSON.stringify(await data(headers));
    for (const secret of [token, refreshToken, 'argon2', 'hash', 'oken', testPassword])
      expect(text).not.toContain(secret);
  });

  it('ACC-12 has nothing of another customer', async () => {
    await aBusyCustomer();
    const jet = await aCustomer(shop, { email: 'jet@voorbeeld.nl', firstname: 'Jet' });
    const text = JSON.stringify(await data(jet.headers));
    for (const trace of traces.slice(0, 2).concat('Prinsengracht', 'Zaandam')) expect(text).not.toContain(trace);
  });

  it('ACC-12 has no row of another customer in any section', async () => {
    const jans = await aBusyCustomer();
    const cartId = await shop.newCart();
    const order = await shop.call('POST', '/api/order', anOrder(cartId), jans.headers);
    await shop.pay({ cartId, backendOrderId: v.parse(placedOrder, order.result).backendOrderId });
    const { result: cart } = await shop.call('POST', '/api/cart/create', undefined, jans.headers);
    await shop.put(String(cart), 'HD', 2, {}, jans.headers);
    const jet = await aCustomer(shop, { email: 'jet@voorbeeld.nl', firstname: 'Jet' });
    const {
      exported_at: _at,
      profile: _profile,
      mails,
      sessions,
      ...others
    } = Object((await data(jet.headers)).result);
    expect([mails, sessions]).toEqual([
      [expect.objectContaining({ recipient: 'jet@voorbeeld.nl' })],
      [expect.any(Object)],
    ]);
    expect(others).toEqual({
      ...{ orders: [], payments: [], wishlist: [], reviews: [], back_in_stock_requests: [], newsletter: [] },
      ...{
        cart: null,
        wishlist_shared_at: null,
        gift_cards: [],
        passkeys: [],
        loyalty: { card_number: null, points: 0, history: [] },
      },
    });
  });

  it('ACC-12 is a file with a name, for no cache', async () => {
    const { headers } = await aCustomer(shop);
    const answer = await shop.app.request('/api/user/data', { headers });
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="mijn-gegevens-dailydeal-2026-11-20.json"',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('ACC-12 is for customers, of their store view', async () => {
    const { headers } = await aCustomer(shop);
    expect(await data({})).toMatchObject({ code: 401 });
    expect(await data({ ...headers, 'x-vs-store-code': 'fashion' })).toMatchObject({ code: 401 });
  });

  it('ACC-12 is limited', async () => {
    shop = await aShop({
      limits: { ...scaledLimits(defaultLimits, 1e6), downloadsOfCustomer: { count: 2, seconds: 3600 } },
    });
    const { headers } = await aCustomer(shop);
    const codes = [await data(headers), await data(headers), await data(headers)].map(({ code }) => code);
    expect(codes).toEqual([200, 200, 429]);
  });
});

describe('ACC-13 deleting the account', () => {
  it('ACC-13 refuses a wrong password and deletes nothing', async () => {
    const { headers } = await aCustomer(shop);
    expect(await leave(headers, 'Zomer-2025')).toMatchObject({
      code: 400,
      result: { errorMessage: 'Dit wachtwoord hoort niet bij dit account' },
    });
    expect(await data(headers)).toMatchObject({ code: 200 });
  });

  it.each([
    ['an empty', { password: '' }],
    ['no', {}],
  ])('ACC-13 refuses %s password and deletes nothing', async (_what, body) => {
    const { headers } = await aCustomer(shop);
    expect(await shop.call('POST', '/api/user/delete', body, headers)).toMatchObject({ code: 400 });
    expect(await data(headers)).toMatchObject({ code: 200 });
  });

  it('ACC-13, API-10 limits wrong passwords', async () => {
    shop = await aShop({
      limits: { ...scaledLimits(defaultLimits, 1e6), passwordGuessesOfCustomer: { count: 2, seconds: 600 } },
    });
    const { headers } = await aCustomer(shop);
    const codes = [await leave(headers, 'een'), await leave(headers, 'twee'), await leave(headers)].map(
      ({ code }) => code,
    );
    expect(codes).toEqual([400, 400, 429]);
  });

  it('ACC-13 is for customers', async () => {
    expect(await leave({})).toMatchObject({ code: 401 });
  });

  it('ACC-13 leaves no trace in any table, once the orders are finished', async () => {
    const { headers, number } = await aBusyCustomer();
    await shop.admin(number, 'canceled');
    for (const trace of traces) expect(await tablesWith(trace), trace).not.toEqual([]);
    expect(await leave(headers)).toMatchObject({ code: 200, result: true });
    for (const trace of traces) expect(await tablesWith(trace), trace).toEqual([]);
  });

  it('ACC-13 leaves no trace in any of several finished orders, one of them placed as a guest', async () => {
    const { headers, number } = await aBusyCustomer();
    const cartId = await shop.newCart();
    const second = await shop.call('POST', '/api/order', anOrder(cartId), headers);
    const guest = await shop.placed();
    const others = [v.parse(placedOrder, second.result).orderNumber, guest.orderNumber];
    for (const each of [number, ...others]) await shop.admin(String(each), 'canceled');
    await leave(headers);
    for (const trace of traces) expect(await tablesWith(trace), trace).toEqual([]);
  });

  it('ACC-13 leaves neither failed logins nor answers about the cart, and no cart that names the account', async () => {
    const { headers } = await aBusyCustomer();
    const { result: cartId } = await shop.call('POST', '/api/cart/create', undefined, headers);
    await shop.call('POST', '/api/order', anOrder(String(cartId)), headers);
    const { result: next } = await shop.call('POST', '/api/cart/create', undefined, headers);
    await shop.put(String(next), 'HD', 2, {}, { ...headers, [taskIdHeader]: 'a-task-of-jans' });
    const { database } = shop.ports;
    const left = async () => ({
      failures: await database.$count(loginFailures),
      tasks: await database.$count(cartTasks),
      carts: await database.$count(carts, isNotNull(carts.customerId)),
    });
    expect(await left()).toEqual({ failures: 1, tasks: 1, carts: 2 });
    await leave(headers);
    expect(await left()).toEqual({ failures: 0, tasks: 0, carts: 0 });
  });

  it('ACC-13 leaves no trace in the log', async () => {
    const { headers } = await aBusyCustomer();
    await leave(headers);
    for (const trace of traces) expect(JSON.stringify(shop.log)).not.toContain(trace);
  });

  it('ACC-13 leaves no mail in the outbox folder', async () => {
    const folder = aFolder();
    const mailer = createFolderMailer(folder);
    const { headers, number } = await aBusyCustomer();
    await shop.admin(number, 'canceled');
    await shop.ports.database.update(outboxMails).set({ sentAt: null });
    await createDelivery({ ...shop.ports, mailer }).retries();
    await createDelivery({ ...shop.ports, mailer }).fresh();
    shop.ports.mailer.forget = mailer.forget?.bind(mailer) ?? (async () => undefined);
    await leave(headers);
    expect(readdirSync(folder)).toEqual([]);
  });

  /** A customer whose order is paid at the door, with its mail in the outbox folder. */
  async function anOrderInTheFolder() {
    const folder = aFolder();
    const mailer = createFolderMailer(folder);
    const work = aWork(shop.ports, mailer);
    const { headers } = await aCustomer(shop);
    const order = anOrder(await shop.newCart());
    const addressInformation = { ...order.addressInformation, payment_method_code: 'cashondelivery' };
    const { result } = await shop.call('POST', '/api/order', { ...order, addressInformation }, headers);
    const number = String(v.parse(placedOrder, result).orderNumber);
    await work.soon();
    shop.ports.mailer.forget = mailer.forget?.bind(mailer) ?? (async () => undefined);
    const files = () => readdirSync(folder).filter((name) => name.startsWith('order-'));
    expect(files()).not.toEqual([]);
    return { headers, number, work, files };
  }

  it('ACC-13 leaves no mail about a finished order in the outbox folder', async () => {
    const { headers, number, files } = await anOrderInTheFolder();
    await shop.admin(number, 'canceled');
    await leave(headers);
    expect(files()).toEqual([]);
  });

  it('ACC-13 keeps the mail about an order under way in the outbox folder until it can no longer be returned', async () => {
    const { headers, number, work, files } = await anOrderInTheFolder();
    await leave(headers);
    await shop.admin(number, 'complete');
    shop.clock.set(await lastMomentOf(number));
    await work.later();
    expect(files()).not.toEqual([]);
    shop.clock.advance(1);
    await work.later();
    expect(files()).toEqual([]);
  });

  it('ACC-13 keeps an order with its lines, amounts and country, without its customer', async () => {
    const { headers, number } = await aBusyCustomer();
    await shop.admin(number, 'canceled');
    const tracking = { carrier_title: 'PostNL', number: '3SABC482', url: 'https://pakket.example/482' };
    await shop.ports.database.update(orders).set({ tracking, extraFields: { note: 'bij de buren' } });
    const [before] = await shop.ports.database.select().from(orders);
    const lines = await shop.ports.database.select().from(orderLines);
    await leave(headers);
    expect(await shop.ports.database.select().from(orderLines)).toEqual(lines);
    expect(lines).toMatchObject([{ sku: 'HD', quantity: 1 }]);
    const [after] = await shop.ports.database.select().from(orders);
    const { total, tax, subtotal, shipping, placedAt } = before ?? {};
    expect(after).toMatchObject({ number, total, tax, subtotal, shipping, placedAt, customerId: null, email: '' });
    const nobody = { firstname: '', lastname: '', street: [], postcode: '', city: '', country_id: 'NL' };
    expect([after?.shippingAddress, after?.billingAddress]).toEqual([nobody, nobody]);
    expect(after).toMatchObject({ contentHash: '', tracking: null, extraFields: null, orderKey: null });
    expect(after).toMatchObject({ forgottenAt: expect.any(Date) });
  });

  it('ACC-13 leaves no trace in an order that was paid back', async () => {
    const { headers, number } = await aBusyCustomer();
    for (const status of ['processing', 'complete', 'closed']) await shop.admin(number, status);
    await leave(headers);
    expect(await tablesWith(email)).toEqual([]);
  });

  it('ACC-13 keeps the company and VAT id that an invoice to a business must name', async () => {
    const { headers, number } = await aBusyCustomer();
    const { database } = shop.ports;
    const [order] = await database.select().from(orders);
    if (order === undefined) throw new Error('No order');
    const billingAddress = { ...order.billingAddress, company: 'Vondst BV', vat_id: 'NL123456789B01' };
    await database.update(orders).set({ billingAddress });
    await shop.admin(number, 'canceled');
    await leave(headers);
    const [after] = await database.select().from(orders);
    expect(after?.billingAddress).toMatchObject({ company: 'Vondst BV', vat_id: 'NL123456789B01', lastname: '' });
  });

  it('ACC-13, LEGAL-04 keeps the address of an order under way until it can no longer be withdrawn', async () => {
    const { headers, number } = await aBusyCustomer();
    await shop.admin(number, 'processing');
    await leave(headers);
    await shop.work.later();
    expect(await tablesWith(email)).toEqual(['orders', 'outbox_mails']);
    await shop.admin(number, 'complete');
    shop.clock.set(await lastMomentOf(number));
    await shop.work.later();
    expect(await tablesWith(email)).toEqual(['orders', 'outbox_mails']);
    shop.clock.advance(1);
    await shop.work.later();
    expect(await tablesWith(email)).toEqual([]);
  });

  it('ACC-13, LEGAL-04 keeps the address of an order that was sent while its return is open', async () => {
    const { headers, number } = await aBusyCustomer();
    for (const status of ['processing', 'complete']) await shop.admin(number, status);
    await leave(headers);
    shop.clock.set(await lastMomentOf(number));
    const lines = (await toWithdraw(number)).lines.map(({ itemId, left: quantity }) => ({ itemId, quantity }));
    const request = { requestId: crypto.randomUUID(), orderNumber: number, email, lines };
    expect(await shop.call('POST', '/api/user/withdrawals', request)).toMatchObject({ code: 200 });
    shop.clock.advance(day);
    const tablesAfter = async (state: string) => {
      const path = `/api/admin/withdrawals/${number}-1/state`;
      expect(await shop.call('POST', path, { state }, { 'x-admin-key': testAdminKey })).toMatchObject({ code: 200 });
      await shop.work.soon();
      await shop.work.later();
      return tablesWith(email);
    };
    await shop.work.later();
    expect(await tablesWith(email)).toContain('orders');
    expect(await tablesAfter('received')).toContain('orders');
    expect(await tablesAfter('refunded')).toEqual([]);
  });

  it('ACC-13 takes the cart along', async () => {
    const { headers } = await aCustomer(shop);
    const { result: cartId } = await shop.call('POST', '/api/cart/create', undefined, headers);
    await shop.put(String(cartId), 'HD', 2, {}, headers);
    await leave(headers);
    const { database } = shop.ports;
    expect([await database.$count(carts), await database.$count(cartLines)]).toEqual([0, 0]);
  });

  it('ACC-13 makes the name of a review anonymous, and its page old', async () => {
    const { headers } = await aBusyCustomer();
    await leave(headers);
    const [review] = await shop.ports.database.select().from(productReviews);
    expect(review).toMatchObject({ nickname: 'Anoniem', title: 'Zacht', customerId: null });
    expect(await tablesWith('product:10')).toContain('invalidations');
  });

  it('ACC-13 ends the session everywhere', async () => {
    const here = await aCustomer(shop);
    const there = await logIn(shop);
    await leave(here.headers);
    for (const { headers, refreshToken } of [here, there]) {
      expect(await shop.call('GET', '/api/user/me', undefined, headers)).toMatchObject({ code: 401 });
      expect(await shop.call('POST', '/api/user/refresh', { refreshToken })).toMatchObject({ code: 401 });
    }
    expect(await shop.call('POST', '/api/user/login', { username: email, password: testPassword })).toMatchObject({
      code: 401,
    });
  });

  it('ACC-13 touches nothing of another customer, nor of the same address in another store view', async () => {
    const { headers } = await aBusyCustomer();
    const jet = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    const others = [jet, await aCustomer(shop, { store: 'fashion' })];
    const post = (path: string, body?: unknown) => shop.call('POST', path, body, jet.headers);
    await post('/api/order', anOrder(await shop.newCart()));
    await post('/api/ext/wishlist', { productId: 10 });
    await post('/api/review/create', {
      review: { product_id: 10, rating: 4, title: 'Fijn', detail: 'Fijne handdoek.', nickname: 'Jet' },
    });
    const { result: cartId } = await post('/api/cart/create');
    await shop.put(String(cartId), 'HD', 2, {}, jet.headers);
    const before = await Promise.all(others.map((other) => data(other.headers)));
    await leave(headers);
    expect(await Promise.all(others.map((other) => data(other.headers)))).toEqual(before);
  });

  it('ACC-13 leaves the newsletter and the stock request of the same address in another store view', async () => {
    const { headers } = await aBusyCustomer();
    const { database } = shop.ports;
    await shop.call('POST', '/api/ext/magento2-newsletter/subscribe', { email }, { 'x-vs-store-code': 'fashion' });
    await database.insert(backInStockRequests).values({
      ...{ storeId: 2, sku: 'OP', email, unsubscribeKey: 'y'.repeat(43), createdAt: new Date(shop.clock.now()) },
    });
    await leave(headers);
    expect(await database.select().from(newsletterSubscribers)).toMatchObject([{ storeId: 2, email }]);
    expect(await database.select().from(backInStockRequests)).toMatchObject([{ storeId: 2, email }]);
  });

  it('ACC-13 makes the page of a review old in the store view in which it was written', async () => {
    const { database } = shop.ports;
    await fillShelf(database, 2);
    const { headers } = await aCustomer(shop, { store: 'fashion' });
    const review = { product_id: 10, rating: 5, title: 'Zacht', detail: 'Heerlijk zacht.', nickname: 'Jans' };
    await shop.call('POST', '/api/review/create', { review }, headers);
    const before = await newestInvalidation(database);
    await leave(headers);
    expect(await database.select().from(productReviews)).toMatchObject([{ storeId: 2, nickname: 'Anoniem' }]);
    const invalidated = await invalidationsAfter(database, before);
    expect(invalidated.map(({ storeId, tag }) => [storeId, tag])).toContainEqual([2, 'product:10']);
  });

  it('ACC-13 takes nothing from a guest whose address somebody else registered and never confirmed', async () => {
    await shop.placed();
    const { headers } = await aCustomer(shop);
    await leave(headers);
    const [order] = await shop.ports.database.select().from(orders);
    expect(order).toMatchObject({ email, forgottenAt: null, forgetAskedAt: null });
  });

  it('ACC-12, ACC-13 shows and ends nothing of an address that was never confirmed', async () => {
    await shop.call('POST', '/api/ext/magento2-newsletter/subscribe', { email });
    const { headers } = await aCustomer(shop);
    expect((await data(headers)).result).toMatchObject({ newsletter: [], back_in_stock_requests: [] });
    await leave(headers);
    expect(await shop.ports.database.$count(newsletterSubscribers)).toBe(1);
  });

  it('ACC-13 deletes once when two tabs ask at the same time', async () => {
    const { headers } = await aCustomer(shop);
    const codes = (await Promise.all([leave(headers), leave(headers)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 401]);
    expect(await shop.ports.database.$count(customers)).toBe(0);
  });

  it('ACC-13 lets the address register anew, and find nothing', async () => {
    const { headers } = await aBusyCustomer();
    await leave(headers);
    const again = await aCustomer(shop);
    expect((await data(again.headers)).result).toMatchObject({ orders: [], wishlist: [], reviews: [] });
  });
});

/** Tables that can hold nothing of a customer, and why. */
const ofNobody = {
  ...{ assigned_ids: 'the catalogue', attributes: 'the catalogue', catalogue_versions: 'the catalogue' },
  ...{ categories: 'the catalogue', cms_blocks: 'the catalogue', cms_pages: 'the catalogue', coupons: 'the shop' },
  ...{
    invalidations: 'tags of pages',
    newsletter_mails: 'what the shop wrote',
    order_counters: 'numbers',
    price_history: 'the catalogue',
  },
  ...{ product_parts: 'the catalogue', products: 'the catalogue', redirects: 'the catalogue', shop: 'the shop' },
  ...{ searched_texts: 'counts by day, of nobody', stock: 'the catalogue', tax_rules: 'the catalogue' },
  ...{ used_challenges: 'hashes for 20 minutes', used_limits: 'keyed hashes until a limit is over' },
  variants: 'the catalogue',
};
const personal = /email|customer|recipient|first_?name|last_?name|nickname|address|telephone|birth/u;

describe('every table and who answers for it', () => {
  const held = () =>
    Object.values<{ customerData?: { tables: readonly Parameters<typeof getTableName>[0][] } }>(
      createSlices(shop.ports),
    )
      .flatMap(({ customerData }) => customerData?.tables ?? [])
      .map(getTableName);

  it('ACC-13 each table is held by one slice that can forget, or by none because it names nobody', async () => {
    expect([...held(), ...Object.keys(ofNobody)].sort()).toEqual((await allTables()).sort());
  });

  it('ACC-13 no table of nobody has a column that names somebody', async () => {
    const found = await shop.ports.database.execute(
      sql`select table_name, column_name from information_schema.columns where table_schema = 'public'`,
    );
    const columns = v.parse(rows, found).rows;
    const wrong = columns.filter(
      ({ table_name: table, column_name: column }) =>
        Object.hasOwn(ofNobody, String(table)) && personal.test(String(column)),
    );
    expect(wrong).toEqual([]);
  });

  it('ACC-13 every table that hangs on customers has a slice', async () => {
    const found = await shop.ports.database.execute(
      sql`select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'customers'::regclass`,
    );
    const names = v.parse(rows, found).rows.map(({ name }) => String(name));
    expect(names.length).toBeGreaterThan(2);
    expect(held()).toEqual(expect.arrayContaining(names));
  });
});

it('ACC-13 an order is forgotten at the latest seven calendar years after its own', async () => {
  await shop.placed();
  const work = aWork(shop.ports, { send: async () => undefined });
  shop.clock.set('2033-12-31T23:00:00Z');
  await work.later();
  expect(await tablesWith(email)).toContain('orders');
  shop.clock.set('2034-01-01T00:00:01Z');
  await work.later();
  expect(await tablesWith(email)).toEqual([]);
  expect(await shop.ports.database.select().from(orders).where(eq(orders.email, ''))).toHaveLength(1);
});
