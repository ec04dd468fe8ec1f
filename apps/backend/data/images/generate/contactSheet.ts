/** All products of a store on one picture, to look at: `node --conditions=@etalage/source contactSheet.ts STORE OUT.png [VIEW [shapes]]`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { originalPicture } from '../originals.ts';

const [store = 'textile', out = 'sheet.png', view = '1', only] = process.argv.slice(2);
const tile = { width: 150, height: 186, label: 16, gap: 4, across: 12 };

const book = v.parse(
  v.record(v.string(), v.object({ shape: v.string(), colours: v.array(v.string()) })),
  JSON.parse(await readFile(join(import.meta.dirname, '../pictures.json'), 'utf8')),
);

const shapes = new Set<string>();
const isFirst = (shape: string): boolean => shapes.size < shapes.add(shape).size;
const own = Object.entries(book).filter(([path, { shape }]) => path.startsWith(`/${store}/`) && (only !== 'shapes' || isFirst(shape)));

const label = (text: string) =>
  Buffer.from(`<svg width="${tile.width}" height="${tile.label}"><text x="2" y="12" font-size="10" font-family="sans-serif">${text}</text></svg>`);

async function placed([path, { shape, colours }]: (typeof own)[number], at: number) {
  const left = (at % tile.across) * (tile.width + tile.gap);
  const top = Math.floor(at / tile.across) * (tile.height + tile.label + tile.gap);
  const original = await originalPicture(`${path}/${colours[0] ?? ''}-${view}.jpg`);
  const picture = await sharp(original).resize(tile.width, tile.height).toBuffer();
  return [{ input: picture, left, top }, { input: label(`${path.split('/')[2] ?? ''} · ${shape}`), left, top: top + tile.height }];
}

const tiles = [];
for (const [at, entry] of own.entries()) tiles.push(...(await placed(entry, at)));
const rows = Math.ceil(own.length / tile.across);
await sharp({ create: { width: tile.across * (tile.width + tile.gap), height: rows * (tile.height + tile.label + tile.gap), channels: 3, background: '#fff' } })
  .composite(tiles)
  .png({ palette: true })
  .toFile(out);
