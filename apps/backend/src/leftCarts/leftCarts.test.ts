import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { products } from '../catalog/tables.ts';
import { customers as accounts } from '../customers/tables.ts';
import { outboxMails } from '../mail/tables.ts';
import { stock } from '../stock/tables.ts';
import { readStores } from '../stores/stores.ts';
import { aCustomer, logIn, mailedKey } from '../testing/aCustomer.ts';
import { anOrder, aShop } from '../testing/aShop.ts';
import { fillShelf } from '../testing/shelf.ts';
import { leftCartMailKind, leftCartPath } from './mail.ts';
import { writeCartReminders } from './writeCartReminders.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const reminding = readStores().map((store) => ({ ...store, remindsOfCarts: store.code !== 'textile' }));

let shop: Awaited<ReturnType<typeof aShop>>;
beforeAll(async () => {
  shop = await aShop({ stores: reminding });
  await fillShelf(shop.ports.database, 2);
  await fillShelf(shop.ports.database, 3);
});

let email: string;
let customers = 0;
/** Each test has a customer of its own, and a day on which no cart of another one is due. */
beforeEach(() => {
  customers += 1;
  email = `klant${customers}@voorbeeld.nl`;
  shop.clock.advance(30 * day);
});

const subscribe = (store = 'dailydeal') =>
  shop.call('POST', '/api/ext/magento2-newsletter/subscribe', { email }, { 'x-vs-store-code': store });
async function confirm(store: string) {
  const token = await mailedKey(shop, 'customer-welcome', 'token');
  const answer = await shop.call('POST', '/api/user/confirm-email', { email, token }, { 'x-vs-store-code': store });
  expect(answer.code).toBe(200);
}
async function put(sku: string, qty: number, headers: Record<string, string>, more: object = {}) {
  const answer = await shop.call('POST', '/api/cart/update', { cartItem: { sku, qty, ...more } }, headers);
  expect(answer.code).toBe(200);
}
/** For a customer whose session ended meanwhile. */
const putLater = async (sku: string, qty: number) => put(sku, qty, (await logIn(shop, { email })).headers);

/** A customer with two towels in the cart, who gets the newsletter at a confirmed address; state only what matters. */
async function aLeftCart({ store = 'dailydeal', isConfirmed = true, isSubscribed = true, isEmpty = false } = {}) {
  const { headers } = await aCustomer(shop, { email, store });
  if (isConfirmed) await confirm(store);
  if (isSubscribed) await subscribe(store);
  const { result } = await shop.call('POST', '/api/cart/create', undefined, headers);
  if (!isEmpty) await put('HD', 2, headers);
  return { headers, cartId: String(result) };
}
const written = () =>
  shop.ports.database
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.recipient, email), eq(outboxMails.kind, leftCartMailKind)))
    .orderBy(outboxMails.id);
/** The reminders that the customer of the test got, after a round at some time from now. */
async function remindersAfter(milliseconds: number) {
  shop.clock.advance(milliseconds);
  await writeCartReminders(shop.ports);
  return written();
}

describe('left carts are remembered by one mail', () => {
  it('left carts: by the job of the backend, after 24 hours', async () => {
    await aLeftCart();
    shop.clock.advance(day);
    await shop.work.later();
    await shop.work.soon();
    const mail = shop.sent.filter(({ recipient, kind }) => recipient === email && kind === leftCartMailKind);
    expect(mail).toMatchObject([{ storeId: 1, subject: 'Er ligt nog iets in je winkelwagen' }]);
  });

  it('left carts: off by default', async () => {
    await aLeftCart();
    shop.clock.advance(day);
    await writeCartReminders({ ...shop.ports, stores: readStores() });
    expect(await written()).toEqual([]);
  });

  it('left carts: not in a store that does not want it', async () => {
    await aLeftCart({ store: 'textile' });
    expect(await remindersAfter(day)).toEqual([]);
  });

  it('left carts: not before 24 hours', async () => {
    await aLeftCart();
    expect(await remindersAfter(day - 1)).toEqual([]);
    expect(await remindersAfter(1)).toHaveLength(1);
  });

  it('left carts: not before 24 hours after the last change', async () => {
    const { headers } = await aLeftCart();
    shop.clock.advance(10 * minute);
    await put('TD', 1, headers);
    expect(await remindersAfter(day - 1)).toEqual([]);
    expect(await remindersAfter(1)).toHaveLength(1);
  });

  it('left carts: not from 48 hours on', async () => {
    await aLeftCart();
    expect(await remindersAfter(2 * day)).toEqual([]);
  });

  it('left carts: until 48 hours', async () => {
    await aLeftCart();
    expect(await remindersAfter(2 * day - 1)).toHaveLength(1);
  });

  it('left carts: not of a guest, whose address nobody knows', async () => {
    const { database } = shop.ports;
    const before = await database.$count(outboxMails);
    await shop.put(await shop.newCart(), 'HD', 1);
    await remindersAfter(day);
    expect(await database.$count(outboxMails)).toBe(before);
  });
});

