import { beforeEach, describe, expect, it } from 'vitest';
import { aProvider } from '../testing/aProvider.ts';
import { createPaymentMethods, isPaidFirst, toPaymentMethod, type PaymentMethods } from './methods.ts';
import { createMultiSafepay } from './multisafepay.ts';

const order = { owed: 2500, isVirtual: false, hasBankAccount: true };

let now: number;
let asked: string[];
let provider: ReturnType<typeof aProvider>;
let instead: ((path: string) => unknown) | undefined;
let methods: PaymentMethods;
beforeEach(() => {
  now = 1_000_000;
  asked = [];
  provider = aProvider('key');
  instead = undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    const data = instead?.(pathname);
    return data === undefined ? provider.fetch(input, init) : Response.json({ success: true, data });
  };
  methods = createPaymentMethods(createMultiSafepay({ url: 'http://pay.test', apiKey: 'key', fetch }), () => now);
});
const codes = async (payable = order) => (await methods.offer()).of(payable).map(({ code }) => code);
const ofProvider = ['multisafepay_ideal', 'multisafepay_creditcard', 'multisafepay_paypal', 'multisafepay_bancontact'];

describe('PAY-03 what the provider offers', () => {
  it('PAY-03 is asked again after a minute, and not before', async () => {
    await codes();
    now += 59_999;
    await codes();
    expect(asked).toEqual(['/v1/json/gateways', '/v1/json/issuers/ideal']);
    now += 1;
    await codes();
    expect(asked).toHaveLength(4);
  });

  it('PAY-03 holds while it does not answer, and is asked for each time', async () => {
    await codes();
    now += 60_000;
    provider.state.isDown = true;
    expect(await codes()).toEqual([...ofProvider, 'banktransfer', 'cashondelivery']);
    await codes();
    expect(asked).toHaveLength(6);
  });

  it('PAY-03 is nothing before it answered once', async () => {
    provider.state.isDown = true;
    expect(await codes()).toEqual(['banktransfer', 'cashondelivery']);
  });

  it('PAY-03 leaves out what the shop has no code for', async () => {
    const gateways = [
      { id: 'TREES', description: 'Bomen' },
      { id: 'PAYPAL', description: 'PayPal' },
    ];
    instead = (path) => (path.endsWith('/gateways') ? gateways : undefined);
    expect((await methods.offer()).ofProvider).toEqual([
      { code: 'multisafepay_paypal', title: 'PayPal', cost: 0, gateway: 'PAYPAL', issuers: [] },
    ]);
  });

  it('PAY-03 has all banks of iDEAL, and no other method has any', async () => {
    const banks = [
      { code: '0721', description: 'ING' },
      { code: '0031', description: 'ABN AMRO' },
    ];
    instead = (path) => (path.endsWith('/issuers/ideal') ? banks : undefined);
    const { ofProvider: offered } = await methods.offer();
    expect(offered.map(({ code, issuers }) => [code, issuers])).toEqual(
      ofProvider.map((code) => [code, code === 'multisafepay_ideal' ? banks : []]),
    );
  });
});

describe('PAY-02 what a cart is offered', () => {
  it('PAY-19 is nothing to pay alone where nothing is owed', async () =>
    expect(await codes({ ...order, owed: 0 })).toEqual(['free']));
  it('PAY-21 is no bank transfer without an account', async () =>
    expect(await codes({ ...order, hasBankAccount: false })).not.toContain('banktransfer'));
  it('PAY-02 is no cash on delivery where nothing is delivered', async () =>
    expect(await codes({ ...order, isVirtual: true })).not.toContain('cashondelivery'));

  it("PAY-02 has how the provider's ways go on, and nothing of that for the shop's own", async () => {
    const found = (await methods.offer()).of(order).map(toPaymentMethod);
    expect(found[0]).toMatchObject({
      configuration: { type: 'redirect', issuers: [{ code: '0721', description: 'ING' }], fields: [] },
    });
    expect(found.at(-1)).not.toHaveProperty('configuration');
  });
});

it.each([
  ['multisafepay_ideal', true],
  ['banktransfer', true],
  ['cashondelivery', false],
  ['free', false],
])('PAY-19 an order by %s waits for the money: %s', (code, waits) => expect(isPaidFirst(code)).toBe(waits));
