import { toOrderAddress } from '@etalage/account/rules';
import { anAddress } from '@etalage/account/testing';
import { customerOrder, withdrawableOrder, withdrawal, withdrawalList } from '@etalage/account/contract';
import { placedOrder, type OrderRequest } from '@etalage/checkout/contract';
import { formatDateTime } from '@etalage/core';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { products } from '../catalog/tables.ts';
import { testAdminKey } from '../testing/aBackend.ts';
import { aCustomer, testPassword } from '../testing/aCustomer.ts';
import { anOrder, aShop } from '../testing/aShop.ts';

const email = 'jans@voorbeeld.nl';
const day = 86_400_000;
let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => {
  shop = await aShop();
});

type Headers = Record<string, string>;

/** Three towels and a tea towel, paid at the door; answers the order's number. */
async function ordered(headers: Headers = {}, changes: Partial<OrderRequest> = {}): Promise<string> {
  const request = anOrder(await shop.newCart());
  const products = [
    { sku: 'HD', qty: 3 },
    { sku: 'TD', qty: 1 },
  ];
  const addressInformation = { ...request.addressInformation, payment_method_code: 'cashondelivery' };
  const answer = await shop.call(
    'POST',
    '/api/order',
    { ...request, products, addressInformation, ...changes },
    headers,
  );
  return v.parse(placedOrder, answer.result).orderNumber ?? expect.unreachable();
}
const find = (body: object, headers: Headers = {}) => shop.call('POST', '/api/user/withdrawals/order', body, headers);
const found = async (orderNumber: string) => v.parse(withdrawableOrder, (await find({ orderNumber, email })).result);
const send = (body: object, headers: Headers = {}) =>
  shop.call('POST', '/api/user/withdrawals', { requestId: randomUUID(), ...body }, headers);
const receiptOf = async (body: object, headers: Headers = {}) =>
  v.parse(withdrawal, (await send(body, headers)).result);
const admin = (path: string, body?: object) =>
  shop.call(body ? 'POST' : 'GET', `/api/admin/${path}`, body, { 'x-admin-key': testAdminKey });
/** The lines of an order as a request names them: so many towels, so many tea towels. */
async function linesOf(orderNumber: string, ...quantities: number[]) {
  const { lines } = await found(orderNumber);
  return quantities
    .map((quantity, at) => ({ itemId: lines[at]?.itemId ?? expect.unreachable(), quantity }))
    .filter(({ quantity }) => quantity > 0);
}