describe('left carts without the consent of the customer', () => {
  it('left carts: no mail without a subscription to the newsletter', async () => {
    await aLeftCart({ isSubscribed: false });
    expect(await remindersAfter(day)).toEqual([]);
  });

  it('left carts: no mail with a subscription in another store', async () => {
    await aLeftCart({ isSubscribed: false });
    await subscribe('fashion');
    expect(await remindersAfter(day)).toEqual([]);
  });

  it('left carts: no mail to an address that was not confirmed', async () => {
    await aLeftCart({ isConfirmed: false });
    expect(await remindersAfter(day)).toEqual([]);
  });

  it('left carts: no mail after the link of an earlier mail unsubscribed', async () => {
    await aLeftCart();
    const [{ unsubscribeUrl } = expect.unreachable()] = await remindersAfter(day);
    const { pathname, search } = new URL(unsubscribeUrl ?? '');
    expect((await shop.app.request(pathname + search, { method: 'POST' })).status).toBe(200);
    shop.clock.advance(8 * day);
    await putLater('TD', 1);
    expect(await remindersAfter(day)).toEqual([]);
  });

  it('left carts: a mail that waits is not sent after its reader unsubscribed', async () => {
    await aLeftCart();
    expect(await remindersAfter(day)).toHaveLength(1);
    await shop.app.request('/api/ext/magento2-newsletter/subscribe', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' },
      body: JSON.stringify({ email }),
    });
    expect(await written()).toEqual([]);
  });
});

describe('left carts of a customer who ordered', () => {
  /** Another cart is ordered, with an address for mail. */
  async function order(mailed: string, headers: Record<string, string> = {}) {
    const request = anOrder(await shop.newCart());
    const { shippingAddress, billingAddress, ...methods } = request.addressInformation;
    const addressInformation = {
      ...methods,
      shippingAddress: { ...shippingAddress, email: mailed },
      billingAddress: { ...billingAddress, email: mailed },
    };
    expect(await shop.call('POST', '/api/order', { ...request, addressInformation }, headers)).toMatchObject({
      code: 200,
    });
  }

  it('left carts: no mail after an order as a guest with the same address', async () => {
    await aLeftCart();
    shop.clock.advance(hour);
    await order(email.toUpperCase());
    expect(await remindersAfter(day)).toEqual([]);
  });

  it('left carts: no mail after an order of the customer with another address', async () => {
    const { headers } = await aLeftCart();
    shop.clock.advance(10 * minute);
    await order('kantoor@voorbeeld.nl', headers);
    expect(await remindersAfter(day)).toEqual([]);
  });

  it('left carts: no mail about the cart that was ordered', async () => {
    const { headers, cartId } = await aLeftCart();
    const request = { ...anOrder(cartId), products: [{ sku: 'HD', qty: 2 }] };
    expect(await shop.call('POST', '/api/order', request, headers)).toMatchObject({ code: 200 });
    expect(await remindersAfter(day)).toEqual([]);
  });

  it('left carts: a mail about what was put into the cart after an order', async () => {
    const { headers } = await aLeftCart();
    await order(email);
    shop.clock.advance(10 * minute);
    await put('TD', 1, headers);
    expect(await remindersAfter(day)).toHaveLength(1);
  });

  it('left carts: a mail after somebody else ordered', async () => {
    await aLeftCart();
    shop.clock.advance(hour);
    await order('iemand@voorbeeld.nl');
    expect(await remindersAfter(day)).toHaveLength(1);
  });
});

