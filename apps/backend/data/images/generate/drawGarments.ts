/** Draws the flat lays as passes: `node drawGarments.ts OUT_DIR [shape …]`. */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { Passes } from '../dye.ts';
import { flatLay, frameOf, type Shot } from './flatLay.ts';
import { garments } from './garments.ts';

const [out = '.', ...wanted] = process.argv.slice(2);

const shots: readonly Omit<Shot, 'focus'>[] = [
  { seed: 3, turn: 0, scale: 1, ground: 'paper' },
  { seed: 5, turn: -9, scale: 2.3, ground: 'linen' },
  { seed: 11, turn: -14, scale: 0.94, ground: 'linen' },
];

async function save(name: string, { width, height, ...passes }: Passes): Promise<void> {
  for (const [pass, bytes] of Object.entries(passes)) {
    await sharp(bytes, { raw: { width, height, channels: 3 } }).png({ compressionLevel: 3 }).toFile(`${out}/${name}-${pass}-0001.png`);
  }
}

await mkdir(out, { recursive: true });
for (const [shape, garment] of Object.entries(garments)) {
  if (wanted.length > 0 && !wanted.includes(shape)) continue;
  const { focus, scale } = await frameOf(garment);
  for (const [view, shot] of shots.entries()) {
    const aim: readonly [number, number] = view === 1 ? [focus[0] + 40, focus[1] - 70 / scale] : focus;
    await save(`${shape}-${view + 1}`, await flatLay(garment, { ...shot, scale: shot.scale * scale, focus: aim }));
  }
  console.log(shape);
}
