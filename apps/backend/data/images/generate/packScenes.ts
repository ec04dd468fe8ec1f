/** Packs rendered passes into masters: `node packScenes.ts PASSES_DIR [drawn]`. Light and shine side by side in one WebP, the dye without loss in another. */
import { readdir, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const [from = '.', kind = 'rendered'] = process.argv.slice(2);
/** What is drawn as a relief has no noise. */
const isDrawn = kind === 'drawn';
const out = join(import.meta.dirname, '../scenes');
await mkdir(out, { recursive: true });

type Raw = { data: Buffer; width: number; height: number };

async function raw(file: string): Promise<Raw> {
  const { data, info } = await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How far around a point the noise of the renderer is evened out: little on cloth, whose weave must stay. */
const reach = { dyed: 1, rest: 3 };
const likeness = Float32Array.from({ length: 256 }, (_, apart) => Math.exp(-((apart / 14) ** 2)));

/** Evens out what the renderer left unsure: each point takes from its neighbours as far as the calmed picture says they are alike. */
async function calmed({ data, width, height }: Raw, dye: Buffer): Promise<Buffer> {
  const guide = await sharp(data, { raw: { width, height, channels: 3 } }).median(5).raw().toBuffer();
  const out = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) calm({ data, width, height }, { guide, dye }, [x, y], out);
  }
  return out;
}

function calm({ data, width, height }: Raw, { guide, dye }: { guide: Buffer; dye: Buffer }, [x, y]: [number, number], out: Buffer): void {
  const at = (y * width + x) * 3;
  const isDyed = (dye[at] ?? 0) > 127;
  const far = isDyed ? reach.dyed : reach.rest;
  let [red, green, blue, total] = [0, 0, 0, 0];
  for (let row = Math.max(0, y - far); row <= Math.min(height - 1, y + far); row += 1) {
    for (let column = Math.max(0, x - far); column <= Math.min(width - 1, x + far); column += 1) {
      const near = (row * width + column) * 3;
      if ((dye[near] ?? 0) > 127 !== isDyed) continue;
      const weight = likeness[Math.abs((guide[near + 1] ?? 0) - (guide[at + 1] ?? 0))] ?? 0;
      red += (data[near] ?? 0) * weight;
      green += (data[near + 1] ?? 0) * weight;
      blue += (data[near + 2] ?? 0) * weight;
      total += weight;
    }
  }
  [red, green, blue].forEach((sum, channel) => (out[at + channel] = total === 0 ? (data[at + channel] ?? 0) : Math.round(sum / total)));
}

/** Sixteen steps are enough for edges, and keep the file small without loss; what one sees through needs more of them. */
function stepped(data: Buffer): Buffer {
  const between = data.filter((value, at) => at % 3 === 0 && value > 90 && value < 240).length;
  const step = between > data.length / 300 ? 5 : 17;
  return Buffer.from(data.map((value) => Math.round(value / step) * step));
}

const scenes = (await readdir(from)).flatMap((name) => /^(.+-\d)-dye-0001\.png$/.exec(name)?.[1] ?? []);
for (const scene of scenes) {
  const file = (pass: string): string => join(from, `${scene}-${pass}-0001.png`);
  const { data, width, height } = await raw(file('dye'));
  const dye = sharp(stepped(data), { raw: { width, height, channels: 3 } });
  await dye.webp({ lossless: true, effort: 4 }).toFile(join(out, `${scene}-dye.webp`));
  const pair = sharp({ create: { width: width * 2, height, channels: 3, background: '#000' } });
  const parts = await Promise.all(
    ['light', 'shine'].map(async (pass, at) => {
      const input = isDrawn ? (await raw(file(pass))).data : await calmed(await raw(file(pass)), data);
      return { input, raw: { width, height, channels: 3 as const }, left: at * width, top: 0 };
    }),
  );
  await pair.composite(parts).webp({ quality: 62, smartSubsample: true, effort: 4 }).toFile(join(out, `${scene}.webp`));
}
console.log(`${scenes.length} scenes`);