describe('LEGAL-04 the order that is withdrawn', () => {
  it('LEGAL-04 a guest finds it by its number and email address', async () => {
    const orderNumber = await ordered();
    expect(await found(orderNumber)).toMatchObject({
      orderNumber,
      orderedAt: new Date(shop.clock.now()).toISOString(),
      lines: [
        { sku: 'HD', name: 'Handdoek', quantity: 3, left: 3, isSealed: false },
        { sku: 'TD', quantity: 1, left: 1 },
      ],
    });
  });

  it('LEGAL-04 a guest may write the address in capitals and with spaces', async () => {
    const orderNumber = await ordered();
    expect(await find({ orderNumber: ` ${orderNumber} `, email: ' JANS@Voorbeeld.nl ' })).toMatchObject({ code: 200 });
  });

  it('LEGAL-04 a guest finds an order whose address was written in capitals', async () => {
    const address = toOrderAddress(anAddress(), { email: 'Jans@Voorbeeld.nl' });
    const addressInformation = { ...anOrder('').addressInformation, shippingAddress: address, billingAddress: address };
    const orderNumber = await ordered({}, { addressInformation });
    expect(await find({ orderNumber, email })).toMatchObject({ code: 200 });
  });

  it('LEGAL-04 a customer finds an order of their own by its number alone', async () => {
    const jans = await aCustomer(shop);
    const orderNumber = await ordered(jans.headers);
    expect(await find({ orderNumber }, jans.headers)).toMatchObject({ code: 200 });
  });

  it('LEGAL-04 a customer finds an order of their own whatever email address they name', async () => {
    const jans = await aCustomer(shop);
    const orderNumber = await ordered(jans.headers);
    expect(await find({ orderNumber, email: 'nieuw@voorbeeld.nl' }, jans.headers)).toMatchObject({ code: 200 });
  });

  it('LEGAL-04 a customer finds an order of a guest by its number and email address', async () => {
    const orderNumber = await ordered();
    const piet = await aCustomer(shop, { email: 'piet@voorbeeld.nl' });
    expect(await find({ orderNumber, email }, piet.headers)).toMatchObject({ code: 200 });
  });

  it('LEGAL-04 an unknown number, a wrong address and none are refused alike', async () => {
    const orderNumber = await ordered();
    const other = await aCustomer(shop, { email: 'piet@voorbeeld.nl' });
    const refusals = [
      await find({ orderNumber: '199999999', email }),
      await find({ orderNumber, email: 'piet@voorbeeld.nl' }),
      await find({ orderNumber }),
      await find({ orderNumber }, other.headers),
      await find({ orderNumber: '199999999' }, other.headers),
      await find({ orderNumber, email }, { 'x-vs-store-code': 'textile' }),
      await send({ orderNumber, email: 'piet@voorbeeld.nl', lines: [{ itemId: 1, quantity: 1 }] }),
    ];
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ status: 404, code: 404 });
  });

  it('LEGAL-04 a client may not guess on and on, not even rightly', async () => {
    const limits = { ...shop.ports.limits, withdrawalGuessesOfClient: { count: 3, seconds: 600 } };
    shop = await aShop({ limits });
    const orderNumber = await ordered();
    for (let right = 0; right < 5; right += 1) expect(await find({ orderNumber, email })).toMatchObject({ code: 200 });
    for (let wrong = 0; wrong < 3; wrong += 1) await find({ orderNumber, email: `${wrong}@voorbeeld.nl` });
    expect(await find({ orderNumber, email })).toMatchObject({ code: 429 });
    shop.clock.advance(600_000);
    expect(await find({ orderNumber, email })).toMatchObject({ code: 200 });
  });

  it('LEGAL-04 names what was chosen of a variant, in the receipt too', async () => {
    const orderNumber = await ordered({}, { products: [{ sku: 'BJ-M-wit', qty: 1 }] });
    const options = [
      { label: 'Kleur', value: 'Wit' },
      { label: 'Maat', value: 'M' },
    ];
    expect((await found(orderNumber)).lines).toMatchObject([{ sku: 'BJ-M-wit', options }]);
    const receipt = await receiptOf({ orderNumber, email, lines: await linesOf(orderNumber, 1) });
    expect(receipt.lines).toMatchObject([{ options }]);
    await shop.work.soon();
    const mail = shop.sent.find(({ kind }) => kind === 'withdrawal-receipt');
    expect(mail?.text).toContain('\n1 x Badjas, Kleur: Wit, Maat: M\n');
    expect(mail?.html).toContain('<li>1 x Badjas, Kleur: Wit, Maat: M</li>');
  });

  it.each(['HD', 'SET'])('LEGAL-08 says that %s is sealed, itself or in a part', async (sku) => {
    const { database } = shop.ports;
    const isTowel = and(eq(products.storeId, 1), eq(products.sku, 'HD'));
    const [towel] = await database.select().from(products).where(isTowel);
    const document = { ...v.parse(v.looseObject({}), towel?.document), is_sealed_hygiene: '1' };
    await database.update(products).set({ document }).where(isTowel);
    const bundle = {
      extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [31] }] },
    };
    const sent = sku === 'SET' ? { sku, qty: 1, product_option: bundle } : { sku, qty: 1 };
    const orderNumber = await ordered({}, { products: [sent, { sku: 'TD', qty: 1 }] });
    expect((await found(orderNumber)).lines).toMatchObject([{ isSealed: true }, { isSealed: false }]);
  });
});

