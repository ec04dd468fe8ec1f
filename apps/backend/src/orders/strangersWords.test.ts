import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder, aShop } from '../testing/aShop.ts';
import { orders } from './tables.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => {
  shop = await aShop();
});

const information = (changes: object) => {
  const { shippingAddress, ...rest } = anOrder('').addressInformation;
  if (shippingAddress === undefined) throw new Error('The order has no address');
  const address = { ...shippingAddress, ...changes };
  return { ...rest, shippingAddress: address, billingAddress: address };
};

describe('ORDER-03 an order whose mail would go elsewhere, or say what a stranger wants', () => {
  it.each([
    ['an address in a display name', { email: 'victim<attacker@evil.nl>' }],
    ['a list of addresses', { email: 'jans@voorbeeld.nl,attacker@evil.nl' }],
    ['a group of addresses', { email: 'friends:jans@voorbeeld.nl;' }],
    ['a quoted local part', { email: '"a@evil.nl "@voorbeeld.nl' }],
    ['a line break in the address', { email: 'jans@voorbeeld.nl\r\nBcc: a@evil.nl' }],
    ['a web address as name', { lastname: 'Win nu op evil.nl' }],
    ['a mail address as name', { firstname: 'Mail a@evil.nl' }],
    ['a message in several lines as name', { firstname: 'Jans\n\nUw pakket staat klaar' }],
    ['a web address as company', { company: 'https://evil.example/win' }],
    ['a web address as street', { street: ['www.evil.example', '1'] }],
    ['a web address as addition', { street: ['Damrak', '1 evil.nl'] }],
    ['a web address as city', { city: 'evil.shop' }],
  ])('ORDER-03 %s is refused, and no mail is written', async (_what, changes) => {
    const { code, result } = await shop.order({ addressInformation: information(changes) });
    expect({ code, result }).toEqual({
      code: 400,
      result: 'Je adresgegevens kloppen niet. Controleer ze en probeer het opnieuw.',
    });
    await shop.work.soon();
    expect([shop.sent, await shop.ports.database.select().from(orders)]).toEqual([[], []]);
  });

  it('ORDER-03 spaces around an email address are dropped', async () => {
    await shop.placed({ addressInformation: information({ email: ' jans@voorbeeld.nl ' }) });
    await shop.work.soon();
    expect(shop.sent.map(({ recipient }) => recipient)).toEqual(['jans@voorbeeld.nl']);
  });
});

describe('ORDER-10 the confirmation', () => {
  it('ORDER-10 makes no link of what a shopper has printed on a product or lives in', async () => {
    const product_option = { extension_attributes: { custom_options: [{ option_id: '7', option_value: 'ev.nl' }] } };
    await shop.placed({
      products: [{ sku: 'NAAM', qty: 1, product_option }],
      addressInformation: information({ street: ['v.d.Bergstraat', '12 A'] }),
    });
    await shop.work.soon();
    const [mail] = shop.sent;
    for (const body of [mail?.text, mail?.html]) {
      expect(body).not.toContain('ev.nl');
      expect(body).toContain('ev.\u2060nl');
      expect(body).toContain('v.\u2060d.\u2060Bergstraat 12 A');
    }
  });
});
