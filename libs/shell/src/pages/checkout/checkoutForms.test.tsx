import { anAddress } from '@etalage/account/testing';
import {
  cartKeys,
  cartStateAtom,
  shippingSelectionAtom,
  syncTotalsAtom,
  toStored,
  type CartLine,
} from '@etalage/cart/headless';
import { aLine, aPaymentMethod, anItemTotals, someTotals } from '@etalage/cart/testing';
import {
  createCheckoutStorage,
  enterSectionAtom,
  type CheckoutDetails,
  type Section,
} from '@etalage/checkout/headless';
import { someDetails } from '@etalage/checkout/testing';
import { browserStorage } from '@etalage/core';
import { cart as cartConstants } from '@etalage/core/constants';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { linkTo } from '../../links.ts';
import { nl } from '../../messages/nl.ts';
import { visit } from '../../testing.tsx';
import { aCartServer, refusal, type CartServerOptions } from '../../testing/aCartServer.ts';
import { createCartVisit } from '../../visit/cartVisit.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

type Options = CartServerOptions & {
  section?: Section;
  details?: Partial<CheckoutDetails>;
  line?: Partial<CartLine>;
  token?: string;
};

/** The checkout with a stored cart and stored form data, at one of its sections. */
async function openCheckout(options: Options = {}) {
  const { section = 'Shipping', details = {}, line = {}, token = 'cart-1', ...server } = options;
  const storage = browserStorage();
  const confirmed = { serverItemId: 7, cartId: 'cart-1', confirmedQuantity: 1 };
  storage.write(cartKeys.lines, [toStored(aLine({ ...confirmed, ...line }))]);
  storage.write(cartKeys.token, token);
  createCheckoutStorage(storage).writeDetails(someDetails(details));
  const { calls, callsTo } = aCartServer(server);
  const { store } = await visit({ path: linkTo('checkout'), cart: createCartVisit });
  await screen.findByRole('heading', { name: nl.checkoutTitle });
  await screen.findByRole('button', { name: 'Verder' });
  await act(async () => store.set(enterSectionAtom, section));
  return { store, calls, callsTo };
}

const shippingTo = (address: Parameters<typeof anAddress>[0]): Options => ({
  details: { shippingDetails: { ...anAddress(address), shippingMethod: '', shippingCarrier: '' } },
});

/** Types into a field of an otherwise valid form, and submits it. */
async function submitWith(label: string, text: string, options?: Options) {
  await openCheckout(options);
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  const form = within(field.closest('form') ?? document.body);
  await userEvent.click(form.getByRole('button', { name: /^(Adres opslaan|Verder)$/ }));
  return screen.queryByLabelText(label) ?? field;
}

const numberLabel = 'Huisnummer en toevoeging';
const personal = { section: 'PersonalDetails' } as const;
const billed = { section: 'Payment', details: { billing: 'other' } } as const;

describe.each(['Voornaam', 'Achternaam'])('ADDR-07 %s', (label) => {
  const message = 'Je naam moet uit minimaal 2 letters bestaan';

  it.each([
    ['who orders', personal],
    ['who receives it', {}],
    ['who gets the invoice', billed],
  ])(`ADDR-07, A11Y-06 ${label} of one letter shows the name message at the field, of %s`, async (_who, options) => {
    const field = await submitWith(label, 'J', options);
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toBeInvalid();
  });

  it(`ADDR-07 ${label} counts its letters alone`, async () => {
    expect(await submitWith(label, 'J.1')).toHaveAccessibleDescription(message);
  });

  it(`ADDR-07 ${label} of two letters is right`, async () => {
    expect(await submitWith(label, 'Jo')).not.toHaveAccessibleDescription(message);
  });
});

