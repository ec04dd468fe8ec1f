import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../mail/tables.ts';
import { readStores } from '../stores/stores.ts';
import { anOrder, aShop } from '../testing/aShop.ts';
import { fillShelf } from '../testing/shelf.ts';

const stores = readStores();
const day = 86_400_000;

let shop: Awaited<ReturnType<typeof aShop>>;
beforeAll(async () => {
  shop = await aShop();
});

const paidBy = (method: string) => ({
  addressInformation: { ...anOrder('').addressInformation, payment_method_code: method },
});
/** A part of a mail without its tags. */
const wordsOf = (mail: Mail | undefined, part: 'text' | 'html') => mail?.[part].replace(/<[^>]*>/gu, '') ?? '';

describe('PAY-21 an order by bank transfer, placed on 20 November 2026', () => {
  let placed: Awaited<ReturnType<typeof shop.placed>>;
  beforeAll(async () => {
    placed = await shop.placed(paidBy('banktransfer'));
    await shop.work.soon();
  });

  it('PAY-21 its status names account holder, IBAN, amount, reference and the last day to pay', async () => {
    // One towel of 12.50 and 4.95 for the delivery.
    expect((await shop.statusOf(placed)).bankTransfer).toEqual({
      accountHolder: 'Dagvondst B.V.',
      iban: 'NL05TEST0417164300',
      amount: 17.45,
      reference: placed.orderNumber,
      payBy: '2026-12-03',
    });
  });

  it.each(['text', 'html'] as const)('PAY-21 the %s of its mail names the same', (part) => {
    const words = wordsOf(shop.sent[0], part);
    expect(words).toContain('Bedrag: €\u00A017,45');
    expect(words).toContain('IBAN: NL05 TEST 0417 1643 00');
    expect(words).toContain('Op naam van: Dagvondst B.V.');
    expect(words).toContain(`Onder vermelding van: ${placed.orderNumber}`);
    expect(words).toContain('Betaal uiterlijk: donderdag 3 december');
  });

  it('PAY-18, PAY-21 it is open to the end of that day, and names nothing once it is canceled', async () => {
    shop.clock.advance(Date.parse('2026-12-03T22:59:59Z') - shop.clock.now());
    await shop.work.later();
    expect(await shop.statusOf(placed)).toMatchObject({
      status: 'pending_payment',
      bankTransfer: { payBy: '2026-12-03' },
    });
    shop.clock.advance(day);
    await shop.work.later();
    const { status, bankTransfer } = await shop.statusOf(placed);
    expect([status, bankTransfer]).toEqual(['canceled', undefined]);
  });
});

describe('PAY-21 an order by bank transfer in another store view', () => {
  const headers = { 'x-vs-store-code': 'fashion' };
  let path: string;
  beforeAll(async () => {
    await fillShelf(shop.ports.database, 2);
    const { cartId, backendOrderId } = await shop.placedIn('fashion', paidBy('banktransfer'));
    path = `/api/ext/checkout/order-status?cartId=${cartId}&orderId=${backendOrderId}`;
    await shop.work.soon();
  });

  it('PAY-21 its status names the account of that store', async () => {
    expect((await shop.call('GET', path, undefined, headers)).result).toMatchObject({
      bankTransfer: { accountHolder: 'Linge Mode B.V.', iban: 'NL13TEST0123456789' },
    });
  });

  it.each(['text', 'html'] as const)('PAY-21 the %s of its mail names the account of that store', (part) => {
    const words = wordsOf(shop.sent.at(-1), part);
    expect(words).toContain('IBAN: NL13 TEST 0123 4567 89');
    expect(words).toContain('Op naam van: Linge Mode B.V.');
  });
});

it.each(['multisafepay_ideal', 'cashondelivery'])('PAY-21 an order paid by %s names no account', async (method) => {
  const placed = await shop.placed(paidBy(method));
  expect(await shop.statusOf(placed)).not.toHaveProperty('bankTransfer');
});

describe('PAY-21 the account is a setting of the store', () => {
  const read = (bank: object) => {
    const file = join(mkdtempSync(join(tmpdir(), 'stores-')), 'stores.json');
    const kept = stores.map(({ offers: _offers, ...store }) => ({ ...store, bank }));
    writeFileSync(file, JSON.stringify(kept));
    return () => readStores(new URL(`file://${file}`));
  };

  it('PAY-21 a mistyped IBAN stops the start', () => {
    expect(read({ accountHolder: 'Dagvondst B.V.', iban: 'NL05TEST0417164301' })).toThrow(
      "stores.json 0.bank.iban: 'NL05TEST0417164301' is no valid IBAN",
    );
  });

  it('PAY-21 a store without an account offers no bank transfer', async () => {
    const without = await aShop({ stores: stores.map(({ bank: _bank, ...store }) => store) });
    const { result } = await without.call('GET', `/api/cart/payment-methods?cartId=${await without.newCart()}`);
    expect(JSON.stringify(result)).not.toContain('banktransfer');
  });
});
