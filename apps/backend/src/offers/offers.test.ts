import { aProduct, aVariant } from '@etalage/catalog/testing';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '../catalog/tables.ts';
import { groupTokenOf } from '../customers/groupToken.ts';
import { readStores } from '../stores/stores.ts';
import { aCustomer } from '../testing/aCustomer.ts';
import { aShop } from '../testing/aShop.ts';
import { fillShelf } from '../testing/shelf.ts';
import { dayNumber, nextOfferOf, offerOn, pastOffersOf, readDailyOffers } from './dailyOffers.ts';
import { withOffer } from './withOffer.ts';

const offer = (day: number, sku: string, price: number, associated: string[] = []) => ({
  ...{ day, sku, associated },
  special_price: price,
  daily_deal_image: `/${sku}-vondst.jpg`,
});

/** A shop at noon on 20 November 2026 whose round of three has the robe for today. */
async function aShopWithOffers(skus = ['HD', 'BJ', 'TD'], priceTiers = false) {
  const today = dayNumber(Date.parse('2026-11-20T11:00:00Z'));
  const prices: Record<string, number> = { HD: 9.95, BJ: 29.95, TD: 2.95 };
  const round = [-1, 0, 1].map((away) => {
    const place = (today + away) % 3;
    const sku = skus[away + 1] ?? '';
    return offer(place, sku, prices[sku] ?? 5, sku === 'BJ' ? ['HD', 'UIT', 'LAATSTE'] : []);
  });
  const offers = round.toSorted((one, other) => one.day - other.day);
  return aShop({
    stores: readStores().map((store) => ({ ...store, priceTiers, offers: store.id === 1 ? offers : [] })),
  });
}
type Shop = Awaited<ReturnType<typeof aShopWithOffers>>;

const offerOf = async ({ call }: Shop) => (await call('GET', '/api/ext/daily-offer')).result;
const priceIn = async ({ call, newCart, put }: Shop, sku: string) => {
  const cart = await newCart();
  await put(cart, sku, 1);
  const { result } = await call('GET', `/api/cart/pull?cartId=${cart}`);
  return Array.isArray(result) ? result[0]?.price : undefined;
};

it('DAILY-03, WISH-15 a wish for the offer of today keeps its price', async () => {
  const shop = await aShopWithOffers();
  const { headers } = await aCustomer(shop);
  const { result } = await shop.call('POST', '/api/ext/wishlist', { productId: 20 }, headers);
  expect(result).toMatchObject({ items: [{ product_id: 20, price: 29.95 }] });
});

