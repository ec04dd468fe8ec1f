import { createBackInStockApi, createPricesApi } from '@etalage/catalog';
import { aStoreView } from '@etalage/core/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { nl as words } from '../words/nl.ts';
import { createVisit } from './createVisit.ts';
import { defineFeature } from './defineFeature.ts';
import { visitHttp } from './visitHttp.ts';
import { viewOf } from './viewOf.ts';

afterEach(() => vi.unstubAllGlobals());

it('a feature is connected once per visit, when it is first needed', () => {
  const connect = vi.fn(({ view }: Parameters<Parameters<typeof defineFeature>[0]>[0]) => ({ store: view.storeCode }));
  const feature = defineFeature(connect);
  const [one, other] = [createVisit({ view: aStoreView(), words }), createVisit({ view: aStoreView(), words })];
  expect(connect).not.toHaveBeenCalled();
  expect(feature(one)).toBe(feature(one));
  expect(feature(other)).not.toBe(feature(one));
  expect(connect).toHaveBeenCalledTimes(2);
});

it('a feature that could not be connected is connected by the next call', () => {
  const connect = vi.fn(() => 'connected').mockImplementationOnce(() => expect.unreachable('no storage'));
  const feature = defineFeature(connect);
  const visit = createVisit({ view: aStoreView(), words });
  expect(() => feature(visit)).toThrow('no storage');
  expect(feature(visit)).toBe('connected');
});

it('every feature calls with the one client of its visit, which reads the token for each call', async () => {
  let token: string | undefined;
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.headers.get('authorization'));
    return Response.json({ code: 200, result: [] });
  });
  const visit = createVisit({ view: aStoreView(), words, tokens: { token: () => token } });
  const http = visitHttp(visit);
  await createPricesApi(http, viewOf(visit)).current(['JAS']);
  token = 'van-jet';
  await createBackInStockApi(visitHttp(visit), viewOf(visit))
    .ask({ sku: 'JAS', email: 'jet@voorbeeld.nl' })
    .catch(() => undefined);
  expect(visitHttp(visit)).toBe(http);
  expect(sent).toEqual([null, 'Bearer van-jet']);
});

it('the visit hears of a session that is over, once for all its features', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 401, result: 'Je sessie is verlopen' }, { status: 401 }));
  const refresh = vi.fn(async () => {});
  const visit = createVisit({ view: aStoreView(), words, tokens: { token: () => 'van-jet', refresh } });
  const ended = vi.fn();
  visit.events.on('session/ended', ended);
  const prices = () => createPricesApi(visitHttp(visit), viewOf(visit)).current(['JAS']);
  await Promise.allSettled([prices(), prices()]);
  expect([ended, refresh].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
