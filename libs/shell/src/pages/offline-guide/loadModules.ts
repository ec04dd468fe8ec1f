import { loadLazyParts } from '../../loading/later.ts';
import type { Visit } from '../../visit/createVisit.ts';

/**
 * The code of what can wait. It loads by the modules that all pages share: imported as it is, it would lie in more files,
 * for every page. `seen` are the products that the browser knows by name.
 */
export async function loadModules(visit: Visit) {
  const { cartModule, wishModule, sessionModule, orderConfirmation, background } = await loadLazyParts();
  const [cart, wishes, session, orders, { OrderList }, seen] = await Promise.all([
    cartModule(),
    wishModule(),
    sessionModule(),
    cartModule().then(({ loadOrderQueue }) => loadOrderQueue()),
    orderConfirmation(),
    background().then(({ seenProducts }) => seenProducts(visit).all()),
  ]);
  return { cart, wishes, session, orders, OrderList, seen };
}

export type WaitingModules = Awaited<ReturnType<typeof loadModules>>;
