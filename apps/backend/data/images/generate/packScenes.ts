/** Packs rendered passes into masters: `node packScenes.ts PASSES_DIR`. Light and shine side by side in one WebP, the dye without loss in another. */
import { readdir, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const [from = '.'] = process.argv.slice(2);
const out = join(import.meta.dirname, '../scenes');
await mkdir(out, { recursive: true });

type Raw = { data: Buffer; width: number; height: number };

async function raw(file: string): Promise<Raw> {
  const { data, info } = await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Sixteen steps are enough for edges, and keep the file small without loss. */
const stepped = (data: Buffer): Buffer => Buffer.from(data.map((value) => Math.round(value / 17) * 17));

const scenes = (await readdir(from)).flatMap((name) => /^(.+-\d)-dye-0001\.png$/.exec(name)?.[1] ?? []);
for (const scene of scenes) {
  const file = (pass: string): string => join(from, `${scene}-${pass}-0001.png`);
  const { data, width, height } = await raw(file('dye'));
  const dye = sharp(stepped(data), { raw: { width, height, channels: 3 } });
  await dye.webp({ lossless: true, effort: 4 }).toFile(join(out, `${scene}-dye.webp`));
  const pair = sharp({ create: { width: width * 2, height, channels: 3, background: '#000' } });
  const parts = ['light', 'shine'].map((pass, at) => ({ input: file(pass), left: at * width, top: 0 }));
  await pair.composite(parts).webp({ quality: 62, smartSubsample: true, effort: 4 }).toFile(join(out, `${scene}.webp`));
}
console.log(`${scenes.length} scenes`);
