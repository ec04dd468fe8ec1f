import { customerGroupAtom, logOutAtom, userAtom } from '@etalage/account/headless';
import { aProfile } from '@etalage/account/testing';
import { loadCartAtom } from '@etalage/cart/headless';
import { aProductSummary } from '@etalage/catalog/testing';
import { aStoreView } from '@etalage/core/testing';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pageFetchAtom } from '../model/pageFetchAtom.ts';
import { visit } from '../testing.tsx';
import '../connected/RecentlyViewed.tsx';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const profile = (more: object) =>
  aProfile({ groupToken: 'a.b.c', extension_attributes: { is_subscribed: false, is_confirmed: true, ...more } });

/** A shop that a customer opens who is logged in, whose profile the server answers with this. */
async function aCustomersVisit(more: object, priceTiers = true) {
  localStorage.setItem('shop/user/current-token', JSON.stringify('token'));
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url));
    return Response.json({ code: 200, result: request.url.endsWith('/user/me') ? profile(more) : [] });
  });
  const { features } = aStoreView();
  const view = { features: { ...features, priceTiers } };
  const { store } = await visit({ path: '/cart/', hasSession: true, view });
  const heard = vi.fn();
  store.sub(pageFetchAtom, heard);
  await waitFor(() => expect(store.get(userAtom).current?.id).toBe(7));
  return { store, heard, asked };
}

it('PRICE-09 a customer whose group pays what guests pay asks for pages and prices as guests do', async () => {
  const { store, heard } = await aCustomersVisit({ has_group_prices: false });
  expect(store.get(customerGroupAtom)).toBeUndefined();
  expect(heard).not.toHaveBeenCalled();
});

it.each([
  ['with prices of its own', { has_group_prices: true }],
  ['of which a server does not say that', {}],
])('PRICE-09 a customer of a group %s asks for its pages once more, and for its prices', async (_what, more) => {
  const { store, heard } = await aCustomersVisit(more);
  expect(store.get(customerGroupAtom)).toEqual({ groupId: 2, groupToken: 'a.b.c' });
  expect(heard).toHaveBeenCalledTimes(1);
});

it('SESSION-02 a session that starts with a token sets the group of its customer', async () => {
  const { store } = await aCustomersVisit({ has_group_prices: true });
  expect(store.get(customerGroupAtom)).toEqual({ groupId: 2, groupToken: 'a.b.c' });
});

it('PRICE-09 a customer of a store without tiers asks as guests do, whatever a server says of their group', async () => {
  const { store, heard } = await aCustomersVisit({ has_group_prices: true }, false);
  expect(store.get(customerGroupAtom)).toBeUndefined();
  expect(heard).not.toHaveBeenCalled();
});

it('PRICE-09 a customer who logs out asks for pages and prices as guests do', async () => {
  const { store, heard } = await aCustomersVisit({ has_group_prices: true });
  act(() => store.set(logOutAtom));
  expect(store.get(customerGroupAtom)).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
});

it.each([
  ['are sent with the call for prices where tiers are on', true, ['2', 'a.b.c']],
  ['are not where tiers are off', false, [null, null]],
])('PRICE-09 groupId and groupToken %s', async (_what, priceTiers, expected) => {
  localStorage.setItem('shop/catalog/recently-viewed', JSON.stringify([aProductSummary()]));
  const { store, asked } = await aCustomersVisit({ has_group_prices: true }, priceTiers);
  store.set(customerGroupAtom, { groupId: 2, groupToken: 'a.b.c' });
  await act(async () => store.set(loadCartAtom));
  const prices = await waitFor(() => asked.find(({ pathname }) => pathname.endsWith('/render-list')) ?? expect.fail());
  const { searchParams } = prices;
  expect([searchParams.get('userGroupId'), searchParams.get('groupToken')]).toEqual(expected);
});
