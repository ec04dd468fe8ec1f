/** Packs rendered passes into masters: `node packScenes.ts PASSES_DIR`. One WebP a scene: light, shine and dye side by side. */
import { readdir, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const [from = '.'] = process.argv.slice(2);
const out = join(import.meta.dirname, '../scenes');
await mkdir(out, { recursive: true });

const scenes = (await readdir(from)).flatMap((name) => /^(.+-\d)-dye-0001\.png$/.exec(name)?.[1] ?? []);
for (const scene of scenes) {
  const passes = ['light', 'shine', 'dye'].map((pass) => join(from, `${scene}-${pass}-0001.png`));
  const { width = 0, height = 0 } = await sharp(passes[0]).metadata();
  const [light, shine, dye] = await Promise.all(passes.map((pass) => sharp(pass).removeAlpha().toColourspace('srgb').png().toBuffer()));
  const strip = sharp({ create: { width: width * 3, height, channels: 3, background: '#000' } });
  const parts = [light, shine, dye].flatMap((input, at) => (input === undefined ? [] : [{ input, left: at * width, top: 0 }]));
  await strip.composite(parts).webp({ quality: 62, smartSubsample: true, effort: 4 }).toFile(join(out, `${scene}.webp`));
}
console.log(`${scenes.length} scenes`);