describe('left carts with nothing to buy', () => {
  const setStock = (sku: string, quantity: number) =>
    shop.ports.database
      .update(stock)
      .set({ quantity, isInStock: quantity > 0 })
      .where(and(eq(stock.storeId, 1), eq(stock.sku, sku)));

  it('left carts: no mail about an empty one', async () => {
    await aLeftCart({ isEmpty: true });
    expect(await remindersAfter(day)).toEqual([]);
  });

  it('left carts: no mail about what is out of stock, unless it comes back in time', async () => {
    const { headers } = await aLeftCart({ isEmpty: true });
    await put('BJ-M-wit', 1, headers);
    await setStock('BJ-M-wit', 0);
    expect(await remindersAfter(day)).toEqual([]);
    await setStock('BJ-M-wit', 5);
    expect(await remindersAfter(hour)).toHaveLength(1);
  });

  it('left carts: leaves out of the mail what is out of stock', async () => {
    const { headers } = await aLeftCart();
    await put('BJ-M-wit', 1, headers);
    await setStock('BJ-M-wit', 0);
    const [mail] = await remindersAfter(day);
    expect(mail?.text).toContain('2 × Handdoek');
    expect(mail?.text).not.toContain('Badjas');
    await setStock('BJ-M-wit', 5);
  });

  it('left carts: leaves out of the mail what is no longer sold', async () => {
    const { headers } = await aLeftCart();
    await put('TD', 1, headers);
    const isTowel = and(eq(products.storeId, 1), eq(products.sku, 'TD'));
    const [{ document } = expect.unreachable()] = await shop.ports.database.select().from(products).where(isTowel);
    await shop.ports.database
      .update(products)
      .set({ document: { ...Object(document), status: 2 } })
      .where(isTowel);
    const [mail] = await remindersAfter(day);
    expect(mail?.text).toContain('Handdoek');
    expect(mail?.text).not.toContain('Theedoek');
    await shop.ports.database.update(products).set({ document }).where(isTowel);
  });
});

