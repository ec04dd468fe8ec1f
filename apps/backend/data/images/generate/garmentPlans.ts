/** Writes each garment as pieces of points, and its seams as a picture, for `cloth.py`: `node garmentPlans.ts OUT_DIR [shape …]`. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { garments, type Garment, type Layer } from './garments.ts';

const [out = '.', ...wanted] = process.argv.slice(2);

type Point = [x: number, y: number];
/** Points on each part of a path: `M`, `L`, `C`, `h` and `Z`, as `outline.ts` writes them. */
function parts(path: string): Point[][] {
  const found: Point[][] = [];
  for (const [, command, text = ''] of path.matchAll(/([MLCZh])([^MLCZh]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const part = found.at(-1) ?? [];
    const [x = 0, y = 0] = part.at(-1) ?? [];
    if (command === 'M') found.push([[numbers[0] ?? 0, numbers[1] ?? 0]]);
    if (command === 'L') part.push([numbers[0] ?? 0, numbers[1] ?? 0]);
    if (command === 'h') part.push([x + (numbers[0] ?? 0), y]);
    if (command === 'C') part.push(...curve([x, y], numbers));
  }
  return found;
}

function curve([x, y]: Point, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[]): Point[] {
  const at = (t: number, from: number, one: number, two: number, to: number) =>
    from * (1 - t) ** 3 + 3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + to * t ** 3;
  return Array.from({ length: 14 }, (_, step) => (step + 1) / 14).map((t) => [at(t, x, a, c, e), at(t, y, b, d, f)]);
}

const piece = (layer: Layer) => ({
  cloth: layer.cloth, stroke: layer.stroke ?? 0, puff: layer.puff ?? 0, thick: layer.thick ?? 4, dyed: layer.dyed ?? 1,
  quilt: layer.quilt ?? 0, front: layer.front ?? false, inside: layer.inside ?? false, parts: parts(layer.path),
});

/** Grey where the cloth lies even; seams are pulled in and stitched on both sides, hems stand up. */
function seamPicture({ seams = '' }: Garment): string {
  const drawn = (width: number, colour: string, more = '') =>
    `<path d="${seams}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="1786" viewBox="0 0 720 893"><rect width="720" height="893" fill="#808080"/>
    <g filter="url(#s)">${drawn(13, '#707070')}${drawn(8, '#8c8c8c')}</g>${drawn(1.6, '#383838')}
    <g transform="translate(0 5)">${drawn(1.3, '#b8b8b8', 'stroke-dasharray="4 2.4"')}</g>
    <defs><filter id="s"><feGaussianBlur stdDeviation="2"/></filter></defs></svg>`;
}

await mkdir(out, { recursive: true });
for (const [shape, garment] of Object.entries(garments)) {
  if (wanted.length > 0 && !wanted.includes(shape)) continue;
  await writeFile(`${out}/${shape}.json`, JSON.stringify({ folds: garment.folds ?? 8, pieces: garment.layers.map(piece) }));
  await sharp(Buffer.from(seamPicture(garment))).greyscale().png().toFile(`${out}/${shape}-seams.png`);
}
