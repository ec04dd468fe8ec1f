import { placedOrder, providerPaymentMethods } from '@etalage/checkout/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { defaultLimits, scaledLimits } from '../limits/limits.ts';
import { aCustomer } from '../testing/aCustomer.ts';
import { anOrder, aShop } from '../testing/aShop.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
beforeAll(async () => {
  shop = await aShop();
});

describe('PAY-03 the ways to pay of the provider', () => {
  const providersList = async () => {
    const path = `/api/ext/multisafepay/payment-methods?cartId=${await shop.newCart()}`;
    return v.parse(providerPaymentMethods, (await shop.call('GET', path)).result);
  };

  it('PAY-03, PAY-08 are those of the provider alone, with iDEAL preselected', async () => {
    const methods = (await providersList()).map(({ code, title, is_preselected }) => [code, title, is_preselected]);
    expect(methods).toEqual([
      ['multisafepay_ideal', 'iDEAL', true],
      ['multisafepay_creditcard', 'Creditcard', false],
      ['multisafepay_paypal', 'PayPal', false],
      ['multisafepay_bancontact', 'Bancontact', false],
    ]);
  });

  it('PAY-03 each has an image of its own', async () => {
    const methods = await providersList();
    expect(methods.map(({ image }) => image)).toEqual(
      methods.map(({ code }) => `/api/ext/multisafepay/images/${code}.svg`),
    );
  });

  it('PAY-03 each has a configuration, with the banks of iDEAL', async () => {
    const redirect = (...issuers: object[]) => ({ type: 'redirect', issuers, fields: [] });
    expect((await providersList()).map(({ configuration }) => configuration)).toEqual([
      redirect({ code: '0721', description: 'ING' }),
      redirect(),
      redirect(),
      redirect(),
    ]);
  });

  it('PAY-03 each has an image that the shop answers', async () => {
    const images = (await providersList()).map(({ image }) => image ?? '');
    const answers = await Promise.all(images.map((image) => shop.app.request(image)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe('PAY-01 the image of a way to pay', () => {
  const imageOf = (code: string) => shop.app.request(`/api/ext/multisafepay/images/${code}.svg`);

  it.each([
    ['multisafepay_ideal', 'iDEAL', 13],
    ['multisafepay_bancontact', 'Bancontact', 10],
    ['cashondelivery', 'Contant', 13],
    ['free', '€\u00a00', 13],
  ])('PAY-01 of %s is an SVG that shows %s', async (code, name, size) => {
    const svg = await (await imageOf(code)).text();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).toContain(`aria-label="${name}"`);
    expect(svg).toMatch(new RegExp(`font-size="${size}".*>${name}</text></svg>$`));
  });

  it('PAY-01 is kept by caches for a day', async () => {
    const { headers } = await imageOf('multisafepay_ideal');
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('PAY-01 of an unknown way to pay is not there', async () => {
    const answer = await imageOf('multisafepay_other');
    expect([answer.status, await answer.json()]).toEqual([404, { code: 404, result: 'Dit plaatje bestaat niet.' }]);
  });
});

describe('API-10 how often a payment page is asked for', () => {
  const limited = () =>
    aShop({ limits: { ...scaledLimits(defaultLimits, 1e6), paymentPagesOfCart: { count: 1, seconds: 600 } } });

  it('API-10 is counted for each cart', async () => {
    const strict = await limited();
    const [placed, other] = [await strict.placed(), await strict.placed()];
    const codes = [await strict.pay(placed), await strict.pay(placed), await strict.pay(other)].map(({ code }) => code);
    expect(codes).toEqual([200, 429, 200]);
  });

  it('API-10 is counted for each customer, whichever cart is named', async () => {
    const strict = await limited();
    const [jans, kees] = [await aCustomer(strict), await aCustomer(strict, { email: 'kees@voorbeeld.nl' })];
    const payOrderOf = async ({ headers }: typeof jans) => {
      const cartId = await strict.newCart();
      const { result } = await strict.call('POST', '/api/order', anOrder(cartId), headers);
      const orderId = v.parse(placedOrder, result).backendOrderId;
      return strict.call('POST', '/api/ext/multisafepay/payment-url', { cartId, orderId }, headers);
    };
    const codes = [await payOrderOf(jans), await payOrderOf(jans), await payOrderOf(kees)].map(({ code }) => code);
    expect(codes).toEqual([200, 429, 200]);
  });
});