describe('left carts are told of once', () => {
  it('left carts: one mail, however many rounds follow', async () => {
    await aLeftCart();
    expect(await remindersAfter(day)).toHaveLength(1);
    expect(await remindersAfter(hour)).toHaveLength(1);
    expect(await remindersAfter(hour)).toHaveLength(1);
  });

  it('left carts: one mail of two backends at once', async () => {
    await aLeftCart();
    shop.clock.advance(day);
    await Promise.all([writeCartReminders(shop.ports), writeCartReminders(shop.ports)]);
    expect(await written()).toHaveLength(1);
  });

  it('left carts: a backend that ends before the mail is written has marked nothing', async () => {
    await aLeftCart();
    shop.clock.advance(day);
    const reached = vi.fn<(name: string) => never>(() => {
      throw new Error('The power is off');
    });
    await writeCartReminders({ ...shop.ports, checkpoints: { reached } });
    expect(reached).toHaveBeenCalledWith('cartReminder.beforeMail');
    expect(await written()).toEqual([]);
    expect(await remindersAfter(minute)).toHaveLength(1);
  });

  it('left carts: a later change is told of after a week at the earliest', async () => {
    await aLeftCart();
    expect(await remindersAfter(day)).toHaveLength(1);
    shop.clock.advance(5 * day);
    await putLater('TD', 1);
    expect(await remindersAfter(2 * day - 1)).toHaveLength(1);
    expect(await remindersAfter(day)).toHaveLength(1);
    await putLater('TD', 2);
    const mails = await remindersAfter(day);
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it('left carts: one that fails holds up no other', async () => {
    await aLeftCart();
    const first = email;
    email = `ander-${first}`;
    await aLeftCart();
    shop.clock.advance(day);
    let isFirst = true;
    const reached = () => {
      if (!isFirst) return;
      isFirst = false;
      throw new Error('The power is off');
    };
    await writeCartReminders({ ...shop.ports, checkpoints: { reached } });
    const kept = await shop.ports.database.select().from(outboxMails).where(eq(outboxMails.kind, leftCartMailKind));
    expect(kept.map(({ recipient }) => recipient).filter((to) => [first, email].includes(to))).toEqual([email]);
  });
});

describe('the mail about left carts', () => {
  const variant = {
    product_option: {
      extension_attributes: {
        configurable_item_options: [
          { option_id: 93, option_value: 59 },
          { option_id: 142, option_value: 167 },
        ],
      },
    },
  };
  const link = `http://localhost:4001${leftCartPath}`;

  it('left carts: lists what is in the cart, with the way to it and why it came, as text and HTML', async () => {
    const { headers } = await aLeftCart();
    await put('BJ', 1, headers, variant);
    const [{ text, html } = expect.unreachable()] = await remindersAfter(day);
    for (const part of [
      'Hallo Jans,',
      'Dit ligt nog in je winkelwagen bij Dagvondst:',
      '2 × Handdoek',
      '1 × Badjas (Kleur: Wit, Maat: M)',
      link,
      'omdat je bent aangemeld voor de nieuwsbrief van Dagvondst',
      'Meld je af',
    ]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(html.split(`href="${link}"`)).toHaveLength(2);
  });

  it('ROUTE-22 the link of the mail of a left cart has the form of the login page', async () => {
    await aLeftCart();
    const [{ text } = expect.unreachable()] = await remindersAfter(day);
    expect(text).toContain('http://localhost:4001/login/?next=cart');
  });

  it('left carts: has no price, and nothing in its links but the key to unsubscribe', async () => {
    await aLeftCart();
    const [{ text, html } = expect.unreachable()] = await remindersAfter(day);
    expect(text + html).not.toContain('€');
    const key = expect.stringMatching(
      /^http:\/\/localhost:4001\/api\/ext\/magento2-newsletter\/unsubscribe\?key=[\w-]{43}$/u,
    );
    expect(text.match(/https?:\S+/gu)).toEqual([link, key]);
  });

  it('left carts: repeats what the customer wrote on a product without making it a link', async () => {
    const { headers } = await aLeftCart();
    await put('NAAM', 1, headers, {
      product_option: { extension_attributes: { custom_options: [{ option_id: 7, option_value: 'ab.nl' }] } },
    });
    const [{ text } = expect.unreachable()] = await remindersAfter(day);
    expect(text).toContain('Naamhanddoek (Naam: ab.\u2060nl)');
  });

  it('NEWS-06 left carts: unsubscribes with one click, as other mails of the newsletter do', async () => {
    await aLeftCart();
    const [{ unsubscribeUrl } = expect.unreachable()] = await remindersAfter(day);
    const { database } = shop.ports;
    const [newsletter] = await database
      .select()
      .from(outboxMails)
      .where(and(eq(outboxMails.recipient, email), eq(outboxMails.kind, 'newsletter-welcome')));
    expect(unsubscribeUrl).toBe(newsletter?.unsubscribeUrl);
  });

  it('left carts: is of the store of the customer', async () => {
    await aLeftCart({ store: 'fashion' });
    const [mail] = await remindersAfter(day);
    const fashion = reminding.find(({ code }) => code === 'fashion') ?? expect.unreachable();
    expect(mail).toMatchObject({ storeId: fashion.id, sender: `"${fashion.name}" <${fashion.contact.email}>` });
    expect(mail?.text).toContain(fashion.url + leftCartPath);
    expect(mail?.html).toContain(fashion.mail.colors.header);
  });

  it('left carts: is a mail of the account', async () => {
    await aLeftCart();
    const [mail] = await remindersAfter(day);
    const [owner] = await shop.ports.database.select().from(accounts).where(eq(accounts.email, email));
    expect(mail?.customerId).toBe(owner?.id);
  });
});
