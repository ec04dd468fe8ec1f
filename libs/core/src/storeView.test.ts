import { describe, expect, it } from 'vitest';
import { defaultEndpoints } from './endpoints.ts';
import { dutch, dutchTax } from './storeDefaults.ts';
import { parseStoreView } from './storeView.ts';
import { aStoreView } from './testing.ts';

describe('a store view is complete or refused', () => {
  it('STORE-02 accepts a complete one', () => expect(parseStoreView(aStoreView())).toEqual(aStoreView()));

  it.each(['storeCode', 'storeId', 'name', 'baseUrl', 'logo', 'hasDailyOffer', 'tax', 'seo', 'searchIndex', 'i18n'])(
    'STORE-02 names %s when it is missing',
    (field) => {
      const { [field]: _left, ...rest } = Object.fromEntries(Object.entries(aStoreView()));
      expect(() => parseStoreView(rest)).toThrow(field);
    },
  );

  it.each(['storeCode', 'name', 'logo', 'searchIndex'])('STORE-02 names %s when it is empty', (field) =>
    expect(() => parseStoreView({ ...aStoreView(), [field]: '' })).toThrow(field),
  );

  it.each([
    ...Object.keys(dutch).map((name) => ['i18n', name]),
    ...['defaultTitle', 'titleTemplate', 'description'].map((name) => ['seo', name]),
    ...['sourcePriceIncludesTax', 'defaultCountry'].map((name) => ['tax', name]),
  ])('STORE-02 names %s.%s when it is missing', (block = '', name = '') => {
    const view: Record<string, unknown> = { ...aStoreView() };
    const { [name]: _left, ...rest } = Object.fromEntries(Object.entries(Object(view[block])));
    expect(() => parseStoreView({ ...view, [block]: rest })).toThrow(`${block}.${name}`);
  });

  it.each([
    ['has no address', { cart: '' }],
    ['does not exist', { carts: '/api/cart' }],
  ])('names an endpoint that %s', (_why, endpoints) => {
    const [name] = Object.keys(endpoints);
    expect(() => parseStoreView({ ...aStoreView(), endpoints })).toThrow(`endpoints.${name}`);
  });

  it('API-11 an endpoint of its own takes the place of the standard one, the others stay', () => {
    const endpoints = { ...defaultEndpoints, cart: '/winkelwagen' };
    expect(parseStoreView({ ...aStoreView(), endpoints: { cart: '/winkelwagen' } })).toEqual(aStoreView({ endpoints }));
  });

  it('takes the payment methods that it does not support', () => {
    expect(parseStoreView(aStoreView({ unsupportedPayments: ['banktransfer'] }))).toMatchObject({
      unsupportedPayments: ['banktransfer'],
    });
  });

  it('takes the default order of lists, and no other word', () => {
    expect(parseStoreView(aStoreView({ defaultOrder: 'newest' }))).toMatchObject({ defaultOrder: 'newest' });
    expect(() => parseStoreView({ ...aStoreView(), defaultOrder: 'random' })).toThrow('defaultOrder');
  });

  it.each([true, false])('API-05 takes where the token is sent: in the header %s', (tokenInHeader) => {
    const features = { ...aStoreView().features, tokenInHeader };
    expect(parseStoreView({ ...aStoreView(), features })).toMatchObject({ features: { tokenInHeader } });
  });

  it('CART-10 takes the address of an external checkout', () => {
    const externalCheckout = 'https://kassa.test/bestellen';
    expect(parseStoreView(aStoreView({ externalCheckout }))).toMatchObject({ externalCheckout });
  });

  it.each(['/bestellen', 'javascript:alert(1)'])(
    'refuses %s as address of an external checkout',
    (externalCheckout) => {
      expect(() => parseStoreView(aStoreView({ externalCheckout }))).toThrow('externalCheckout');
    },
  );

  it('refuses a field it does not know', () => {
    expect(() => parseStoreView({ ...aStoreView(), colour: 'red' })).toThrow('colour');
  });
});

it('STORE-10 the i18n block', () => {
  expect(dutch).toEqual({
    defaultLocale: 'nl-NL',
    currencySign: '€',
    currencyCode: 'EUR',
    currencyDecimal: ',',
    currencyGroup: '.',
    fractionDigits: 2,
    priceFormat: '{sign} {amount}',
    dateFormat: 'HH:mm D-M-YYYY',
  });
});

it('STORE-13 source prices include tax, the default country is NL', () => {
  expect(dutchTax).toMatchObject({ sourcePriceIncludesTax: true, defaultCountry: 'NL' });
});

it('API-11 the default endpoints', () => {
  expect(defaultEndpoints).toMatchObject({
    products: '/api/product',
    search: '/api/catalog',
    cms: '/api/ext/cms',
    forms: '/api/ext/forms',
    blog: '/api/ext/blog',
    storelocator: '/api/ext/storelocator',
    pickup: '/api/ext/pickup',
    dailyOffer: '/api/ext/daily-offer',
    reviews: '/api/ext/reviews',
    review: '/api/review',
    giftcard: '/api/ext/giftcard',
    loyalty: '/api/ext/loyalty',
    wishlist: '/api/ext/wishlist',
    countries: '/api/ext/directory/countries',
    currencies: '/api/ext/directory/currencies',
    cart: '/api/cart',
    order: '/api/order',
    stock: '/api/stock',
    url: '/api/url',
    user: '/api/user',
    payment: '/api/ext/multisafepay',
    checkout: '/api/ext/checkout',
    cartExtend: '/api/ext/cart-extend',
    newsletter: '/api/ext/magento2-newsletter/subscribe',
    autocomplete: '/api/ext/pro6pp/autocomplete',
    mail: '/api/ext/mail-service',
  });
});
