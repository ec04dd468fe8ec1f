import { expect, it } from 'vitest';
import { readListenHost, reachableHost } from './listenHost.ts';

it.each([
  [undefined, '127.0.0.1', '127.0.0.1'],
  ['localhost', '127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0', '127.0.0.1'],
  ['::', '::', '127.0.0.1'],
  ['10.0.0.5', '10.0.0.5', '10.0.0.5'],
  ['::1', '::1', '[::1]'],
])('HOST=%s listens on %s and is reached at %s', (HOST, host, reached) => {
  expect(readListenHost({ HOST })).toBe(host);
  expect(reachableHost(host)).toBe(reached);
});

it.each(['', 'shop.example', '0.0.0.0:4000'])("refuses HOST='%s'", (HOST) => {
  expect(() => readListenHost({ HOST })).toThrow('HOST must be an IP address of this machine');
});
