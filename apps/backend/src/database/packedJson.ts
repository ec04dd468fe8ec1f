import { constants, inflateSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { customType } from 'drizzle-orm/pg-core';

/** In bytes: most documents are less when packed, and room for more would be made and thrown away for each. */
const chunkSize = 4096;

/** A document as its column keeps it. */
export const packed = (json: string | Uint8Array): Buffer =>
  zstdCompressSync(json, { chunkSize, params: { [constants.ZSTD_c_compressionLevel]: 1 } });

/** With which byte the text of a document begins, and what Zstandard made of one. */
const [brace, zstandard] = [0x7b, 0x28];

/** Rows from before hold the text itself, or deflated. */
function unpacked(bytes: Uint8Array): string {
  if (bytes[0] === brace) return Buffer.from(bytes).toString();
  return (bytes[0] === zstandard ? zstdDecompressSync(bytes) : inflateSync(bytes)).toString();
}

/** JSON that is read whole and never searched, packed: a tenth of its text, so a fraction of the work to write it. */
export const packedJson = customType<{ data: unknown; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => packed(JSON.stringify(value)),
  fromDriver: (bytes): unknown => JSON.parse(unpacked(bytes)),
});

/** Bytes from the text in which Postgres writes them. */
export const bytesIn = (text: string): Buffer => Buffer.from(text.slice(2), 'hex');
