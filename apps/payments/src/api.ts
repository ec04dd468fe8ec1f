import { secretsMatch } from '@etalage/core/server';
import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { createOrderRequest, refundRequest, type CreateOrderRequest } from './contract.ts';
import { gatewayName, gateways, issuers, secondsOpen } from './gateways.ts';
import { describeOrder } from './order.ts';
import type { Storage, Transaction } from './storage.ts';

/** What the provider's API needs. */
export type ApiPorts = { storage: Storage; apiKey: string; publicUrl: string; clock: () => number };

const refusals = {
  1001: 'Invalid amount',
  1002: 'Invalid currency',
  1006: 'Invalid transaction ID',
  1008: 'Missing or invalid description',
  1000: 'Invalid request',
  1023: 'Gateway unavailable',
  1032: 'Invalid API key',
} as const;
type RefusalCode = keyof typeof refusals;

const codesByField: Readonly<Record<string, RefusalCode>> = {
  amount: 1001,
  currency: 1002,
  order_id: 1006,
  description: 1008,
};

const refuse = (c: Context, code: RefusalCode, status: 400 | 401 | 404 = 400) =>
  c.json({ success: false, data: {}, error_code: code, error_info: refusals[code] }, status);

const answer = (c: Context, data: object) => c.json({ success: true, data });

/** The JSON API a shop speaks, MultiSafepay's contract, to be mounted at /v1/json. */
export function apiRoutes(ports: ApiPorts): Hono {
  return new Hono()
    .use(requireKey(ports.apiKey))
    .get('/gateways', (c) => answer(c, [...gateways]))
    .get('/issuers/ideal', (c) => answer(c, [...issuers]))
    .post('/orders', (c) => createOrder(c, ports))
    .get('/orders/:id', (c) => {
      const transaction = ports.storage.byOrderId(c.req.param('id'));
      return transaction === undefined ? refuse(c, 1006, 404) : answer(c, describeOrder(transaction));
    })
    .post('/orders/:id/refunds', (c) => refundOrder(c, c.req.param('id'), ports));
}

function requireKey(apiKey: string): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('api_key') ?? c.req.query('api_key') ?? '';
    return secretsMatch(given, apiKey) ? next() : refuse(c, 1032, 401);
  };
}

const readJson = async (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);

async function createOrder(c: Context, ports: ApiPorts) {
  const read = v.safeParse(createOrderRequest, await readJson(c));
  if (!read.success) return refuse(c, refusalOf(read.issues[0]));
  const request = read.output;
  if (request.gateway !== '' && gatewayName(request.gateway) === '') return refuse(c, 1023);
  if (ports.storage.byOrderId(request.order_id) !== undefined) return refuse(c, 1006);
  const pageKey = randomBytes(24).toString('base64url');
  const now = ports.clock();
  ports.storage.insert({ request, pageKey, now, expiresAt: expiry(request, now) });
  return answer(c, {
    order_id: request.order_id,
    payment_url: `${ports.publicUrl}/connect/${pageKey}?lang=nl_NL`,
    session_id: pageKey,
  });
}

const expiry = (request: CreateOrderRequest, now: number): number =>
  now + 1000 * (request.seconds_active ?? secondsOpen(request.gateway));

const refusalOf = (issue: v.BaseIssue<unknown>): RefusalCode => codesByField[String(issue.path?.[0]?.key)] ?? 1000;

async function refundOrder(c: Context, orderId: string, ports: ApiPorts) {
  const read = v.safeParse(refundRequest, await readJson(c));
  if (!read.success) return refuse(c, refusalOf(read.issues[0]));
  const transaction = ports.storage.byOrderId(orderId);
  if (transaction === undefined) return refuse(c, 1006, 404);
  const cents = read.output.amount || refundable(transaction);
  const isBooked = cents > 0 && ports.storage.refund(orderId, cents, transaction.request.amount, ports.clock());
  return isBooked
    ? answer(c, { transaction_id: transaction.transaction_id, refund_id: ports.clock() })
    : refuse(c, 1001);
}

const refundable = ({ request, refunded }: Transaction): number => request.amount - refunded;
