import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { acceptedEncoding, packedOnce } from './encoding.ts';

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

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Buffer) => body],
] as const)('packs a page whole as %s, also one that is longer than its buffer', (encoding, unpack) => {
  for (const text of ['Überzug für 3 € 😀', 'één '.repeat(200_000), ''])
    expect(unpack(packedOnce(text, encoding)).toString()).toBe(text);
});
