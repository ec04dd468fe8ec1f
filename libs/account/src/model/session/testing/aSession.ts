import { ApiError, createEventBus, createStorage, UnreachableError, type Storage } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { disconnectedUserApi, type SessionTokens, type UserApi } from '../../../api.ts';
import type { CustomerOrder } from '../../../contract.ts';
import { aProfile } from '../../../testing.ts';
import { sessionPortsAtom } from '../ports.ts';
import { takeOverSessionAtom } from '../sessionAtoms.ts';
import { createSessionStorage } from '../sessionStorage.ts';

const address = {
  firstname: 'Jans',
  lastname: 'de Vries',
  street: ['Damrak', '12'],
  postcode: '1012 AB',
  city: 'Amsterdam',
  country_id: 'NL',
  region_id: 0,
};

/** An order by its number, placed at noon of a day of March; state only what matters to the test. */
export const anOrder = (number: number, differences: Partial<CustomerOrder> = {}): CustomerOrder => ({
  entity_id: number,
  increment_id: String(number),
  created_at: `2026-03-${String(number).padStart(2, '0')} 12:00:00`,
  updated_at: '2026-03-31 12:00:00',
  state: 'new',
  status: 'pending',
  grand_total: 25,
  subtotal_incl_tax: 25,
  tax_amount: 4.34,
  discount_amount: 0,
  shipping_incl_tax: 0,
  shipping_description: 'Thuisbezorgd',
  order_currency_code: 'EUR',
  customer_email: 'jans@voorbeeld.nl',
  total_item_count: 0,
  total_qty_ordered: 0,
  items: [],
  billing_address: address,
  payment: { method: 'ideal', additional_information: ['iDEAL'] },
  status_histories: [],
  extension_attributes: { shipping_assignments: [] },
  ...differences,
});

export const tokens: SessionTokens = { token: 'T', refreshToken: 'R' };
export const refused = (code = 401) => new ApiError(code, 'Inloggen is niet gelukt');
export const unreachable = () => new UnreachableError('No answer');

type Options = { api?: Partial<UserApi>; storage?: Storage; isOnline?: boolean; isLoggedIn?: boolean };

/** The session of a browser over a server of which `api` says what it answers; `calls` are those that were made. */
export function aSession({ api = {}, storage = createStorage(), isOnline = true, isLoggedIn = false }: Options = {}) {
  const calls: string[] = [];
  const answers: Partial<UserApi> = {
    logIn: async () => tokens,
    profile: async () => aProfile(),
    orders: async () => ({ items: [], total_count: 0 }),
    logOut: async () => undefined,
    ...api,
  };
  const recorded = new Proxy(
    { ...disconnectedUserApi, ...answers },
    {
      get: (target, name, receiver) => {
        const call: unknown = Reflect.get(target, name, receiver);
        return (...asked: unknown[]): unknown => {
          calls.push([String(name), ...asked.map((each) => JSON.stringify(each))].join(' '));
          return typeof call === 'function' ? Reflect.apply(call, target, asked) : undefined;
        };
      },
    },
  );
  const events = createEventBus();
  const heard: unknown[] = [];
  for (const name of [
    'session/authorized',
    'session/not-authorized',
    'session/logged-in',
    'session/logged-out',
    'profile/update-ended',
  ] as const)
    events.on(name, (what) => void heard.push([name, what]));
  const logged: string[] = [];
  const store = createStore();
  store.set(sessionPortsAtom, {
    api: recorded,
    storage: createSessionStorage(storage),
    events,
    botToken: async (action) => `proof of ${action}`,
    isOnline: () => isOnline,
    now: () => 1234,
    log: (message) => void logged.push(message),
  });
  if (isLoggedIn) {
    createSessionStorage(storage).writeTokens(tokens);
    createSessionStorage(storage).writeUser(aProfile());
    store.set(takeOverSessionAtom);
  }
  return { store, calls, heard, logged, storage };
}
