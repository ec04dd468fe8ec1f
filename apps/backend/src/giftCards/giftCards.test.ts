import { paymentMethods, serverItem, shippingInformation } from '@etalage/cart/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { aCustomer } from '../testing/aCustomer.ts';
import { aShop } from '../testing/aShop.ts';
import { giftCardCalls } from '../testing/giftCards.ts';
import { seedGiftCards } from './demoCards.ts';
import { giftCards } from './tables.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
let cards: ReturnType<typeof giftCardCalls>;
/** A towel of € 12.50, which costs € 4.95 to send. */
let cartId: string;
beforeAll(async () => {
  shop = await aShop();
  cards = giftCardCalls(shop);
});
beforeEach(async () => {
  cartId = await aCart();
});

async function aCart(quantity = 1) {
  const id = await shop.newCart();
  await shop.put(id, 'HD', quantity);
  await cards.send(id);
  return id;
}

const notValid = {
  status: 404,
  code: 404,
  result: { errorMessage: 'Dit is geen geldige cadeaukaart', code: 404 },
};
const used = async () => {
  const code = await cards.make(100);
  await shop.ports.database
    .update(giftCards)
    .set({ balance: 0 })
    .where(eq(giftCards.ending, code.slice(-4)));
  return code;
};
const inactive = async () => {
  const code = await cards.make(1000);
  await cards.change(code, { is_active: false });
  return code;
};
const unusable: [what: string, code: () => Promise<string>][] = [
  ['an unknown card', async () => 'BESTAATNIET'],
  ['a card that has expired', () => cards.make(1000, { expired_date: '2026-11-19' })],
  ['an inactive card', inactive],
  ['a card that is used up', used],
];

describe('GIFT-02 applying and removing', () => {
  it('GIFT-02 apply takes token, quoteId and giftCardCode and answers true', async () => {
    expect(await cards.apply(cartId, await cards.make(1000))).toEqual({ status: 200, code: 200, result: true });
  });

  it('GIFT-02 remove takes token, quoteId and giftCardCode and answers true', async () => {
    const code = await cards.make(1000);
    await cards.apply(cartId, code);
    expect(await cards.remove(cartId, code)).toEqual({ status: 200, code: 200, result: true });
  });

  it('GIFT-02 a removed card pays nothing any more', async () => {
    const code = await cards.make(1000);
    await cards.apply(cartId, code);
    await cards.remove(cartId, code);
    expect(await cards.segment(cartId)).toBeUndefined();
  });

  it('GIFT-02 removing one card leaves the others', async () => {
    const [first, second] = [await cards.make(300), await cards.make(200)];
    await cards.apply(cartId, first);
    await cards.apply(cartId, second);
    await cards.remove(cartId, first);
    expect(await cards.segment(cartId)).toMatchObject({ value: -2, gift_codes: [second] });
  });

  it('GIFT-02 a card that the cart does not use cannot be removed', async () => {
    expect(await cards.remove(cartId, await cards.make(1000))).toEqual(notValid);
  });

  it('GIFT-02 a card that another cart uses cannot be removed from this one, and stays there', async () => {
    const [code, other] = [await cards.make(1000), await aCart()];
    await cards.apply(other, code);
    expect(await cards.remove(cartId, code)).toEqual(notValid);
    expect(await cards.segment(other)).toMatchObject({ gift_codes: [code] });
  });

  it('GIFT-02 the applied codes are in gift_codes of the segment, with what each pays beside them', async () => {
    const [first, second] = [await cards.make(300), await cards.make(200)];
    await cards.apply(cartId, first);
    await cards.apply(cartId, second);
    expect(await cards.segment(cartId)).toEqual({
      value: -5,
      gift_codes: [first, second],
      gift_cards: [
        { code: first, amount: 3 },
        { code: second, amount: 2 },
      ],
    });
  });

  it('GIFT-02 gift_codes holds an applied card that pays nothing, behind one that pays all', async () => {
    const [first, second] = [await cards.make(10_000), await cards.make(500)];
    await cards.apply(cartId, first);
    await cards.apply(cartId, second);
    expect((await cards.segment(cartId))?.gift_codes).toEqual([first, second]);
  });

  it('GIFT-02 gift_codes holds an applied card that pays nothing, because it has become inactive', async () => {
    const code = await cards.make(500);
    await cards.apply(cartId, code);
    await cards.change(code, { is_active: false });
    expect((await cards.segment(cartId))?.gift_codes).toEqual([code]);
  });

  it.each(['apply', 'remove'] as const)('GIFT-02 %s answers 404 for a cart that does not exist', async (act) => {
    const answer = await cards[act]('0'.repeat(32), await cards.make(1000));
    expect(answer).toEqual({ status: 404, code: 404, result: 'Deze winkelwagen bestaat niet.' });
  });

  it.each(['apply', 'remove'])(
    'GIFT-02, API-06 %s answers 401 to a token in the body that is nobody’s',
    async (act) => {
      const giftCardCode = await cards.make(1000);
      const answer = await shop.call('POST', `/api/ext/giftcard/${act}`, {
        token: 'oud',
        quoteId: cartId,
        giftCardCode,
      });
      expect(answer).toMatchObject({ code: 401 });
    },
  );

  it.each(['apply', 'remove'])('GIFT-02 %s finds the cart of a customer by the token in the body', async (act) => {
    const { token, headers } = await aCustomer(shop, { email: `${act}@voorbeeld.nl` });
    const quoteId = String((await shop.call('POST', '/api/cart/create', undefined, headers)).result);
    await shop.put(quoteId, 'HD', 1, {}, headers);
    const body = { quoteId, giftCardCode: await cards.make(1000) };
    if (act === 'remove') await shop.call('POST', '/api/ext/giftcard/apply', { ...body, token });
    const answerTo = async (own: string) => shop.call('POST', `/api/ext/giftcard/${act}`, { ...body, token: own });
    expect(await answerTo('')).toMatchObject({ code: 404 });
    expect(await answerTo(token)).toEqual({ status: 200, code: 200, result: true });
  });

  it('GIFT-02 the token of a customer may stand in the body', async () => {
    const { token } = await aCustomer(shop);
    const giftCardCode = await cards.make(1000);
    const answer = await shop.call('POST', '/api/ext/giftcard/apply', { token, quoteId: cartId, giftCardCode });
    expect(answer).toMatchObject({ code: 200, result: true });
  });
});

