import type { CartLink, OrderAgain } from '@etalage/cart';
import { cartTokenAtom, createCartShareApi, hasWaitingActsAtom, resumeCartAtom } from '@etalage/cart/headless';
import { ApiError, maySucceedLater, shopDay } from '@etalage/core';
import { linkTo } from '../links.ts';
import type { Visit } from './createVisit.ts';
import { defineFeature } from './defineFeature.ts';
import { viewOf } from './viewOf.ts';
import { visitHttp } from './visitHttp.ts';

/** Hands a link to the device. */
export { sendLink } from '../connected/sendLink.ts';

const cartShareApi = defineFeature((visit) => createCartShareApi(visitHttp(visit), viewOf(visit).endpoints.cart));

/** What a link holds today, or that it does not work, in the words of the server where it was asked. */
export type OpenedShare = { shared: OrderAgain } | { refusal: string | undefined };

/** Opens a link for the cart of the visit, which is loaded. */
export async function openShare(visit: Visit, token: string): Promise<OpenedShare> {
  // A whole one has its signature behind a dot.
  if (!token.includes('.')) return { refusal: undefined };
  try {
    return { shared: await cartShareApi(visit).open(token, visit.store.get(cartTokenAtom)) };
  } catch (error) {
    // At 500 the server failed, whatever the link holds.
    if (!(error instanceof ApiError) || maySucceedLater(error) || [401, 500].includes(error.code)) throw error;
    return { refusal: error.message || undefined };
  }
}

/** A link to the cart as the server has it; undefined while that lacks something which the shopper did. */
export async function makeLink(visit: Visit): Promise<CartLink | undefined> {
  const { store } = visit;
  await store.set(resumeCartAtom);
  const cartId = store.get(cartTokenAtom);
  if (cartId === undefined || store.get(hasWaitingActsAtom)) return undefined;
  const { token, expires_at, left_out: leftOut } = await cartShareApi(visit).share(cartId);
  // Behind the #, so that no cache keeps a page by it, nor the service worker; only the call that opens it carries it.
  return { href: `${location.origin}${linkTo('shared-cart')}#${token}`, day: shopDay(Date.parse(expires_at)), leftOut };
}
