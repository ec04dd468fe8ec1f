import { createCartApi } from '@etalage/cart/headless';
import { createEventBus, createHttp } from '@etalage/core';
import { beforeAll, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';

let backend: TestBackend;
beforeAll(async () => void (backend = await aBackend()), 60_000);

/** The carts of a shopper whose token is refreshed into `next`, or not at all. */
function aCustomer(next: string | undefined) {
  let token = 'verlopen';
  let refreshes = 0;
  let ends = 0;
  const events = createEventBus();
  events.on('session/ended', () => (ends += 1));
  const refresh = async () => {
    refreshes += 1;
    token = next ?? token;
  };
  const tokens = { token: () => token, refresh };
  const { fetch } = backend;
  const http = createHttp({ storeCode: 'fashion', baseUrl: 'http://backend.test', fetch, tokens, events });
  return { carts: createCartApi(http), counts: () => ({ ends, refreshes }) };
}

const refusal = { name: 'ApiError', code: 401, message: 'Je sessie is verlopen. Log opnieuw in' };

it('a token that the backend refuses is not refreshed: the session is over, once for all calls', async () => {
  const { carts, counts } = aCustomer(undefined);
  const calls = await Promise.allSettled([carts.create(), carts.pull('7'), carts.totals('7')]);
  expect(calls).toMatchObject(calls.map(() => ({ status: 'rejected', reason: refusal })));
  expect(counts()).toEqual({ ends: 1, refreshes: 1 });
});

it('the session is over when the backend refuses the new token as well', async () => {
  const { carts, counts } = aCustomer('nieuw');
  await expect(carts.create()).rejects.toMatchObject(refusal);
  expect(counts()).toEqual({ ends: 1, refreshes: 1 });
});
