import { toOrderAddress } from '@etalage/account/rules';
import { anAddress } from '@etalage/account/testing';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stock, type StockRow } from '../stock/tables.ts';
import { aShop, anOrder } from '../testing/aShop.ts';

/** A shop at an Amsterdam time of Tuesday 24 November 2026. */
async function onTuesday(time: string) {
  const shop = await aShop();
  const turn = (at: string) => shop.clock.set(`2026-11-24T${at}+01:00`);
  turn(time);
  const place = (paymentMethod: string, country = 'NL', delivery: object = {}, more: object = {}) => {
    const { addressInformation } = anOrder('');
    const postcode = country === 'BE' ? '1000' : '1012 AB';
    const address = toOrderAddress(anAddress({ country, zipCode: postcode }), { email: 'jans@voorbeeld.nl' });
    return shop.placed({
      addressInformation: {
        ...addressInformation,
        ...{ shippingAddress: address, payment_method_code: paymentMethod },
        ...delivery,
      },
      ...more,
    });
  };
  const mailOf = async () => {
    await shop.work.soon();
    return [shop.sent[0]?.text, shop.sent[0]?.html];
  };
  return { ...shop, turn, place, mailOf };
}

describe('SHIP-11 the promised day of an order', () => {
  it('SHIP-11 the mail of an order that is sent at once names the day', async () => {
    const shop = await onTuesday('12:00:00');
    await shop.place('cashondelivery');
    for (const mail of await shop.mailOf())
      expect(mail).toContain('We verwachten woensdag 25 november bij je te zijn.');
  });

  it('SHIP-11 the mail of an order that is still to be paid names the day', async () => {
    const shop = await onTuesday('12:00:00');
    await shop.place('multisafepay_ideal');
    for (const mail of await shop.mailOf()) expect(mail).toContain(': woensdag 25 november in huis.');
  });

  it('STORE-12 the mail of an order that is still to be paid shows the payment deadline as 22:00 24-11-2026', async () => {
    const shop = await onTuesday('12:00:00');
    await shop.place('multisafepay_ideal');
    for (const mail of await shop.mailOf()) expect(mail).toContain('Betaald voor 22:00 24-11-2026: ');
  });

  it('SHIP-11 the mail of a bank transfer names no day', async () => {
    const shop = await onTuesday('12:00:00');
    await shop.place('banktransfer');
    for (const mail of await shop.mailOf()) expect(mail).not.toMatch(/We verwachten|in huis/);
  });

  it('SHIP-11 the mail of an order to Belgium names the second working day', async () => {
    const shop = await onTuesday('12:00:00');
    await shop.place('cashondelivery', 'BE');
    for (const mail of await shop.mailOf())
      expect(mail).toContain('We verwachten donderdag 26 november bij je te zijn.');
  });

  describe('SHIP-11 an order with a line of which the stock is not known', () => {
    /** The order status, the mail and the order in the account name these days. */
    async function daysOf(change: Partial<StockRow> | undefined) {
      const shop = await onTuesday('12:00:00');
      const isTowel = and(eq(stock.storeId, 1), eq(stock.sku, 'HD'));
      await (change === undefined
        ? shop.ports.database.delete(stock).where(isTowel)
        : shop.ports.database.update(stock).set(change).where(isTowel));
      const products = [
        { sku: 'TD', qty: 1 },
        { sku: 'HD', qty: 1 },
      ];
      const placed = await shop.place('cashondelivery', 'NL', {}, { products });
      const mails = await shop.mailOf();
      const { deliveryDay } = await shop.statusOf(placed);
      return [deliveryDay, ...mails.map((mail) => /We verwachten (.*?) bij/u.exec(mail ?? '')?.[1])];
    }

    it('SHIP-11 has no day in its status and its mail, as cart and checkout promise none', async () => {
      expect(await daysOf(undefined)).toEqual([undefined, undefined, undefined]);
    });

    it('SHIP-11 has the day where the stock is not managed', async () => {
      const day = 'woensdag 25 november';
      expect(await daysOf({ isManaged: false })).toEqual(['2026-11-25', day, day]);
    });
  });

  it('SHIP-11 the order status names the same day as the mail', async () => {
    const shop = await onTuesday('12:00:00');
    expect(await shop.statusOf(await shop.place('cashondelivery'))).toMatchObject({ deliveryDay: '2026-11-25' });
  });

  it('SHIP-11 an order that is paid after the cut-off comes a day later', async () => {
    const shop = await onTuesday('21:59:00');
    const placed = await shop.place('multisafepay_ideal');
    expect(await shop.statusOf(placed)).not.toHaveProperty('deliveryDay');
    await shop.pay(placed);
    shop.turn('22:01:00');
    shop.provider.become('100000001', { status: 'completed' });
    await shop.notify('100000001');
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'processing', deliveryDay: '2026-11-26' });
  });

  it('SHIP-11 the thank-you page of an order that the shop marked as paid counts from that moment', async () => {
    const shop = await onTuesday('12:00:00');
    const placed = await shop.place('multisafepay_ideal');
    shop.turn('22:01:00');
    await shop.admin('100000001', 'processing');
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'processing', deliveryDay: '2026-11-26' });
  });

  it('SHIP-11 an order to Belgium comes on the second working day', async () => {
    const shop = await onTuesday('12:00:00');
    expect(await shop.statusOf(await shop.place('cashondelivery', 'BE'))).toMatchObject({ deliveryDay: '2026-11-26' });
  });

  describe('SHIP-11 an order that is fetched', () => {
    const shippingExtraFields = { pickup_location_code: 'AMS-1' };
    const fromStore = { shipping_carrier_code: 'storepickup', shipping_method_code: 'pickup', shippingExtraFields };
    const fromPoint = { shipping_carrier_code: 'servicepoint', shippingExtraFields };

    it('SHIP-11 in a store has no day in its mail', async () => {
      const shop = await onTuesday('12:00:00');
      await shop.place('multisafepay_ideal', 'NL', fromStore);
      for (const mail of await shop.mailOf()) expect(mail).not.toMatch(/We verwachten|in huis/);
    });

    it('SHIP-11 in a store has no day in its status', async () => {
      const shop = await onTuesday('12:00:00');
      const placed = await shop.place('cashondelivery', 'NL', fromStore);
      expect(await shop.statusOf(placed)).not.toHaveProperty('deliveryDay');
    });

    it('SHIP-11 at a service point has the day of an order that is brought', async () => {
      const shop = await onTuesday('12:00:00');
      const placed = await shop.place('cashondelivery', 'NL', fromPoint);
      expect(await shop.statusOf(placed)).toMatchObject({ deliveryDay: '2026-11-25' });
    });
  });

  it('SHIP-11 the stored way of delivery names no day', async () => {
    const shop = await onTuesday('12:00:00');
    await shop.place('cashondelivery');
    const [text] = await shop.mailOf();
    expect(text).toContain('Bezorging: Thuisbezorgd - Standaardbezorging');
  });
});

it.each([
  ['2026-03-05T08:07:00Z', '09:07 5-3-2026'],
  ['2026-07-05T22:30:00Z', '00:30 6-7-2026'],
])('STORE-12 the mail of an order that is placed at %s shows %s', async (placedAt, shown) => {
  const shop = await aShop();
  shop.clock.set(placedAt);
  await shop.placed({});
  await shop.work.soon();
  expect(shop.sent[0]?.text).toContain(`Besteld op: ${shown}\n`);
  expect(shop.sent[0]?.html).toContain(`Besteld op ${shown}<`);
});