describe('ADDR-08 a zip code', () => {
  const message = 'Je postcode moet uit minimaal 2 tekens bestaan';

  it.each([
    ['0123AB', 'NL', 'begins with 0'],
    ['1012', 'NL', 'has no letters'],
    ['1012A', 'NL', 'has one letter'],
    ['101AB', 'NL', 'has three digits'],
    ['1012  AB', 'NL', 'has two spaces'],
    ['1012-AB', 'NL', 'has a dash'],
    ['1012 12', 'NL', 'has digits instead of letters'],
    ['10I2AB', 'NL', 'has a letter among its digits'],
    ['200', 'BE', 'has three digits'],
    ['20000', 'BE', 'has five digits'],
    ['2OOO', 'BE', 'has letters instead of digits'],
    ['1012 AB', 'BE', 'is of another country'],
  ])('ADDR-08 %s in %s shows the zip-code message: it %s', async (zip, country) => {
    expect(await submitWith('Postcode', zip, shippingTo({ country }))).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
  });

  it('ADDR-08 a wrong one of another billing address shows the zip-code message', async () => {
    expect(await submitWith('Postcode', '0123AB', billed)).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
  });

  it.each([
    ['1012AB', 'NL'],
    ['1012 ab', 'NL'],
    ['2000', 'BE'],
  ])('ADDR-08 %s in %s is right', async (zip, country) => {
    await submitWith('Postcode', zip, shippingTo({ country }));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: /Thuisbezorgd/ })).toBeVisible();
  });
});

describe('ADDR-09 house number and zip code', () => {
  const both = 'Vul een geldige postcode en een geldig huisnummer in';

  it.each([
    ['A', 'begins with a letter'],
    ['123456', 'has six digits'],
  ])('ADDR-09, A11Y-06 a house number %s shows that both must be valid: it %s', async (number) => {
    expect(await submitWith(numberLabel, number)).toHaveAccessibleDescription(both);
    expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(both);
  });

  it('ADDR-09 a wrong house number of another billing address shows that both must be valid', async () => {
    expect(await submitWith(numberLabel, 'A', billed)).toHaveAccessibleDescription(both);
    expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(both);
  });

  it('ADDR-09 a wrong zip code shows that both must be valid', async () => {
    await submitWith('Postcode', '1');
    expect(screen.getByLabelText(numberLabel)).toHaveAccessibleDescription(both);
  });

  it.each(['1', '12345', '12345 bis', '12A', '12-114', '12 achterhuis'])(
    'ADDR-09 a house number %s is right',
    async (number) => {
      await submitWith(numberLabel, number);
      expect(screen.queryByText(both)).not.toBeInTheDocument();
      expect(await screen.findByRole('radio', { name: /Thuisbezorgd/ })).toBeVisible();
    },
  );
});

describe('ADDR-10 a phone number', () => {
  const message = /Vul een geldig telefoonnummer in/;

  it('ADDR-10 is required', async () => {
    expect(await submitWith('Telefoonnummer', '')).toHaveAccessibleDescription(/Dit veld is verplicht/);
  });

  it.each([
    ['1234567', 'has 7 digits'],
    ['1234567890123456', 'has 16 digits'],
    ['06 12 34 56 7x', 'has a letter'],
    ['06+12345678', 'has its plus inside'],
  ])('ADDR-10 %s shows the phone message: it %s', async (phone) => {
    expect(await submitWith('Telefoonnummer', phone)).toHaveAccessibleDescription(message);
  });

  it.each(['12345678', '123456789012345', '+31 6-1234 5678', '06 - 1234 5678'])(
    'ADDR-10 %s is right',
    async (phone) => {
      expect(await submitWith('Telefoonnummer', phone)).not.toHaveAccessibleDescription(message);
      expect(await screen.findByRole('radio', { name: /Thuisbezorgd/ })).toBeVisible();
    },
  );
});

