import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Transform } from 'node:stream';

/** How an answer's body is packed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best that the client takes. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const offers = (header ?? '').split(',').map((offer) => offer.trim());
  const takes = (name: string) =>
    offers.some((offer) => offer.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(offer));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

const pageBrotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Packs a stream and sends on what it was given at once, so that nobody waits for the end of the page. */
export function packer(encoding: Encoding): Transform | undefined {
  if (encoding === 'br') return createBrotliCompress({ ...pageBrotli, flush: constants.BROTLI_OPERATION_FLUSH });
  if (encoding === 'gzip') return createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH });
  return undefined;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** One text in every packing. */
export type Packed = Record<Encoding, Buffer>;

/** Packs a text that will be sent often. */
export async function packed(text: string): Promise<Packed> {
  const identity = Buffer.from(text);
  const params = { ...pageBrotli.params, [constants.BROTLI_PARAM_QUALITY]: 9 };
  const [br, zipped] = await Promise.all([brotli(identity, { params }), zip(identity, { level: 9 })]);
  return { identity, br, gzip: zipped };
}
