import { UnreachableError } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { cartTokenAtom, hasWaitingActsAtom, resumeCartAtom } from './cartAtoms.ts';
import { platformTotalsAtom, syncTotalsAtom } from './totalsAtoms.ts';

/** The cart's name at the server, once it has every line that the shopper sees. */
export const sentCartAtom = atom(null, async (get, set): Promise<string> => {
  if (get(hasWaitingActsAtom)) await set(resumeCartAtom);
  const cartId = get(cartTokenAtom);
  if (cartId === undefined || get(hasWaitingActsAtom)) throw new UnreachableError('The cart is not sent yet');
  return cartId;
});

/** A sync that fails says nothing (TOTAL-05), but who changed what is to be paid waits for what it comes to. */
export const followTotalsAtom = atom(null, async (get, set) => {
  const before = get(platformTotalsAtom);
  await set(syncTotalsAtom);
  if (get(platformTotalsAtom) === before) throw new UnreachableError('No totals');
});