describe('LEGAL-04 the time to withdraw', () => {
  const atNoon = '2026-11-26T11:00:00.000Z';
  const sentAt = async (at: string) => {
    const orderNumber = await ordered();
    shop.clock.advance(Date.parse(at) - shop.clock.now());
    await shop.admin(orderNumber, 'complete');
    return orderNumber;
  };
  const codeAt = async (orderNumber: string, at: string) => {
    shop.clock.advance(Date.parse(at) - shop.clock.now());
    return (await find({ orderNumber, email })).code;
  };

  it('LEGAL-04 has no end for an order that is not sent', async () => {
    const orderNumber = await ordered();
    shop.clock.advance(90 * day);
    expect(await found(orderNumber)).not.toHaveProperty('until');
    expect(await send({ orderNumber, email, lines: await linesOf(orderNumber, 1) })).toMatchObject({ code: 200 });
  });

  // Sent on Thursday 26 November, in the house on Friday 27: 30 days later is Sunday 27 December.
  it('LEGAL-04 ends with the 30th day after the day on which what was sent arrives', async () => {
    const orderNumber = await sentAt(atNoon);
    expect((await found(orderNumber)).until).toBe('2026-12-27T22:59:59.999Z');
    expect(await codeAt(orderNumber, '2026-12-27T22:59:59.999Z')).toBe(200);
    expect(await codeAt(orderNumber, '2026-12-27T23:00:00.000Z')).toBe(409);
    expect((await find({ orderNumber, email })).result).toBe(
      'De bedenktijd van 30 dagen na de bezorging is voorbij. Is er iets mis met een artikel? Mail of bel ons.',
    );
  });

  it('LEGAL-04 counts from the day on which it was sent where no parcel brings it', async () => {
    const { billingAddress } = anOrder('').addressInformation;
    const addressInformation = { billingAddress, payment_method_code: 'banktransfer' };
    const orderNumber = await ordered({}, { products: [{ sku: 'BON', qty: 1 }], addressInformation });
    shop.clock.advance(Date.parse(atNoon) - shop.clock.now());
    for (const status of ['processing', 'complete']) await shop.admin(orderNumber, status);
    expect((await found(orderNumber)).until).toBe('2026-12-26T22:59:59.999Z');
  });

  // A parcel is delivered in Belgium on the second working day, Monday 30 November.
  it('LEGAL-04 counts from the day on which a parcel comes to Belgium', async () => {
    const address = toOrderAddress(anAddress({ zipCode: '2000', city: 'Antwerpen', country: 'BE' }), { email });
    const addressInformation = { ...anOrder('').addressInformation, shippingAddress: address, billingAddress: address };
    const orderNumber = await ordered({}, { addressInformation });
    shop.clock.advance(Date.parse(atNoon) - shop.clock.now());
    for (const status of ['processing', 'complete']) await shop.admin(orderNumber, status);
    expect((await found(orderNumber)).until).toBe('2026-12-30T22:59:59.999Z');
  });

  it.each([
    ['later', '2026-12-04T09:00:00Z', '2027-01-03T22:59:59.999Z'],
    ['earlier', '2026-11-26T15:00:00Z', '2026-12-26T22:59:59.999Z'],
  ])('LEGAL-04 counts from the delivery that the shop was told of, %s than expected', async (_when, at, until) => {
    const orderNumber = await sentAt(atNoon);
    shop.clock.advance(10 * day);
    expect(await admin(`orders/${orderNumber}/delivery`, { delivered_at: at })).toMatchObject({ code: 200 });
    expect((await found(orderNumber)).until).toBe(until);
  });

  it('LEGAL-04 counts the days of the shop: what is delivered after midnight there is delivered on the new day', async () => {
    const orderNumber = await sentAt(atNoon);
    shop.clock.advance(10 * day);
    await admin(`orders/${orderNumber}/delivery`, { delivered_at: '2026-12-03T23:30:00Z' });
    expect((await found(orderNumber)).until).toBe('2027-01-03T22:59:59.999Z');
  });

  it('LEGAL-04 refuses a withdrawal that comes too late, but repeats the receipt of one that was in time', async () => {
    const orderNumber = await sentAt(atNoon);
    const lines = await linesOf(orderNumber, 1);
    const request = { orderNumber, email, lines, requestId: randomUUID() };
    const receipt = await receiptOf(request);
    shop.clock.advance(60 * day);
    expect(await send({ ...request, requestId: randomUUID() })).toMatchObject({ code: 409 });
    expect(await receiptOf(request)).toEqual(receipt);
  });

  it('LEGAL-04 an order that is not sent has not arrived, and nothing arrives tomorrow', async () => {
    const orderNumber = await ordered();
    const at = (instant: number) => ({ delivered_at: new Date(instant).toISOString() });
    expect(await admin(`orders/${orderNumber}/delivery`, at(shop.clock.now()))).toMatchObject({ code: 409 });
    await shop.admin(orderNumber, 'complete');
    expect(await admin(`orders/${orderNumber}/delivery`, at(shop.clock.now() + 1))).toMatchObject({ code: 400 });
    expect(await admin('orders/199999999/delivery', at(shop.clock.now()))).toMatchObject({ code: 404 });
    const path = `/api/admin/orders/${orderNumber}/delivery`;
    expect(await shop.call('POST', path, at(shop.clock.now()))).toMatchObject({ code: 401 });
  });

  it.each([
    ['canceled', 'Deze bestelling is al geannuleerd: je hoeft niets te herroepen.'],
    ['closed', 'Deze bestelling is al terugbetaald: je hoeft niets te herroepen.'],
  ])('LEGAL-04 there is nothing to withdraw of an order that is %s', async (status, result) => {
    const orderNumber = await ordered();
    const lines = await linesOf(orderNumber, 1);
    if (status === 'closed') await shop.admin(orderNumber, 'complete');
    await shop.admin(orderNumber, status);
    expect(await find({ orderNumber, email })).toMatchObject({ code: 409, result });
    expect(await send({ orderNumber, email, lines })).toMatchObject({ code: 409, result });
  });
});

