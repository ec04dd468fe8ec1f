import { backInStockSlice } from './backInStock/slice.ts';
import { backupSlice } from './backup/slice.ts';
import { blogSlice } from './blog/slice.ts';
import { cartSlice } from './cart/slice.ts';
import { catalogSlice } from './catalog/slice.ts';
import { contentSlice } from './content/slice.ts';
import { couponsSlice } from './coupons/slice.ts';
import { customerDataSlice } from './customerData/slice.ts';
import { createCustomers } from './customers/service.ts';
import { customersSlice } from './customers/slice.ts';
import { feedsSlice } from './feeds/slice.ts';
import { giftCardsSlice } from './giftCards/slice.ts';
import { healthSlice } from './health/slice.ts';
import { imagesSlice } from './images/slice.ts';
import { importSlice } from './import/slice.ts';
import { invalidationSlice } from './invalidation/slice.ts';
import { createLimiter, type Limiter } from './limits/limiter.ts';
import { leftCartsSlice } from './leftCarts/slice.ts';
import { limitsSlice } from './limits/slice.ts';
import { loyaltySlice } from './loyalty/slice.ts';
import { mailSlice } from './mail/slice.ts';
import { newsletterSlice } from './newsletter/slice.ts';
import { offersSlice } from './offers/slice.ts';
import { createOrders } from './orders/service.ts';
import { ordersSlice } from './orders/slice.ts';
import { passkeysSlice } from './passkeys/slice.ts';
import { createPaymentMethods } from './paymentMethods/methods.ts';
import { createMultiSafepay } from './paymentMethods/multisafepay.ts';
import { createPayments } from './payments/service.ts';
import { paymentsSlice } from './payments/slice.ts';
import type { Ports } from './ports.ts';
import { reviewsSlice } from './reviews/slice.ts';
import { searchSlice } from './search/slice.ts';
import type { Slice } from './slice.ts';
import { stockSlice } from './stock/slice.ts';
import { urlSlice } from './url/slice.ts';
import { wishlistSlice } from './wishlist/slice.ts';
import { withdrawalsSlice } from './withdrawals/slice.ts';

/** Every part of the backend, by its name, over the same ports. */
export function createSlices(ports: Ports) {
  const limiter = createLimiter(ports);
  const slices = createHoldingSlices(ports, limiter);
  const parts = Object.values<Slice>(slices).flatMap(({ customerData }) => customerData ?? []);
  return { ...slices, customerData: customerDataSlice({ ...ports, limiter, parts }) };
}

/** All but the one that asks each of them what it holds of a customer. */
function createHoldingSlices(ports: Ports, limiter: Limiter) {
  return {
    health: healthSlice(ports),
    search: searchSlice(ports),
    catalog: catalogSlice(ports),
    stock: stockSlice(ports),
    backInStock: backInStockSlice(ports),
    url: urlSlice(ports),
    invalidation: invalidationSlice(ports),
    content: contentSlice(ports),
    blog: blogSlice(ports),
    reviews: reviewsSlice(ports),
    offers: offersSlice(ports),
    feeds: feedsSlice(ports),
    images: imagesSlice(ports),
    import: importSlice(ports),
    mail: mailSlice(ports),
    backup: backupSlice(ports),
    ...sellingSlices(ports, limiter),
  };
}

/** Carts, orders and payments share the ways to pay; they and customers share the limits. */
function sellingSlices(ports: Ports, limiter: Limiter) {
  const { clock, fetch, addresses, secrets } = ports;
  const apiKey = secrets.multiSafepayApiKey;
  const provider = createMultiSafepay({ url: addresses.multiSafepay, apiKey, fetch });
  const methods = createPaymentMethods(provider, () => clock.now());
  const payments = createPayments({ ...ports, provider, apiKey, backendAddress: addresses.backend });
  const orders = createOrders({ ...ports, methods, limiter, giveBack: payments.giveBack });
  return {
    limits: limitsSlice(limiter),
    customers: customersSlice(createCustomers({ ...ports, limiter }), ports),
    passkeys: passkeysSlice({ ...ports, limiter }),
    newsletter: newsletterSlice({ ...ports, limiter }),
    wishlist: wishlistSlice({ ...ports, limiter }),
    loyalty: loyaltySlice(ports),
    cart: cartSlice({ ...ports, methods, limiter }),
    leftCarts: leftCartsSlice(ports),
    coupons: couponsSlice(ports),
    giftCards: giftCardsSlice({ ...ports, limiter }, { adminKey: secrets.adminKey }),
    orders: ordersSlice(orders, { ports, limiter }),
    withdrawals: withdrawalsSlice({ ...ports, limiter }, { adminKey: secrets.adminKey }),
    payments: paymentsSlice(payments, { methods, limiter, cancelUnpaid: orders.cancelUnpaid }),
  };
}
