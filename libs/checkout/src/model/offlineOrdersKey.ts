/**
 * Where local storage lists the orders that were placed offline and that the shopper has to hear of, each with its cart: what
 * the first load of a page looks at. The orders themselves are tasks.
 */
export const offlineOrdersKey = 'shop/checkout/offline-orders';
