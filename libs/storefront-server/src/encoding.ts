/// <reference path="./negotiator.d.ts" />
import Negotiator from 'negotiator';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { Transform } from 'node:stream';

/** How an answer's body is packed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first. */
export const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding that the client prefers of those that are available. A client that takes none of them gets the body as it is
 * (RFC 9110, 12.5.3).
 */
export function acceptedEncoding(header: string | undefined, available: readonly Encoding[] = encodings): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return negotiator.encoding(available, { preferred: encodings }) ?? 'identity';
}

/** A window of 256 KiB holds any page; the standard one of 4 MiB costs more to set up than a page to pack. */
const brotliAt = (quality: number) => ({
  chunkSize: 65_536,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
});
const rendered = brotliAt(8);

/** Packs a text that is sent once. Synchronously: in another thread it takes twice the CPU time (docs/decisions/0002-whole-pages.md). */
export function packedOnce(text: string, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(bytesOf(text), rendered);
  return encoding === 'gzip' ? gzipSync(bytesOf(text), { level: 6 }) : Buffer.from(text);
}

const encoder = new TextEncoder();
/** The bytes of one text, until the next one is packed: `Buffer.from` takes twice as long, and makes garbage of each page. */
const scratch = Buffer.allocUnsafeSlow(512 * 1024);

function bytesOf(text: string): Uint8Array {
  const { read, written } = encoder.encodeInto(text, scratch);
  return read === text.length ? scratch.subarray(0, written) : encoder.encode(text);
}

const passing = brotliAt(4);

/** Packs what passes by; undefined where it stays as it is. */
export function packing(encoding: Encoding): Transform | undefined {
  if (encoding === 'br') return createBrotliCompress(passing);
  return encoding === 'gzip' ? createGzip() : undefined;
}

/** One text in every packing. */
export type Packed = Record<Encoding, Buffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Packs a text that is kept. */
export async function packed(text: string): Promise<Packed> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([brotli(identity, rendered), zip(identity, { level: 9 })]);
  return { identity, br, gzip: zipped };
}

const smallest = brotliAt(11);

/** The smallest brotli form of a text that is sent often: 8% smaller, for a third of a second of another thread. */
export const packedSmallest = (identity: Buffer): Promise<Buffer> => brotli(identity, smallest);
