import { loadLazyParts } from '../../loading/later.ts';

/**
 * The code of what can wait. It loads by the modules that all pages share: imported as it is, it would lie in more files,
 * for every page.
 */
export async function loadModules() {
  const { cartModule, wishModule, sessionModule, orderConfirmation } = await loadLazyParts();
  const [cart, wishes, session, orders, { OrderList }] = await Promise.all([
    cartModule(),
    wishModule(),
    sessionModule(),
    cartModule().then(({ loadOrderQueue }) => loadOrderQueue()),
    orderConfirmation(),
  ]);
  return { cart, wishes, session, orders, OrderList };
}

export type WaitingModules = Awaited<ReturnType<typeof loadModules>>;
