import { expect, it } from 'vitest';
import * as all from './index.ts';
import * as server from './server/server.ts';

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
    'emailAddress',
    'formatDateTime',
    'formatPrice',
    'fromEuros',
    'guestTokens',
    'idNumber',
    'integerBetween',
    'isEmailAddress',
    'localeFor',
    'maxInteger',
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
    'shortText',
    'storableInteger',
    'storableJson',
    'storableNumber',
    'storableText',
    'storageKey',
    'storeViewSchema',
    'toEuros',
    'wrongResponseFormat',
  ]);
});

it('opens exactly these names to servers', () => {
  expect(Object.keys(server).sort()).toEqual([
    'addToEveryAnswer',
    'barePolicy',
    'boundConnections',
    'clientAddress',
    'minSecretLength',
    'reachableHost',
    'readListenHost',
    'secretInFile',
    'secretInVariable',
    'secretsMatch',
    'secureClientErrors',
    'securityHeaders',
    'strictTransport',
    'trustedPeers',
  ]);
});
