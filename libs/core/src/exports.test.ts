import { expect, it } from 'vitest';
import * as all from './index.ts';

it('opens exactly these names', () => {
  expect(Object.keys(all).sort()).toEqual([
    'ApiError',
    'UnreachableError',
    'badContentType',
    'browserStorage',
    'createEventBus',
    'createHttp',
    'createStorage',
    'createTaskId',
    'createTaskQueue',
    'defaultEndpoints',
    'dutch',
    'dutchTax',
    'formatDateTime',
    'formatPrice',
    'fromEuros',
    'guestTokens',
    'localeFor',
    'messageOf',
    'parsePrice',
    'parseStoreView',
    'percentOf',
    'read',
    'readPlain',
    'reportFailure',
    'roundDecimal',
    'shopClock',
    'shopInstant',
    'storableText',
    'storageKey',
    'storeViewSchema',
    'toEuros',
    'wrongResponseFormat',
  ]);
});
