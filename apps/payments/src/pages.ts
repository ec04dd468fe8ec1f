import { Hono } from 'hono';
import type { Context } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import * as v from 'valibot';
import { payForm, type PayForm } from './contract.ts';
import { gatewayName } from './gateways.ts';
import { endedPage, notFoundPage, paymentPage } from './page/page.ts';
import { styleHash } from './page/style.ts';
import type { Storage, Transaction } from './storage.ts';

/** What the payment page needs; `wake` tells the messenger that there is something to deliver. */
export type PagePorts = { storage: Storage; clock: () => number; wake: () => void };

/** The page on which a shopper pays, declines or cancels. It works without JavaScript. */
export function pageRoutes(ports: PagePorts): Hono {
  return new Hono()
    .use(
      secureHeaders({
        contentSecurityPolicy: {
          defaultSrc: ["'none'"],
          styleSrc: [styleHash],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
        },
        referrerPolicy: 'no-referrer',
        // The server says it where it stands behind HTTPS.
        strictTransportSecurity: false,
      }),
    )
    .get('/:key', (c) => showPage(c, ports.storage.byPageKey(c.req.param('key'))))
    .post('/:key', async (c) => {
      const transaction = ports.storage.byPageKey(c.req.param('key'));
      if (transaction === undefined || transaction.status !== 'initialized') return showPage(c, transaction);
      const read = v.safeParse(payForm, await c.req.parseBody());
      return read.success ? settle(c, ports, transaction, read.output) : c.html(paymentPage(transaction, true), 400);
    });
}

function showPage(c: Context, transaction: Transaction | undefined) {
  if (transaction === undefined) return c.html(notFoundPage(), 404);
  if (transaction.status !== 'initialized') return c.html(endedPage(transaction, returnAddress(transaction)), 409);
  return c.html(paymentPage(transaction, false));
}

function settle(c: Context, { storage, clock, wake }: PagePorts, transaction: Transaction, form: PayForm) {
  const now = clock();
  const gateway = gatewayName(form.gateway) === '' ? transaction.gateway : form.gateway;
  if (storage.settle(transaction.order_id, form.outcome, gateway, now)) {
    for (const delay of delays(form)) storage.notify(transaction.order_id, now + delay);
    wake();
  }
  return c.redirect(returnAddress({ ...transaction, status: form.outcome }), 303);
}

/** When the shop hears of it: milliseconds from now, one entry for each notification. */
function delays({ notification, seconds }: PayForm): readonly number[] {
  switch (notification) {
    case 'once':
      return [0];
    case 'late':
      return [1000 * seconds];
    case 'double':
      return [0, 0];
    case 'missing':
      return [];
  }
}

/** Back to the shop: to redirect_url after a payment, to cancel_url otherwise, with the transaction's id. */
function returnAddress({ request, status, order_id }: Transaction): string {
  const { redirect_url, cancel_url } = request.payment_options;
  const address = new URL(status === 'completed' ? redirect_url : cancel_url);
  address.searchParams.set('transactionid', order_id);
  return address.href;
}