describe('GIFT-03 checking', () => {
  it('GIFT-03, GIFT-04 answers code, status, values, currency and last day', async () => {
    const code = await cards.make(5000, { expired_date: '2026-12-31' });
    expect(await cards.check(code)).toEqual({
      status: 200,
      code: 200,
      result: {
        code,
        status: 'active',
        current_value: 50,
        initial_value: 50,
        currency: 'EUR',
        expired_date: '2026-12-31',
      },
    });
  });

  it('GIFT-03 answers the code without the spaces, dashes and lower case that were typed', async () => {
    const code = await cards.make(1000);
    const typed = `${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase();
    expect((await cards.check(typed)).result).toMatchObject({ code });
  });

  it('GIFT-03 answers no last day of a card that stays valid', async () => {
    expect((await cards.check(await cards.make(1000))).result).toMatchObject({ expired_date: null });
  });

  it('GIFT-03, GIFT-04 answers what is left of a card that paid a part', async () => {
    const code = await cards.make(5000);
    await cards.apply(cartId, code);
    await cards.order(cartId, 'free');
    expect((await cards.check(code)).result).toMatchObject({
      ...{ status: 'active', current_value: 32.55, initial_value: 50 },
    });
  });

  it('GIFT-03 is not kept by caches', async () => {
    const answer = await shop.app.request('/api/ext/giftcard/check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ giftCardCode: await cards.make(1000) }),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('GIFT-04 a card', () => {
  it.each([
    ['active', async () => cards.make(1000)],
    ['used', used],
    ['expired', async () => cards.make(1000, { expired_date: '2026-11-19' })],
    ['inactive', inactive],
  ])('GIFT-04 can be %s', async (status, code) => {
    expect((await cards.check(await code())).result).toMatchObject({ status });
  });

  it('GIFT-04 pays on its last day', async () => {
    const code = await cards.make(1000, { expired_date: '2026-11-20' });
    shop.clock.set('2026-11-20T22:59:59Z');
    expect(await cards.apply(cartId, code)).toMatchObject({ code: 200, result: true });
    expect(await cards.segment(cartId)).toMatchObject({ value: -10 });
  });

  it('GIFT-04 pays nothing once its last day is over, though it was applied before', async () => {
    const code = await cards.make(1000, { expired_date: '2026-11-20' });
    shop.clock.set('2026-11-20T22:59:59Z');
    await cards.apply(cartId, code);
    shop.clock.set('2026-11-20T23:00:00Z');
    expect(await cards.segment(cartId)).toMatchObject({ value: 0 });
  });

  it('GIFT-04 pays nothing while it is inactive, though it was applied before', async () => {
    const code = await cards.make(1000);
    await cards.apply(cartId, code);
    await cards.change(code, { is_active: false });
    expect(await cards.segment(cartId)).toMatchObject({ value: 0 });
  });

  it.each([
    ['still active in the last minute of its last day', '2026-11-20T22:59:59Z', 'active'],
    ['expired in the first minute after it, in Amsterdam', '2026-11-20T23:00:00Z', 'expired'],
  ])('GIFT-04 is %s', async (_what, at, status) => {
    const code = await cards.make(1000, { expired_date: '2026-11-20' });
    shop.clock.set(at);
    expect((await cards.check(code)).result).toMatchObject({ status });
  });

  it.each([
    ['case', (code: string) => code.toLowerCase()],
    ['spaces', (code: string) => ` ${code.slice(0, 4)} ${code.slice(4)} `],
    ['dashes', (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`],
    ['several spaces', (code: string) => [...code].join(' ')],
    ['several dashes', (code: string) => [...code].join('-')],
    ['the dashes of a word processor', (code: string) => `${code.slice(0, 4)}–${code.slice(4)}`],
  ])('GIFT-04 its code matches without regard to %s', async (_what, written) => {
    const code = await cards.make(1000);
    expect(await cards.apply(cartId, written(code))).toMatchObject({ result: true });
    expect(await cards.remove(cartId, written(code))).toMatchObject({ result: true });
  });

  it('GIFT-04 its code matches without regard to how the shop wrote it when it made the card', async () => {
    await cards.admin({ code: 'zomer-kaart 26', value: 10 });
    expect((await cards.check('ZOMERKAART26')).result).toMatchObject({ status: 'active', current_value: 10 });
  });

  it('GIFT-04 is of one store view', async () => {
    const giftCardCode = await cards.make(1000);
    const elsewhere = { 'x-vs-store-code': 'fashion' };
    expect(await shop.call('POST', '/api/ext/giftcard/check', { giftCardCode }, elsewhere)).toEqual(notValid);
  });
});