describe('LEGAL-04 withdrawing', () => {
  it('LEGAL-04 takes a whole order and answers a receipt with date and time', async () => {
    const orderNumber = await ordered();
    shop.clock.advance(day);
    const receipt = await receiptOf({ orderNumber, email, lines: await linesOf(orderNumber, 3, 1) });
    expect(receipt).toMatchObject({
      number: `${orderNumber}-1`,
      orderNumber,
      requestedAt: new Date(shop.clock.now()).toISOString(),
      state: 'requested',
      lines: [
        { sku: 'HD', quantity: 3 },
        { sku: 'TD', quantity: 1 },
      ],
    });
    expect((await found(orderNumber)).lines).toMatchObject([{ left: 0 }, { left: 0 }]);
  });

  it('LEGAL-04 takes some pieces of one line, asks no reason, and leaves the others', async () => {
    const orderNumber = await ordered();
    await receiptOf({ orderNumber, email, lines: await linesOf(orderNumber, 2) });
    expect((await found(orderNumber)).lines).toMatchObject([{ left: 1 }, { left: 1 }]);
  });

  it('LEGAL-04 sends the receipt by mail, with date and time and what was withdrawn', async () => {
    const orderNumber = await ordered();
    shop.clock.advance(day);
    const receipt = await receiptOf({ orderNumber, email, lines: await linesOf(orderNumber, 2) });
    await shop.work.soon();
    const mails = shop.sent.filter(({ kind }) => kind === 'withdrawal-receipt');
    expect(mails.map(({ recipient }) => recipient)).toEqual([email]);
    for (const text of [receipt.number, formatDateTime(shop.clock.now()), '2 x Handdoek']) {
      expect(mails[0]?.text).toContain(text);
      expect(mails[0]?.html).toContain(text);
    }
  });

  it('STORE-12 the receipt by mail says when it was sent, by the clock of Amsterdam', async () => {
    shop.clock.set('2027-03-05T08:07:00Z');
    const orderNumber = await ordered();
    await receiptOf({ orderNumber, email, lines: await linesOf(orderNumber, 2) });
    await shop.work.soon();
    const mail = shop.sent.find(({ kind }) => kind === 'withdrawal-receipt');
    for (const text of [mail?.text, mail?.html]) expect(text).toContain('09:07 5-3-2027');
  });

  it('LEGAL-04 sends the receipt of a customer by mail too', async () => {
    const jans = await aCustomer(shop);
    const orderNumber = await ordered(jans.headers);
    const { number } = await receiptOf({ orderNumber, lines: await linesOf(orderNumber, 1) }, jans.headers);
    await shop.work.soon();
    const mails = shop.sent.filter(({ kind }) => kind === 'withdrawal-receipt');
    expect(mails).toMatchObject([{ recipient: email, text: expect.stringContaining(number) }]);
  });

  it('LEGAL-04 sends the receipt to the address of the order, whatever address its customer names', async () => {
    const jans = await aCustomer(shop);
    const orderNumber = await ordered(jans.headers);
    const lines = await linesOf(orderNumber, 1);
    await receiptOf({ orderNumber, email: 'nieuw@voorbeeld.nl', lines }, jans.headers);
    await shop.work.soon();
    expect(shop.sent.filter(({ kind }) => kind === 'withdrawal-receipt')).toMatchObject([{ recipient: email }]);
  });

  it.each([
    ['processing', 'Is je bestelling al onderweg? Stuur de artikelen dan binnen 14 dagen na ontvangst terug.'],
    ['complete', 'Stuur de artikelen binnen 14 dagen terug. We betalen je terug zodra ze binnen zijn'],
  ])('LEGAL-04 the receipt for an order that is %s says how to send it back', async (status, advice) => {
    const orderNumber = await ordered();
    await shop.admin(orderNumber, status);
    const receipt = await receiptOf({ orderNumber, email, lines: await linesOf(orderNumber, 1, 1) });
    expect(receipt).not.toHaveProperty('due');
    await shop.work.soon();
    const mail = shop.sent.find(({ kind }) => kind === 'withdrawal-receipt');
    expect(mail?.subject).toBe(`We hebben je herroeping van bestelling ${orderNumber} ontvangen`);
    expect(mail?.text).toContain('\n\n1 x Handdoek\n1 x Theedoek\n\n');
    expect(mail?.text).toContain('\n\nZo stuur je terug: http://localhost:4001/i/retourneren\n\n');
    expect(mail?.html).toContain('<a href="http://localhost:4001/i/retourneren"');
    for (const text of [mail?.text, mail?.html]) expect(text).toContain(advice);
    expect(mail?.text).toContain('Vragen? Mail hulp@dagvondst.example of bel 010 - 760 11 10.\nDagvondst B.V.');
  });

  it('LEGAL-08 the receipt says what may be returned only unopened', async () => {
    const { database } = shop.ports;
    const [towel] = await database.select().from(products).where(eq(products.sku, 'HD'));
    const document = { ...v.parse(v.looseObject({}), towel?.document), is_sealed_hygiene: true };
    await database.update(products).set({ document }).where(eq(products.sku, 'HD'));
    const orderNumber = await ordered();
    await receiptOf({ orderNumber, email, lines: await linesOf(orderNumber, 1, 1) });
    await shop.work.soon();
    const mail = shop.sent.find(({ kind }) => kind === 'withdrawal-receipt');
    expect(mail?.text.match(/^.*ongeopend.*$/gmu)).toEqual([expect.stringMatching(/^1 x Handdoek/u)]);
    expect(mail?.html.match(/<li>[^<]*ongeopend[^<]*/gu)).toEqual([expect.stringMatching(/^<li>1 x Handdoek/u)]);
  });

  it.each([
    ['', 'cashondelivery'],
    [' that is not paid yet', 'banktransfer'],
  ])('LEGAL-04 the mail about an order%s leads to it', async (_which, payment_method_code) => {
    const addressInformation = { ...anOrder('').addressInformation, payment_method_code };
    const orderNumber = await ordered({}, { addressInformation });
    await shop.work.soon();
    const mail = shop.sent.find(({ kind }) => kind === 'order-confirmation');
    const link = `http://localhost:4001/withdrawal/${orderNumber}`;
    expect(mail?.text).toContain(`Overeenkomst hier herroepen: ${link}\n`);
    expect(mail?.html).toMatch(new RegExp(`href="${link}"[^>]*>Overeenkomst hier herroepen`, 'u'));
  });

  it('LEGAL-04 the same request again answers the same receipt and writes nothing', async () => {
    const orderNumber = await ordered();
    const request = { orderNumber, email, lines: await linesOf(orderNumber, 1), requestId: randomUUID() };
    const [receipt, ...others] = await Promise.all([1, 2, 3].map(() => receiptOf(request)));
    expect(others).toEqual([receipt, receipt]);
    expect((await found(orderNumber)).lines).toMatchObject([{ left: 2 }, { left: 1 }]);
    await shop.work.soon();
    expect(shop.sent.filter(({ kind }) => kind === 'withdrawal-receipt')).toHaveLength(1);
  });

  it('LEGAL-04 refuses another content under the same request', async () => {
    const orderNumber = await ordered();
    const request = { orderNumber, email, requestId: randomUUID() };
    await receiptOf({ ...request, lines: await linesOf(orderNumber, 1) });
    expect(await send({ ...request, lines: await linesOf(orderNumber, 2) })).toMatchObject({
      code: 409,
      result: 'Deze herroeping is al gedaan met een andere inhoud. Laad de pagina opnieuw.',
    });
    expect(await send({ ...request, lines: await linesOf(orderNumber, 1, 1) })).toMatchObject({ code: 409 });
  });

  it('LEGAL-04 refuses another content of which one line is the same', async () => {
    const orderNumber = await ordered();
    const request = { orderNumber, email, requestId: randomUUID() };
    await receiptOf({ ...request, lines: await linesOf(orderNumber, 1, 1) });
    expect(await send({ ...request, lines: await linesOf(orderNumber, 2, 1) })).toMatchObject({ code: 409 });
  });

  it('LEGAL-04 never takes more than was ordered and is left, a line named twice included', async () => {
    const orderNumber = await ordered();
    const [towels] = await linesOf(orderNumber, 2);
    expect(await send({ orderNumber, email, lines: [towels, towels] })).toMatchObject({
      code: 409,
      result: 'Hiervan is meer gekozen dan je nog kunt herroepen. Kies opnieuw wat je wilt herroepen.',
    });
    const answers = await Promise.all([1, 2].map(() => send({ orderNumber, email, lines: [towels] })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect((await found(orderNumber)).lines).toMatchObject([{ left: 1 }, { left: 1 }]);
  });

  it('LEGAL-04 refuses a line of another order', async () => {
    const orderNumber = await ordered();
    const lines = await linesOf(await ordered(), 1);
    expect(await send({ orderNumber, email, lines })).toMatchObject({ code: 409 });
  });

  it.each([
    ['no line', { lines: [] }],
    ['nothing of a line', { lines: [{ itemId: 1, quantity: 0 }] }],
    ['a part of a piece', { lines: [{ itemId: 1, quantity: 0.5 }] }],
    ['no request id', { lines: [{ itemId: 1, quantity: 1 }], requestId: 'x' }],
  ])('LEGAL-04 refuses %s', async (_what, wrong) => {
    expect(await send({ orderNumber: await ordered(), email, ...wrong })).toMatchObject({ code: 400 });
  });

  it('LEGAL-04 keeps nothing of a withdrawal that does not come to its end', async () => {
    const checkpoints = {
      reached: (name: string) => {
        if (name === 'withdrawal.beforeCommit') throw new Error('The power is off');
      },
    };
    shop = await aShop({ checkpoints });
    const orderNumber = await ordered();
    expect(await send({ orderNumber, email, lines: await linesOf(orderNumber, 1) })).toMatchObject({ code: 500 });
    expect((await found(orderNumber)).lines).toMatchObject([{ left: 3 }, { left: 1 }]);
    await shop.work.soon();
    expect(shop.sent.filter(({ kind }) => kind === 'withdrawal-receipt')).toEqual([]);
  });

  it('LEGAL-04 pays nothing back and puts nothing on the shelf by itself', async () => {
    const orderNumber = await ordered();
    const pieces = await shop.pieces('HD');
    await receiptOf({ orderNumber, email, lines: await linesOf(orderNumber, 3, 1) });
    await shop.work.soon();
    expect(await shop.pieces('HD')).toBe(pieces);
    expect(shop.sent.filter(({ kind }) => kind.startsWith('refund'))).toEqual([]);
  });
});

describe('LEGAL-04 withdrawing from an order that is not paid', () => {
  const unpaid = () => shop.placed({ products: [{ sku: 'HD', qty: 3 }] });
  const numberOf = (placed: Awaited<ReturnType<typeof unpaid>>) => placed.orderNumber ?? expect.unreachable();
  const whole = async (orderNumber: string) => ({ orderNumber, email, lines: await linesOf(orderNumber, 3) });

  it('LEGAL-04 cancels it, and puts what was set aside back on the shelf', async () => {
    const pieces = Number(await shop.pieces('HD'));
    const placed = await unpaid();
    expect(await shop.pieces('HD')).toBe(pieces - 3);
    const receipt = await receiptOf(await whole(numberOf(placed)));
    expect(receipt.state).toBe('canceled');
    expect((await shop.statusOf(placed)).status).toBe('canceled');
    expect(await shop.pieces('HD')).toBe(pieces);
  });

  it('LEGAL-04 it cannot be paid any more', async () => {
    const placed = await unpaid();
    await receiptOf(await whole(numberOf(placed)));
    expect(await shop.pay(placed)).toMatchObject({ code: 409 });
  });

  it('LEGAL-04 the receipt says that there is nothing to pay and nothing to send back', async () => {
    const orderNumber = numberOf(await unpaid());
    await receiptOf(await whole(orderNumber));
    await shop.work.soon();
    const mail = shop.sent.find(({ kind }) => kind === 'withdrawal-receipt');
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('Je hoeft niets te betalen en niets terug te sturen.');
      expect(text).toContain('Betaalde je toch? Dan krijg je je geld terug.');
      expect(text).not.toContain('Zo stuur je terug');
    }
  });

  it('LEGAL-04 the rest of it cancels it, and what was withdrawn before', async () => {
    const placed = await unpaid();
    const orderNumber = numberOf(placed);
    const first = await receiptOf({ orderNumber, email, lines: await linesOf(orderNumber, 1) });
    const rest = await receiptOf({ orderNumber, email, lines: await linesOf(orderNumber, 2) });
    expect((await shop.statusOf(placed)).status).toBe('canceled');
    expect(rest.state).toBe('canceled');
    expect(await admin('withdrawals?state=requested')).toMatchObject({ result: [] });
    expect(await admin('withdrawals?state=canceled')).toMatchObject({ result: [{}, {}] });
    expect(await admin(`withdrawals/${first.number}/state`, { state: 'refunded' })).toMatchObject({ code: 409 });
  });

  it('LEGAL-04 the rest of it leaves what was withdrawn from another order', async () => {
    const other = await ordered();
    const { number } = await receiptOf({ orderNumber: other, email, lines: await linesOf(other, 1) });
    await receiptOf(await whole(numberOf(await unpaid())));
    expect(await admin('withdrawals?state=requested')).toMatchObject({ result: [{ number }] });
  });

  it('ACC-15 the shop moves it to no other state', async () => {
    const orderNumber = numberOf(await unpaid());
    const { number } = await receiptOf(await whole(orderNumber));
    expect(await admin(`withdrawals/${number}/state`, { state: 'refunded' })).toMatchObject({ code: 409 });
    expect(await admin(`withdrawals/${number}/state`, { state: 'canceled' })).toMatchObject({ code: 400 });
  });
});

describe('ACC-15 how a return stands', () => {
  it('ACC-15 the shopper is mailed each change once, in the dress of the store', async () => {
    const orderNumber = await ordered();
    const { number } = await receiptOf({ orderNumber, email, lines: await linesOf(orderNumber, 1) });
    await shop.work.soon();
    shop.sent.length = 0;
    for (const state of ['received', 'received', 'refunded']) await admin(`withdrawals/${number}/state`, { state });
    await shop.work.soon();
    expect(shop.sent.map(({ kind, recipient, subject }) => [kind, recipient, subject])).toEqual([
      ['withdrawal-received', email, `We hebben je retour van bestelling ${orderNumber} ontvangen`],
      ['withdrawal-refunded', email, `Je retour van bestelling ${orderNumber} is terugbetaald`],
    ]);
    for (const mail of shop.sent) {
      expect(mail.html).toContain('alt="Dagvondst"');
      expect(mail.text).toContain(number);
    }
  });

  it('ACC-13 a customer who deleted the account is mailed nothing of it', async () => {
    const jans = await aCustomer(shop);
    const orderNumber = await ordered(jans.headers);
    const { number } = await receiptOf({ orderNumber, lines: await linesOf(orderNumber, 1) }, jans.headers);
    await shop.admin(orderNumber, 'canceled');
    await shop.call('POST', '/api/user/delete', { password: testPassword }, jans.headers);
    await shop.work.soon();
    shop.sent.length = 0;
    expect(await admin(`withdrawals/${number}/state`, { state: 'refunded' })).toMatchObject({ code: 200 });
    await shop.work.soon();
    expect(shop.sent).toEqual([]);
  });

  it('ACC-15 a customer gets their withdrawals, the newest first, and no one else', async () => {
    const jans = await aCustomer(shop);
    const orderNumber = await ordered(jans.headers);
    const lines = await linesOf(orderNumber, 1);
    for (let count = 0; count < 2; count += 1) await receiptOf({ orderNumber, lines }, jans.headers);
    const listOf = async (headers: Headers) =>
      v.parse(withdrawalList, (await shop.call('GET', '/api/user/withdrawals', undefined, headers)).result);
    expect((await listOf(jans.headers)).map(({ number }) => number)).toEqual([`${orderNumber}-2`, `${orderNumber}-1`]);
    expect(await listOf((await aCustomer(shop, { email: 'piet@voorbeeld.nl' })).headers)).toEqual([]);
    expect(await shop.call('GET', '/api/user/withdrawals')).toMatchObject({ code: 401 });
  });

  it('ACC-15 each has its own order, lines and state', async () => {
    const jans = await aCustomer(shop);
    const numbers = [await ordered(jans.headers), await ordered(jans.headers)] as const;
    await receiptOf({ orderNumber: numbers[0], lines: await linesOf(numbers[0], 2) }, jans.headers);
    await receiptOf({ orderNumber: numbers[1], lines: await linesOf(numbers[1], 0, 1) }, jans.headers);
    await admin(`withdrawals/${numbers[0]}-1/state`, { state: 'received' });
    const { result } = await shop.call('GET', '/api/user/withdrawals', undefined, jans.headers);
    expect(v.parse(withdrawalList, result)).toMatchObject([
      { orderNumber: numbers[1], state: 'requested', lines: [{ sku: 'TD', quantity: 1 }] },
      { orderNumber: numbers[0], state: 'received', lines: [{ sku: 'HD', quantity: 2 }] },
    ]);
  });

  it('ACC-15 an order has its withdrawals with their state', async () => {
    const jans = await aCustomer(shop);
    const orderNumber = await ordered(jans.headers);
    const { number } = await receiptOf({ orderNumber, lines: await linesOf(orderNumber, 1) }, jans.headers);
    await admin(`withdrawals/${number}/state`, { state: 'received' });
    const { result } = await shop.call('GET', `/api/user/order/${orderNumber}`, undefined, jans.headers);
    expect(v.parse(customerOrder, result).extension_attributes).toMatchObject({
      withdrawals: [{ number, state: 'received', lines: [{ sku: 'HD', quantity: 1 }] }],
    });
  });

  it('ACC-12 the data of a customer have their withdrawals, each with its order', async () => {
    const jans = await aCustomer(shop);
    const orderNumber = await ordered(jans.headers);
    const { number } = await receiptOf({ orderNumber, lines: await linesOf(orderNumber, 1) }, jans.headers);
    expect((await shop.call('GET', '/api/user/data', undefined, jans.headers)).result).toMatchObject({
      orders: [{ increment_id: orderNumber, extension_attributes: { withdrawals: [{ number, state: 'requested' }] } }],
    });
  });

  it('ACC-15 the shop sets the state, only forward, and finds those in a state', async () => {
    const orderNumber = await ordered();
    const { number } = await receiptOf({ orderNumber, email, lines: await linesOf(orderNumber, 1) });
    const path = `withdrawals/${number}/state`;
    for (const state of ['received', 'received', 'refunded']) {
      expect(await admin(path, { state })).toMatchObject({ code: 200, result: state });
    }
    expect(await admin(path, { state: 'received' })).toMatchObject({
      code: 409,
      result: 'Een herroeping met status refunded wordt niet received.',
    });
    expect(await admin('withdrawals?state=requested')).toMatchObject({ result: [] });
    expect(await admin('withdrawals?state=refunded')).toMatchObject({ result: [{ number, state: 'refunded' }] });
    expect(await admin('withdrawals')).toMatchObject({ result: [{ number }] });
  });

  it('ACC-15 nobody else sets it, and only of what there is', async () => {
    const orderNumber = await ordered();
    const { number } = await receiptOf({ orderNumber, email, lines: await linesOf(orderNumber, 1) });
    const path = `/api/admin/withdrawals/${number}/state`;
    expect(await shop.call('POST', path, { state: 'refunded' })).toMatchObject({ code: 401 });
    expect(await admin('withdrawals/100000001-9/state', { state: 'refunded' })).toMatchObject({ code: 404 });
    expect(await admin(`withdrawals/${number}/state`, { state: 'lost' })).toMatchObject({ code: 400 });
  });
});