describe('DAILY-03 the offer of today', () => {
  let found: unknown;
  beforeAll(async () => void (found = await offerOf(await aShopWithOffers())));

  it.each([
    ['active', 'active', true],
    ['startsAt, midnight', 'startsAt', '2026-11-19T23:00:00.000Z'],
    ['endsAt, the next midnight', 'endsAt', '2026-11-20T23:00:00.000Z'],
    [
      'mainOffer with its picture',
      'mainOffer',
      expect.objectContaining({ sku: 'BJ', daily_deal_image: '/BJ-vondst.jpg' }),
    ],
    ['mainOffer with the offer’s price as its special price', 'mainOffer.special_price', 29.95],
    ['mainOffer whose variants cost that', 'mainOffer.configurable_children.0.final_price', 29.95],
    [
      'each of its associatedProducts that is sold',
      'associatedProducts',
      [expect.objectContaining({ sku: 'HD' }), expect.objectContaining({ sku: 'LAATSTE' })],
    ],
    ['yesterday at the usual price', 'yesterday', expect.objectContaining({ sku: 'HD', final_price: 12.5 })],
    ['tomorrow at the usual price', 'tomorrow', expect.objectContaining({ sku: 'TD', final_price: 3.95 })],
  ])('DAILY-03 has %s', (_what, field, value) => expect(found).toHaveProperty(field, value));

  it('DAILY-03 does not tell the price of tomorrow’s offer', () => {
    // The lowest price of 30 days is that of its last turn in the round of three (LEGAL-02).
    const told = JSON.stringify(found, (key, value: unknown) => (key === 'lowest_price_30d' ? undefined : value));
    expect(told).not.toMatch(/[^\d]2\.95\b/u);
  });

  it('DAILY-04 is null without an offer, and where its product is out of the trade', async () => {
    const shop = await aShopWithOffers(['HD', 'UIT', 'TD']);
    expect(await offerOf(shop)).toBeNull();
    const other = await shop.call('GET', '/api/ext/daily-offer', undefined, { 'x-vs-store-code': 'textile' });
    expect(other).toMatchObject({ code: 200, result: null });
  });

  describe('in a store without offers that sells the same products', () => {
    const headers = { 'x-vs-store-code': 'textile' };
    const another = readStores().find(({ code }) => code === 'textile') ?? expect.unreachable('another store');
    let shop: Shop;
    beforeAll(async () => {
      shop = await aShopWithOffers();
      await fillShelf(shop.ports.database, another.id);
    });

    it('DAILY-03 is none: it is that of the store view', async () =>
      expect(await shop.call('GET', '/api/ext/daily-offer', undefined, headers)).toMatchObject({
        code: 200,
        result: null,
      }));

    it('DAILY-04 the cart charges the usual price', async () => {
      const cart = v.parse(v.string(), (await shop.call('POST', '/api/cart/create', undefined, headers)).result);
      await shop.put(cart, 'BJ-M-wit', 1, {}, headers);
      const { result } = await shop.call('GET', `/api/cart/pull?cartId=${cart}`, undefined, headers);
      expect(result).toMatchObject([{ price: 49.95 }]);
    });
  });

  it('DAILY-04 stays with a product that is sold out', async () => {
    const shop = await aShopWithOffers(['HD', 'OP', 'TD']);
    expect(await offerOf(shop)).toMatchObject({ mainOffer: { sku: 'OP', stock: { is_in_stock: false } } });
  });
});

describe('PRICE-09 the offer of today for a group of customers', () => {
  const cheaper = [{ customer_group_id: 2, qty: 1, value: 19 }];
  const robeFor = async (shop: Shop, groupToken: string) => {
    const { result } = await shop.call('GET', `/api/ext/daily-offer?groupId=2&groupToken=${groupToken}`);
    return v.parse(offered, result).mainOffer.configurable_children.map(({ final_price }) => final_price);
  };
  const variant = v.object({ final_price: v.number() });
  const offered = v.object({ mainOffer: v.object({ configurable_children: v.array(variant) }) });
  let shop: Shop;
  beforeAll(async () => {
    shop = await aShopWithOffers(undefined, true);
    const { database } = shop.ports;
    const [robe] = await database.select().from(products).where(eq(products.sku, 'BJ'));
    const document = { ...Object(robe?.document), tier_prices: cheaper };
    await database.update(products).set({ document }).where(eq(products.sku, 'BJ'));
  });

  it('PRICE-09 has what the group pays, with its token', async () =>
    expect(new Set(await robeFor(shop, await groupTokenOf(shop.ports, { id: 1, groupId: 2 })))).toEqual(new Set([19])));
  it('PRICE-09 has what guests pay, without', async () =>
    expect(new Set(await robeFor(shop, 'abc'))).toEqual(new Set([29.95])));
});

