import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Compression settings to try: block size (LGBLOCK) and direct distance codes (NDIRECT). They change the size by some 0.2%,
 * and which of them is the smallest differs by file.
 */
const candidates = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS },
  { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS, [constants.BROTLI_PARAM_NDIRECT]: 1 },
  { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS, [constants.BROTLI_PARAM_NDIRECT]: 8 },
];

/** Writes a brotli and a gzip copy beside a file, as small as they get: it happens once. */
export function pack(file: string): void {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const copies = candidates.map((candidate) => brotliCompressSync(bytes, { params: { ...params, ...candidate } }));
  writeFileSync(
    `${file}.br`,
    copies.reduce((least, copy) => (copy.length < least.length ? copy : least)),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
