import { cartTotals } from '@etalage/cart/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { products, taxRules } from '../catalog/tables.ts';
import { aShop, anOrder } from '../testing/aShop.ts';
import { orderLines } from './tables.ts';

const giftCard = {
  id: 16,
  sku: 'BON',
  name: 'Cadeaubon',
  type_id: 'virtual',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
};

describe('ORDER-03 an order is refused with 400', () => {
  it('ORDER-03 when its amount is more than the database can hold', async () => {
    const shop = await aShop();
    await shop.ports.database
      .update(products)
      .set({ document: { ...giftCard, price: 50_000 } })
      .where(eq(products.sku, 'BON'));
    const answer = await shop.order({ products: [{ sku: 'BON', qty: 10_000 }] });
    expect(answer).toMatchObject({ code: 400, result: 'Dit bedrag is te hoog om online te bestellen.' });
  });

  it.each(['servicepoint', 'storepickup'])('SHIP-10 when %s lacks its location', async (carrier) => {
    const shop = await aShop();
    const cartId = await shop.newCart();
    const { addressInformation } = anOrder(cartId);
    const method = carrier === 'servicepoint' ? 'standard' : 'pickup';
    const chosen = { ...addressInformation, shipping_carrier_code: carrier, shipping_method_code: method };
    const asked = { cart_id: cartId, addressInformation: chosen };
    expect(await shop.order(asked)).toMatchObject({ code: 400, result: 'Kies eerst een afhaalpunt.' });
    const located = { ...chosen, shippingExtraFields: { pickup_location_code: 'amsterdam' } };
    expect(await shop.order({ ...asked, addressInformation: located })).toMatchObject({ code: 200 });
  });
});

it.each([
  ['of its region', { region_id: 12 }, 9],
  ['of the whole country for another region', { region_id: 13 }, 21],
])('PRICE-10 an order is taxed by the rate %s', async (_what, region, tax_percent) => {
  const shop = await aShop();
  const rates = [
    { id: 1, tax_country_id: 'NL', tax_region_id: 12, rate: 9 },
    { id: 2, tax_country_id: 'NL', tax_region_id: 0, rate: 21 },
  ];
  const document = { id: 1, customer_tax_class_ids: [3], product_tax_class_ids: [2], rates };
  await shop.ports.database.update(taxRules).set({ document });
  const cartId = await shop.newCart();
  await shop.put(cartId, 'HD', 1);
  const { addressInformation } = anOrder(cartId);
  const shippingAddress = { ...(addressInformation.shippingAddress ?? expect.unreachable()), ...region };
  const asked = { cart_id: cartId, addressInformation: { ...addressInformation, shippingAddress } };
  expect((await shop.order(asked)).code).toBe(200);
  expect(await shop.ports.database.select().from(orderLines)).toMatchObject([{ taxPercent: tax_percent }]);
});

it.each([-100, -21, 1e9, 'NaN'])('PRICE-10 a tax rate of %s is no rate', async (rate) => {
  const shop = await aShop();
  const rates = [{ id: 1, tax_country_id: 'NL', tax_region_id: 0, rate }];
  const document = { id: 1, customer_tax_class_ids: [3], product_tax_class_ids: [2], rates };
  await shop.ports.database.update(taxRules).set({ document });
  const cartId = await shop.newCart();
  await shop.put(cartId, 'HD', 2);
  const totals = v.parse(cartTotals, (await shop.call('GET', `/api/cart/totals?cartId=${cartId}`)).result);
  expect(totals).toMatchObject({ subtotal_incl_tax: 25, tax_amount: 0 });
  const prices = await shop.call('GET', '/api/product/render-list?skus=HD');
  expect(prices).toMatchObject({ code: 200, result: { items: [{ price_info: { final_price: 12.5 } }] } });
  expect((await shop.order({ cart_id: cartId })).code).toBe(200);
});