describe('DAILY-04 from midnight to midnight in Amsterdam', () => {
  it.each([
    // now                      the robe   the tea towel
    ['2026-11-19T22:59:59.999Z', 49.95, 3.95],
    ['2026-11-19T23:00:00.000Z', 29.95, 3.95],
    ['2026-11-20T22:59:59.999Z', 29.95, 3.95],
    ['2026-11-20T23:00:00.000Z', 49.95, 2.95],
    ['2026-11-21T23:00:00.000Z', 49.95, 3.95],
    // In summer, when midnight is an hour earlier by UTC.
    ['2026-07-01T21:59:59.999Z', 49.95, 3.95],
    ['2026-07-01T22:00:00.000Z', 29.95, 3.95],
    ['2026-07-02T22:00:00.000Z', 49.95, 2.95],
  ])('DAILY-04 at %s the cart charges %d and %d', async (now, robe, teaTowel) => {
    const shop = await aShopWithOffers();
    shop.clock.set(now);
    expect([await priceIn(shop, 'BJ-M-wit'), await priceIn(shop, 'TD')]).toEqual([robe, teaTowel]);
  });

  it.each([
    ['2026-11-19T22:59:59.999Z', 'HD', '2026-11-18T23:00:00.000Z', '2026-11-19T23:00:00.000Z'],
    ['2026-11-19T23:00:00.000Z', 'BJ', '2026-11-19T23:00:00.000Z', '2026-11-20T23:00:00.000Z'],
    ['2026-11-20T22:59:59.999Z', 'BJ', '2026-11-19T23:00:00.000Z', '2026-11-20T23:00:00.000Z'],
    ['2026-11-20T23:00:00.000Z', 'TD', '2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    ['2026-07-01T21:59:59.999Z', 'HD', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
    ['2026-07-01T22:00:00.000Z', 'BJ', '2026-07-01T22:00:00.000Z', '2026-07-02T22:00:00.000Z'],
  ])('DAILY-04 at %s the offer is that of %s, from %s to %s', async (now, sku, startsAt, endsAt) => {
    const shop = await aShopWithOffers();
    shop.clock.set(now);
    expect(await offerOf(shop)).toMatchObject({ mainOffer: { sku }, startsAt, endsAt });
  });

  it('DAILY-04 a line that was put in at the offer’s price costs the usual one after midnight', async () => {
    const shop = await aShopWithOffers();
    const cart = await shop.newCart();
    await shop.put(cart, 'BJ-M-wit', 1);
    const total = async () => (await shop.call('GET', `/api/cart/totals?cartId=${cart}`)).result;
    expect(await total()).toMatchObject({ subtotal_incl_tax: 29.95 });
    shop.clock.set('2026-11-20T23:00:00Z');
    expect(await total()).toMatchObject({ subtotal_incl_tax: 49.95 });
  });

  it('DAILY-04, CACHE-06 the product’s page knows when its price changes, before it tells the price', async () => {
    const shop = await aShopWithOffers();
    const { result } = await shop.call('GET', '/api/product?sku=TD');
    expect(result).toMatchObject({ special_price: 3.95, next_price_change: '2026-11-21' });
  });

  it.each([
    ['a day of 25 hours', '2026-10-25T12:00:00Z', 25],
    ['a day of 23 hours', '2026-03-29T12:00:00Z', 23],
  ])('DAILY-04 %s is one day', (_title, now, hours) => {
    const day = offerOn([offer(0, 'HD', 1)], dayNumber(Date.parse(now)));
    expect((Number(day?.endsAt) - Number(day?.startsAt)) / 3_600_000).toBe(hours);
  });
});

describe('DAILY-04 the offer of tomorrow', () => {
  const eve = '2026-11-20T22:59:59.999Z';
  const orderOf = async (shop: Shop, sku: string) =>
    shop.statusOf(await shop.placed({ products: [{ sku, qty: 1, price: 2.95 }] }));

  it('DAILY-04 is ordered today at its usual price, whatever price the client sends', async () => {
    const shop = await aShopWithOffers();
    shop.clock.set(eve);
    expect(await orderOf(shop, 'TD')).toMatchObject({ total: 3.95 + 4.95 });
  });

  it('DAILY-04 is ordered at the offer’s price from midnight', async () => {
    const shop = await aShopWithOffers();
    shop.clock.set('2026-11-20T23:00:00.000Z');
    expect(await orderOf(shop, 'TD')).toMatchObject({ total: 2.95 + 4.95 });
  });

  it('DAILY-05 does not say when its offer ends before it starts', async () => {
    const shop = await aShopWithOffers();
    const { result } = await shop.call('GET', '/api/product?sku=TD');
    expect(result).not.toHaveProperty('daily_offer_ends_at');
  });
});

it('DAILY-05 the product of today says when its offer ends', async () => {
  const shop = await aShopWithOffers();
  const { result } = await shop.call('GET', '/api/product?sku=BJ');
  expect(result).toMatchObject({ daily_offer_ends_at: '2026-11-20T23:00:00.000Z' });
});

describe('DAILY-04 the round', () => {
  const now = Date.parse('2026-11-20T11:00:00Z');
  const at = dayNumber(now) % 3;
  const round = [0, 1, 2].map((day) =>
    offer(day, day === at ? 'today' : day === (at + 1) % 3 ? 'tomorrow' : 'yesterday', 5),
  );
  const datesOf = (sku: string) => pastOffersOf(round, sku, now).map(({ date }) => date);

  it.each([
    ['of today', 'today', '2026-11-17', '2026-11-14'],
    ['of yesterday', 'yesterday', '2026-11-19', '2026-11-16'],
    ['of tomorrow', 'tomorrow', '2026-11-18', '2026-11-15'],
  ])('LEGAL-02 tells when the offer %s was before, for a year, the newest first', (_what, sku, last, before) => {
    const dates = datesOf(sku);
    expect([dates.slice(0, 2), dates.length]).toEqual([[last, before], 122]);
  });

  it('LEGAL-02 tells nothing of what is not in it', () => expect(datesOf('HD')).toEqual([]));

  it.each([
    ['today', '2026-11-20'],
    ['tomorrow', '2026-11-21'],
    ['yesterday', '2026-11-22'],
    ['HD', undefined],
  ])('DAILY-04 knows when the offer of %s comes next', (sku, date) =>
    expect(nextOfferOf(round, sku, now)?.date).toBe(date),
  );

  it('DAILY-04 has no day where it has no offers', () => expect(offerOn([], dayNumber(now))).toBeUndefined());

  it('DAILY-01 is that of the store view, or none', () => {
    expect(readDailyOffers('dailydeal').map(({ day }) => day)).toEqual(
      readDailyOffers('dailydeal').map((_each, day) => day),
    );
    expect(readDailyOffers('dailydeal')).not.toEqual([]);
    expect(readDailyOffers('textile')).toEqual([]);
  });

  it('DAILY-03 each store view has its own offers, or none', () =>
    expect(readStores().map(({ code, offers }) => [code, offers])).toEqual([
      ['dailydeal', readDailyOffers('dailydeal')],
      ['fashion', []],
      ['textile', []],
    ]));

  describe('DAILY-03 a product on its day', () => {
    const special = { special_price: 5, special_from_date: '2026-11-20', special_to_date: '2026-11-20' };
    const sold = (differences: Parameters<typeof aProduct>[0]) =>
      withOffer(aProduct({ sku: 'today', configurable_children: [], ...differences }), { offers: round }, now);

    it('DAILY-03 has the special price of that day, the picture, and when it ends', () =>
      expect(sold({ price: 12.5 })).toMatchObject({
        ...special,
        daily_deal_image: '/today-vondst.jpg',
        daily_offer_ends_at: '2026-11-20T23:00:00.000Z',
      }));

    it('DAILY-03 has no other special price on that day, including or excluding tax', () => {
      const usual = { price: 12.5, special_price: 9, special_price_incl_tax: 10.89 };
      expect(sold(usual)).toMatchObject({ ...special, special_price_incl_tax: null });
    });

    it.each([
      ['costs less anyway', 4],
      ['costs the same anyway', 5],
    ])('DAILY-03 keeps its price where it %s, and says no end', (_what, price) => {
      const product = sold({ price });
      expect(product.special_price).toBeUndefined();
      expect(product).not.toHaveProperty('daily_offer_ends_at');
    });

    it('DAILY-03 has the special price also where its variants have the prices', () =>
      expect(sold({ price: 0 })).toMatchObject(special));

    it('DAILY-05 says when it ends where one of its variants is cheaper today', () => {
      const variants = [aVariant({ price: 4 }), aVariant({ id: 12, sku: 'L', price: 20 })];
      const product = sold({ price: 4, configurable_children: variants });
      expect(product).toMatchObject({
        daily_offer_ends_at: '2026-11-20T23:00:00.000Z',
        configurable_children: [variants[0], special],
      });
    });
  });
});
