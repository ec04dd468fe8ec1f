import { expect, it } from 'vitest';
import { acceptedEncoding } from './encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  [undefined, 'identity'],
] as const)('%s is answered with %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
