import { cartTokenAtom, putBackAtom, readOrderAgain, type OrderAgain } from '@etalage/cart/headless';
import type { Visit } from './createVisit.ts';
import { visitHttp } from './visitHttp.ts';
import { viewOf } from './viewOf.ts';

/** Puts the lines of an order into the cart, which is loaded, and answers how they differ from what was ordered (ACC-14). */
export async function orderAgain(visit: Visit, number: string): Promise<OrderAgain> {
  const { store } = visit;
  const found = await readOrderAgain(visitHttp(visit), {
    number,
    cartId: store.get(cartTokenAtom),
    path: viewOf(visit).endpoints.user,
  });
  await store.set(putBackAtom, found.items);
  return found;
}
