import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const card = { width: 1200, height: 630 };
const panels = new URL('../../data/images/social/', import.meta.url);

/**
 * What somebody sees who is sent a link to a product: its picture beside the mark of the shop, 1200 by 630, as JPEG. A shop
 * whose mark was never drawn shows the picture alone.
 */
export async function socialCard(storeCode: string, original: Uint8Array): Promise<Buffer> {
  const panel = await readFile(new URL(`${storeCode}.png`, panels)).catch(() => undefined);
  const left = card.width - (panel === undefined ? 0 : ((await sharp(panel).metadata()).width ?? 0));
  const picture = await sharp(original).rotate().resize({ width: left, height: card.height, fit: 'cover' }).toBuffer();
  return sharp({ create: { ...card, channels: 3, background: '#ffffff' } })
    .composite([{ input: picture, left: 0, top: 0 }, ...(panel === undefined ? [] : [{ input: panel, left, top: 0 }])])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