describe('ADDR-11 an email address', () => {
  const message = 'Vul een geldig e-mailadres in';

  it.each([
    ['@voorbeeld.nl', 'has no local part'],
    ['jans.voorbeeld.nl', 'has no @'],
    ['jans@voorbeeld', 'has a domain without a dot'],
  ])('ADDR-11 %s shows the email message: it %s', async (email) => {
    expect(await submitWith('E-mailadres', email, personal)).toHaveAccessibleDescription(message);
  });

  it('ADDR-11 with all three is right', async () => {
    await submitWith('E-mailadres', 'jans@voorbeeld.nl', personal);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});

describe('ADDR-12 a form with errors', () => {
  it.each(['Voornaam', 'Achternaam', 'Postcode', numberLabel, 'Straat', 'Plaats', 'Telefoonnummer'])(
    'ADDR-12 shows the field-required message at %s when it is empty',
    async (label) => {
      expect(await submitWith(label, '')).toHaveAccessibleDescription(expect.stringContaining('Dit veld is verplicht'));
    },
  );

  it.each(['Voornaam', 'Achternaam', 'Postcode', numberLabel, 'Straat', 'Plaats'])(
    'ADDR-12 shows the field-required message at %s of another billing address when it is empty',
    async (label) => {
      expect(await submitWith(label, '', billed)).toHaveAccessibleDescription(
        expect.stringContaining('Dit veld is verplicht'),
      );
    },
  );

  it.each(['Voornaam', 'Achternaam', 'E-mailadres'])(
    'ADDR-12 shows the field-required message at %s of who orders when it is empty',
    async (label) => {
      expect(await submitWith(label, '', personal)).toHaveAccessibleDescription('Dit veld is verplicht');
    },
  );

  it('ADDR-12 says that the errors must be fixed', async () => {
    await submitWith('Voornaam', 'J');
    expect(screen.getByText('los eerst de fouten in het formulier op')).toBeVisible();
  });

  it('ADDR-12 moves the focus to the first wrong field', async () => {
    await submitWith('Telefoonnummer', '1', shippingTo({ zipCode: '1' }));
    expect(screen.getByLabelText('Postcode')).toHaveFocus();
  });
});

describe('ADDR-13, ADDR-14 the address that is sent', () => {
  const payload = {
    firstname: 'Jans',
    lastname: 'de Vries',
    city: 'Mechelen',
    postcode: '2800',
    countryId: 'BE',
  };
  const sentTo = async (call: string) => {
    const place = { state: 'Antwerpen', region_id: 7, city: 'Mechelen', zipCode: '2800', country: 'BE' };
    const { callsTo } = await openCheckout(shippingTo(place));
    await vi.waitFor(() => expect(callsTo(call)).not.toEqual([]));
    return callsTo(call)[0]?.body;
  };
  const street = ['Damrak', '12 A'];

  it('ADDR-13 has name, city, postcode and country', async () => {
    const address = expect.objectContaining(payload);
    expect(await sentTo('shipping-information')).toMatchObject({
      addressInformation: { shippingAddress: address, billingAddress: address },
    });
  });

  it.each(['shippingAddress', 'billingAddress'])(
    'ADDR-13 has the street too, and nothing else, as %s',
    async (address) => {
      const sent = await sentTo('shipping-information');
      expect(sent).toHaveProperty(`addressInformation.${address}`, { ...payload, street });
    },
  );

  it('ADDR-13 has the region fields too for the lookup of shipping methods', async () => {
    const region = { region: 'Antwerpen', region_id: 7, region_code: '', country_id: 'BE' };
    expect(await sentTo('shipping-methods')).toEqual({ address: { ...payload, ...region, street } });
  });

  it.each([
    ['shipping-information', 'addressInformation.shippingAddress.street'],
    ['shipping-methods', 'address.street'],
  ])('ADDR-14 street is the street name, then the house number with its addition, in %s', async (call, path) => {
    expect(await sentTo(call)).toHaveProperty(path, street);
  });
});

describe('CART-01 the selections of the cart state', () => {
  it('CART-01 holds the shipping selection', async () => {
    const { store } = await openCheckout();
    await vi.waitFor(() =>
      expect(store.get(cartStateAtom).shipping).toMatchObject({
        carrier_code: 'homedelivery',
        method_code: 'standard',
      }),
    );
  });

  it('CART-01 holds the payment selection', async () => {
    const { store } = await openCheckout();
    await vi.waitFor(() => expect(store.get(cartStateAtom).payment).toBe('multisafepay_ideal'));
  });
});

describe('TOTAL-03 the totals sync of the checkout', () => {
  it('TOTAL-03 posts the shipping information once a shipping method is selected', async () => {
    const { callsTo } = await openCheckout();
    await vi.waitFor(() =>
      expect(callsTo('shipping-information')[0]?.body).toMatchObject({
        addressInformation: { shippingCarrierCode: 'homedelivery', shippingMethodCode: 'standard' },
      }),
    );
  });

  it('TOTAL-03 gets the totals once the address is changed, as its shipping method must be selected anew', async () => {
    const { store, calls, callsTo } = await openCheckout();
    await vi.waitFor(() => expect(callsTo('shipping-information')).not.toEqual([]));
    await userEvent.type(await screen.findByLabelText('Plaats'), ' Zuid');
    calls.length = 0;
    await act(() => store.set(syncTotalsAtom));
    expect(calls.map(({ call }) => call)).toEqual(['totals']);
  });
});

describe('TOTAL-02 the totals sync of the checkout', () => {
  /** Opens the checkout, waits until it has chosen delivery and payment, and counts its own calls: the test before may still ask. */
  const asked = async (token: string) => {
    let count = 0;
    const answer = (call: string, { url }: Request) => {
      const isOwn = new URL(url).searchParams.get('cartId') === token;
      if (isOwn && (call === 'totals' || call === 'shipping-information')) count += 1;
      return undefined;
    };
    const { store, callsTo } = await openCheckout({ token, answer });
    await vi.waitFor(() => expect(callsTo('selected-payment-method')).not.toEqual([]));
    await vi.waitFor(() => expect(store.get(shippingSelectionAtom)).toBeDefined());
    await act(() => new Promise((done) => void setTimeout(done)));
    return count;
  };

  it('TOTAL-02 calls the server where the shop enables it', async () => {
    expect(await asked('cart-2')).toBeGreaterThan(0);
  });

  it('TOTAL-02 makes no call where the shop disables it', async () => {
    Object.assign(cartConstants, { synchronizeTotals: false });
    onTestFinished(() => void Object.assign(cartConstants, { synchronizeTotals: true }));
    expect(await asked('cart-3')).toBe(0);
  });
});

describe('CART-23 a line of the checkout', () => {
  const line = { quantity: 3, tiers: [{ quantity: 3, price: 1795 }] };

  it.each([
    ["the server's item total", anItemTotals({ item_id: 7, price_incl_tax: 17.5 }), '€ 52,50'],
    ['the tier price that applies where there is none', anItemTotals({ item_id: 8 }), '€ 53,85'],
  ])('CART-23 costs %s', async (_title, item, price) => {
    await openCheckout({ line, totals: someTotals({ items: [item] }) });
    const summary = (await screen.findByText('Je bestelling')).closest('details');
    await vi.waitFor(() => expect(summary).toHaveTextContent(`3 × Handdoek HotelWit${price}`));
  });
});

describe('TOTAL-05 shipping information that does not come', () => {
  const refused = () => refusal(500, 'Er ging iets mis');
  /** The checkout after that call failed; answers what was logged. */
  async function asked(response: () => Response) {
    const log = vi.fn<(error: Error) => void>();
    vi.stubGlobal('reportError', log);
    const answer = (call: string) => (call === 'shipping-information' ? response() : undefined);
    const { callsTo } = await openCheckout({ answer });
    const patience = { timeout: 5000 };
    await vi.waitFor(() => expect(callsTo('shipping-information')).not.toEqual([]), patience);
    await vi.waitFor(() => expect(log).toHaveBeenCalled(), patience);
    // Time for a notification, which must not come.
    await act(() => new Promise((done) => void setTimeout(done, 50)));
    return log;
  }

  it.each([
    ['an answer other than 200', refused],
    ['a failure to get it', () => Response.error()],
  ])('TOTAL-05 %s is logged in the checkout', async (_title, response) => {
    const log = await asked(response);
    expect(log).toHaveBeenCalledWith(expect.any(Error));
  });

  it('TOTAL-05 the log of the checkout says that getting the totals failed, and why', async () => {
    const log = await asked(refused);
    expect(log.mock.calls.map(([{ message }]) => message)).toContain('Failed to get the totals: Er ging iets mis');
  });

  it('TOTAL-05 an answer other than 200 makes no notification in the checkout', async () => {
    await asked(refused);
    expect(screen.queryByRole('button', { name: 'OK' })).not.toBeInTheDocument();
  });
});

describe('TOTAL-04 the 200 answer of the shipping information', () => {
  const segments = (value: number) => [{ code: 'grand_total', title: 'Totaal', value }];
  const totals = someTotals({ items: [anItemTotals({ item_id: 7 })], total_segments: segments(31.41) });
  const offered = async (payment_methods: readonly ReturnType<typeof aPaymentMethod>[]) => {
    const answer = (call: string) =>
      call === 'shipping-information'
        ? Response.json({ code: 200, result: { payment_methods, totals } })
        : call === 'payment-methods'
          ? Response.json({ code: 200, result: [aPaymentMethod({ code: 'old', title: 'Oud' })] })
          : undefined;
    await openCheckout({ section: 'Payment', answer });
    await screen.findByText(/31,41/);
    return screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
  };

  it('TOTAL-04 replaces the payment methods when it brings some', async () => {
    const methods = await offered([aPaymentMethod({ code: 'new', title: 'Nieuw' })]);
    expect(methods).toContain('new');
    expect(methods).not.toContain('old');
  });

  it('TOTAL-04 leaves the payment methods when it brings none', async () => {
    expect(await offered([])).toContain('old');
  });
});
