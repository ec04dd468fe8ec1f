/** Draws draped satin as passes, wide enough for the head of a page: `node drawSatin.ts OUT_DIR`. */
import sharp from 'sharp';
import { noise } from './relief.ts';

const [out = '.'] = process.argv.slice(2);
const [width, height] = [1600, 900];

/** How high the cloth lies: folds that run aslant, meet and fan out. */
function drape(x: number, y: number): number {
  const [u, w] = [x / 900, y / 900];
  const bend = noise(u * 1.3 + 3, w * 1.1) * 0.9 + noise(u * 2.6, w * 2.2 + 7) * 0.25;
  const across = u * 1.7 + w * 1.15 + bend;
  const fold = (frequency: number, phase: number): number => 1 - Math.abs(Math.sin(across * frequency + phase)) ** 1.6;
  return 150 * fold(3.1, 0.4) + 62 * fold(6.3, bend * 3) * (0.5 + 0.5 * noise(u * 2, w * 2)) + 20 * noise(u * 5 + bend, w * 4);
}

const encoded = (light: number): number => {
  const value = Math.max(0, Math.min(1, light));
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
};

const [light, shine] = [Buffer.alloc(width * height * 3), Buffer.alloc(width * height * 3)];
for (let y = 0; y < height; y += 1) {
  for (let x = 0; x < width; x += 1) {
    const dx = (drape(x + 2, y) - drape(x - 2, y)) / 4;
    const dy = (drape(x, y + 2) - drape(x, y - 2)) / 4;
    const long = Math.hypot(dx, dy, 1);
    const facing = Math.max(0, (dx * 0.5 + dy * 0.56 + 0.66) / long);
    const half = Math.max(0, (dx * 0.27 + dy * 0.31 + 0.91) / long);
    const depth = Math.min(1, 0.55 + drape(x, y) / 330);
    const grain = Math.sin(x * 1.9 + y * 0.6) * 0.006;
    const at = (y * width + x) * 3;
    light.fill(encoded(0.78 * depth * (0.22 + 0.95 * facing) + grain), at, at + 3);
    shine.fill(encoded(0.3 * half ** 22 * depth + 0.05 * half ** 5 * depth), at, at + 3);
  }
}

const dye = Buffer.alloc(width * height * 3);
for (let at = 0; at < dye.length; at += 3) dye[at] = 255;
for (const [pass, bytes] of Object.entries({ light, shine, dye })) {
  await sharp(bytes, { raw: { width, height, channels: 3 } }).blur(0.8).png().toFile(`${out}/hero-satin-1-${pass}-0001.png`);
}
