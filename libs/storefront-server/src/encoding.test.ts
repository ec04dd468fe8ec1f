import { expect, it } from 'vitest';
import { acceptedEncoding } from './encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['deflate, zstd', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity;q=0, *', 'br'],
  ['identity;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  [', ;=;q, "', 'identity'],
] as const)('%s is answered with %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));

it('chooses among the encodings that there are', () => {
  expect(acceptedEncoding('gzip, br', ['gzip', 'identity'])).toBe('gzip');
  expect(acceptedEncoding('identity;q=0, br', ['identity'])).toBe('identity');
});