describe('GIFT-05 a card that cannot be used', () => {
  it.each(unusable)('GIFT-05 %s is refused as not a valid giftcard', async (_what, code) => {
    expect(await cards.apply(cartId, await code())).toEqual(notValid);
  });

  it('GIFT-05 checking an unknown card is refused as not a valid giftcard', async () => {
    expect(await cards.check('BESTAATNIET')).toEqual(notValid);
  });

  it.each(unusable)('GIFT-05 %s does not change the totals', async (_what, code) => {
    await cards.apply(cartId, await code());
    expect(await cards.segment(cartId)).toBeUndefined();
  });
});

describe('GIFT-06 what applied cards pay', () => {
  const owed = async () => (await cards.totals(cartId)).grand_total;

  it('GIFT-06 the balance, where the total is larger', async () => {
    await cards.apply(cartId, await cards.make(1000));
    expect(await cards.segment(cartId)).toMatchObject({ value: -10 });
    expect(await owed()).toBe(7.45);
  });

  it('GIFT-06 the total with shipping, where the balance is larger', async () => {
    await cards.apply(cartId, await cards.make(10_000));
    expect(await cards.segment(cartId)).toMatchObject({ value: -17.45 });
    expect(await owed()).toBe(0);
  });

  it.each(['grand_total', 'base_grand_total'] as const)(
    'TOTAL-06, GIFT-06 %s of the totals is what is left to pay',
    async (field) => {
      await cards.apply(cartId, await cards.make(1000));
      expect((await cards.totals(cartId))[field]).toBe(7.45);
    },
  );

  it('GIFT-06 the segment grand_total is what is left to pay', async () => {
    await cards.apply(cartId, await cards.make(1000));
    expect((await cards.totals(cartId)).total_segments.at(-1)).toMatchObject({ code: 'grand_total', value: 7.45 });
  });

  it('GIFT-06 several work one after another: the last pays what is left', async () => {
    for (const value of [1000, 500, 10_000]) await cards.apply(cartId, await cards.make(value));
    const amounts = (await cards.segment(cartId))?.gift_cards.map(({ amount }) => amount);
    expect(amounts).toEqual([10, 5, 2.45]);
  });

  it('GIFT-06 they pay in the order in which they were applied, not in that in which they were made', async () => {
    const [older, newer] = [await cards.make(10_000), await cards.make(500)];
    for (const code of [newer, older]) await cards.apply(cartId, code);
    expect(await cards.segment(cartId)).toMatchObject({
      gift_cards: [
        { code: newer, amount: 5 },
        { code: older, amount: 12.45 },
      ],
    });
  });

  it('GIFT-06 one that finds nothing left pays 0 and stays applied', async () => {
    for (const value of [10_000, 500]) await cards.apply(cartId, await cards.make(value));
    const amounts = (await cards.segment(cartId))?.gift_cards.map(({ amount }) => amount);
    expect(amounts).toEqual([17.45, 0]);
  });

  it('GIFT-06 each once per cart, however often it is applied', async () => {
    const code = await cards.make(500);
    for (const written of [code, code.toLowerCase()]) await cards.apply(cartId, written);
    expect(await cards.segment(cartId)).toMatchObject({ value: -5, gift_codes: [code] });
  });

  it('GIFT-06 each once per cart, also when it is applied twice at the same time', async () => {
    const code = await cards.make(500);
    const answers = await Promise.all([cards.apply(cartId, code), cards.apply(cartId, code)]);
    expect(answers.map(({ result }) => result)).toEqual([true, true]);
    expect(await cards.segment(cartId)).toMatchObject({ value: -5, gift_codes: [code] });
  });

  it('GIFT-06 ten cards at most', async () => {
    for (let count = 0; count < 10; count += 1) await cards.apply(cartId, await cards.make(1));
    expect(await cards.apply(cartId, await cards.make(1))).toEqual({
      status: 400,
      code: 400,
      result: 'Je kunt hooguit 10 cadeaukaarten per bestelling gebruiken.',
    });
  });

  it('GIFT-06 a cart with ten cards takes one of them once more', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => cards.make(1)));
    for (const code of codes) await cards.apply(cartId, code);
    expect(await cards.apply(cartId, codes[4] ?? '')).toMatchObject({ code: 200, result: true });
  });

  it('GIFT-06 nothing of an empty cart', async () => {
    const empty = await shop.newCart();
    await cards.apply(empty, await cards.make(500));
    expect(await cards.segment(empty)).toMatchObject({ value: 0 });
  });

  it('GIFT-06 the total after the coupon', async () => {
    await shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=TIEN`);
    await cards.apply(cartId, await cards.make(10_000));
    expect(await cards.segment(cartId)).toMatchObject({ value: -16.2 });
  });

  it('GIFT-06 payment costs too, where the balance reaches', async () => {
    await cards.apply(cartId, await cards.make(1700));
    const method = { method: { method: 'cashondelivery' } };
    await shop.call('POST', `/api/ext/cart-extend/selected-payment-method?cartId=${cartId}`, method);
    expect(await owed()).toBe(1.95);
  });

  it('GIFT-06 the tax stays that of the goods: a card pays, it is no discount', async () => {
    const before = (await cards.totals(cartId)).tax_amount;
    await cards.apply(cartId, await cards.make(10_000));
    expect((await cards.totals(cartId)).tax_amount).toBe(before);
  });

  it('PRICE-16 free shipping is judged before the gift card', async () => {
    const four = await aCart(4);
    await cards.apply(four, await cards.make(1000));
    const { total_segments } = await cards.totals(four);
    expect(total_segments.find(({ code }) => code === 'shipping')).toMatchObject({ value: 0 });
  });

  it('PAY-19 a total of 0 after a gift card offers nothing but the method free', async () => {
    await cards.apply(cartId, await cards.make(10_000));
    const { result } = await shop.call('GET', `/api/cart/payment-methods?cartId=${cartId}`);
    expect(v.parse(paymentMethods, result).map(({ code }) => code)).toEqual(['free']);
  });

  it('SHIP-05, PAY-19 shipping information answers the ways to pay for the total with the delivery that it chooses', async () => {
    const goods = await shop.newCart();
    await shop.put(goods, 'HD', 1);
    await cards.apply(goods, await cards.make(1250));
    const { result: before } = await shop.call('GET', `/api/cart/payment-methods?cartId=${goods}`);
    expect(v.parse(paymentMethods, before).map(({ code }) => code)).toEqual(['free']);
    const addressInformation = { address: { country_id: 'NL' }, carrier_code: 'homedelivery', method_code: 'standard' };
    const path = `/api/cart/shipping-information?cartId=${goods}`;
    const { result } = await shop.call('POST', path, { addressInformation });
    const answered = v.parse(shippingInformation, result).payment_methods;
    expect(answered.map(({ code }) => code)).toEqual(expect.arrayContaining(['multisafepay_ideal', 'banktransfer']));
  });

  it('PAY-19 a card that pays a part leaves the ways to pay as they are', async () => {
    await cards.apply(cartId, await cards.make(1744));
    const { result } = await shop.call('GET', `/api/cart/payment-methods?cartId=${cartId}`);
    expect(v.parse(paymentMethods, result).map(({ code }) => code)).not.toContain('free');
  });

  it('GIFT-06 follows a changed line', async () => {
    await cards.apply(cartId, await cards.make(10_000));
    const line = v.parse(serverItem, (await shop.put(cartId, 'HD', 2)).result);
    expect(line.qty).toBe(2);
    expect(await cards.segment(cartId)).toMatchObject({ value: -29.95 });
  });
});

describe('the owner’s calls', () => {
  it('API-09 are refused without the admin key', async () => {
    expect(await cards.admin({ value: 10 }, { 'x-admin-key': 'fout' })).toMatchObject({ code: 401 });
  });

  it('GIFT-04 make a card with a code that nobody guesses', async () => {
    const answers = [await cards.admin({ value: 10 }), await cards.admin({ value: 10 })];
    const codes = answers.map(({ result }) => v.parse(v.object({ code: v.string() }), result).code);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/u);
    expect(new Set(codes).size).toBe(2);
  });

  it('GIFT-04 the same card again makes no money', async () => {
    const card = { code: 'ZELFDE-KAART', value: 10 };
    const answers = [await cards.admin(card), await cards.admin(card)];
    expect(answers[1]).toEqual(answers[0]);
    expect(await cards.balance(card.code)).toBe(1000);
  });

  it('GIFT-04 another card with the same code is refused', async () => {
    await cards.admin({ code: 'ANDERE-KAART', value: 10 });
    const refusal = { code: 409, result: 'Er is al een andere cadeaukaart met deze code.' };
    expect(await cards.admin({ code: 'ANDERE-KAART', value: 20 })).toMatchObject(refusal);
    expect(await cards.admin({ code: 'ANDERE-KAART', value: 10, expired_date: '2027-11-19' })).toMatchObject(refusal);
  });

  it('GIFT-04 give a card another last day, and let a blocked one be used again', async () => {
    const code = await cards.make(1000, { expired_date: '2026-11-19' });
    await cards.change(code, { is_active: false });
    await cards.change(code, { is_active: true, expired_date: '2027-11-19' });
    expect((await cards.check(code)).result).toMatchObject({ status: 'active', expired_date: '2027-11-19' });
  });
});

describe('the cards of the demo', () => {
  beforeAll(async () => {
    await seedGiftCards(shop.ports, shop.ports.stores[0] ?? expect.unreachable());
  });
  it.each([
    ['CADEAU-25', 'active', 25],
    ['CADEAU-250', 'active', 250],
    ['CADEAU-VOORBIJ', 'expired', 10],
    ['CADEAU-DICHT', 'inactive', 10],
  ])('GIFT-04 %s is %s', async (code, status, current_value) => {
    expect((await cards.check(code)).result).toMatchObject({ status, current_value });
  });
});

describe('codes are money', () => {
  it('no table holds the code of a card that no cart uses', async () => {
    const code = await cards.make(1000);
    expect(JSON.stringify(await shop.ports.database.select().from(giftCards))).not.toContain(code);
  });

  it('no log line has a code in it', async () => {
    const code = await cards.make(1000);
    await cards.check(code);
    await cards.apply(cartId, code);
    await cards.apply(cartId, 'GEHEIM-FOUT');
    await cards.order(cartId, 'multisafepay_ideal');
    expect(JSON.stringify(shop.log)).not.toMatch(new RegExp(`${code}|GEHEIM`, 'u'));
  });
});
