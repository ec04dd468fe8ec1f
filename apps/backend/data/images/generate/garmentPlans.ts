/** Writes each garment as pieces of points, and its seams as a picture, for `cloth.py`: `node garmentPlans.ts OUT_DIR [shape …]`. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { garments, type Cover, type Garment, type Layer, type Open } from './garments.ts';

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
  quilt: layer.quilt ?? 0, front: layer.front ?? false, inside: layer.inside ?? false, shade: layer.shade ?? 1, ring: layer.ring ?? false, parts: parts(layer.path),
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

/** How open cloth is made: lace of flowers on tulle, a net of six-sided holes, a knit so fine that one sees through it. */
const opens: Record<Open, string> = {
  lace: `<pattern id="p" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="scale(.8)"><rect width="34" height="34" fill="#303030"/>
    <path d="M0 0L34 34M34 0L0 34M17 0L34 17L17 34L0 17Z" stroke="#8a8a8a" stroke-width="1.1" fill="none"/>
    <g fill="#fff">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="17" cy="10.5" rx="3.7" ry="5.2" transform="rotate(${turn} 17 17)"/>`).join('')}<circle cx="0" cy="0" r="4.5"/><circle cx="34" cy="0" r="4.5"/><circle cx="0" cy="34" r="4.5"/><circle cx="34" cy="34" r="4.5"/></g>
    <circle cx="17" cy="17" r="2" fill="#404040"/><path d="M4 4Q14 2 13 10M30 30Q20 32 21 24M30 4Q32 14 24 14M4 30Q2 20 10 20" stroke="#fff" stroke-width="1.8" fill="none"/></pattern>`,
  sheer: `<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="4" fill="#7c7c7c"/><path d="M1 0v4" stroke="#8c8c8c" stroke-width="1.4"/></pattern>`,
  mesh: `<pattern id="p" width="7" height="12.12" patternUnits="userSpaceOnUse"><path d="M3.5 0V2L7 4.04V8.08L3.5 10.1V12.12M3.5 2L0 4.04V8.08L3.5 10.1" stroke="#fff" stroke-width="1.7" fill="none"/></pattern>`,
};

/** White where open cloth is closed, black where one sees through it. */
function coverPicture({ of, dense = '', firm = '', edge = '', hem = '' }: Cover): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="2160" height="2679" viewBox="0 0 720 893"><defs>${opens[of]}<filter id="s"><feGaussianBlur stdDeviation="3"/></filter></defs>
    <rect width="720" height="893" fill="#000"/><rect width="720" height="893" fill="url(#p)"/>
    <path d="${edge}" fill="none" stroke="#000" stroke-width="14" transform="translate(0 -4)"/>
    <path d="${firm}" fill="#dcdcdc"/><path d="${dense}" fill="${of === 'sheer' ? '#e4e4e4' : '#fff'}"/><path d="${hem}" fill="none" stroke="#d8d8d8" stroke-width="9" filter="url(#s)"/>
    <path d="${edge}" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-dasharray="0 9.5"/><path d="${edge}" fill="none" stroke="#fff" stroke-width="6"/></svg>`;
}

await mkdir(out, { recursive: true });
for (const [shape, garment] of Object.entries(garments)) {
  if (wanted.length > 0 && !wanted.includes(shape)) continue;
  await writeFile(`${out}/${shape}.json`, JSON.stringify({ folds: garment.folds ?? 8, pieces: garment.layers.map(piece) }));
  if (garment.cover) await sharp(Buffer.from(coverPicture(garment.cover))).greyscale().png().toFile(`${out}/${shape}-cover.png`);
  await sharp(Buffer.from(seamPicture(garment))).greyscale().png().toFile(`${out}/${shape}-seams.png`);
}
