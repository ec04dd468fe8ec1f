import sharp from 'sharp';
import type { Passes } from '../dye.ts';
import type { Cloth, Garment, Layer } from './garments.ts';
import { blurred, crease, field, height, noise, weave, width, type Field } from './relief.ts';

export type Shot = {
  seed: number;
  turn: number;
  scale: number;
  ground: 'paper' | 'linen';
  /** What comes to the middle of the picture. */
  focus: readonly [x: number, y: number];
};

type Relief = { height: Field; dyed: Field; covered: Field; cloth: (Cloth | undefined)[] };

async function drawn(inner: string, { turn, scale, focus }: Shot): Promise<Field> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><g transform="translate(360 450) rotate(${turn}) scale(${scale}) translate(${-focus[0]} ${-focus[1]})" fill="none" stroke-linejoin="round">${inner}</g></svg>`;
  const bytes = await sharp(Buffer.from(svg)).removeAlpha().extractChannel(0).raw().toBuffer();
  return Float32Array.from(bytes, (value) => value / 255);
}

const ink = ({ path, stroke }: Layer): string => (stroke === undefined ? `<path d="${path}" fill="#fff"/>` : `<path d="${path}" stroke="#fff" stroke-width="${stroke}" stroke-linecap="${path.endsWith('h.2') ? 'round' : 'butt'}"/>`);

/** Lays one piece on what lies there: it takes the height below it, its own thickness and what fills it. */
async function lay(relief: Relief, layer: Layer, shot: Shot): Promise<void> {
  const mask = await drawn(ink(layer), shot);
  const edge = blurred(mask, 4);
  const wide = layer.puff ? blurred(mask, 34) : edge;
  const wider = layer.puff ? blurred(mask, 12) : edge;
  const below = layer.inside ? relief.height : blurred(relief.height, 5);
  mask.forEach((share, at) => {
    if (share === 0) return;
    const round = Math.max(0, (edge[at] ?? 0) * 2 - 1);
    const fill = (layer.puff ?? 0) * (Math.max(0, (wide[at] ?? 0) * 2 - 1) * 0.6 + Math.max(0, (wider[at] ?? 0) * 2 - 1) * 0.4);
    const top = (below[at] ?? 0) + (layer.thick ?? 4) * 0.7 * Math.sqrt(round) + fill;
    relief.height[at] = (relief.height[at] ?? 0) * (1 - share) + top * share;
    relief.dyed[at] = (relief.dyed[at] ?? 0) * (1 - share) + (layer.dyed ?? 1) * share;
    relief.covered[at] = Math.max(relief.covered[at] ?? 0, share);
    if (share > 0.5) relief.cloth[at] = layer.cloth;
  });
}

async function carve(relief: Relief, seams: string, shot: Shot): Promise<void> {
  const groove = await drawn(`<path d="${seams}" stroke="#fff" stroke-width="3"/>`, shot);
  const soft = blurred(groove, 2);
  const pulled = blurred(groove, 9);
  soft.forEach((depth, at) => {
    if ((relief.covered[at] ?? 0) > 0.5) relief.height[at] = (relief.height[at] ?? 0) - depth * 2.6 - (pulled[at] ?? 0) * 5;
  });
}

function wrinkle(relief: Relief, depth: number, seed: number): void {
  const inner = blurred(relief.covered, 14);
  const creases = blurred(Float32Array.from(relief.covered, (_, at) => crease(at % width, Math.floor(at / width), seed)), 9);
  relief.covered.forEach((share, at) => {
    if (share === 0) return;
    const fade = Math.max(0.15, (inner[at] ?? 0) * 2 - 1);
    relief.height[at] = (relief.height[at] ?? 0) + (creases[at] ?? 0) * depth * fade;
  });
}

const grounds = {
  paper: (x: number, y: number) => noise(x / 1.5, y / 1.5) * 0.08,
  linen: (x: number, y: number) => weave.woven(x * 0.8, y * 0.8) * 0.8 + noise(x / 190, y / 260) * 7,
} as const;

function texture(relief: Relief, shot: Shot): void {
  const grain = Math.max(1, shot.scale);
  relief.covered.forEach((share, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const cloth = relief.cloth[at];
    const fine = cloth === undefined ? grounds[shot.ground](x, y) * (1 - share) : weave[cloth](x / grain, y / grain) * 0.75 * grain;
    relief.height[at] = (relief.height[at] ?? 0) + fine;
  });
}

const sun = { x: -0.52, y: -0.58, z: 0.63 };

/** How much of the lamp reaches a point: what rises toward it stands in the way. */
function shadow(tops: Field, at: number): number {
  const [x, y, here] = [at % width, Math.floor(at / width), tops[at] ?? 0];
  let open = 1;
  for (let step = 2; step < 46; step += 3) {
    const [sx, sy] = [Math.round(x + sun.x * step), Math.round(y + sun.y * step)];
    if (sx < 0 || sy < 0) break;
    const over = (tops[sy * width + sx] ?? 0) - here - step * 0.62;
    open = Math.min(open, 1 - Math.max(0, Math.min(1, over / (2 + step * 0.35))));
  }
  return open;
}

const encoded = (light: number): number => {
  const value = Math.max(0, Math.min(1, light));
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
};

const gloss: Readonly<Record<Cloth, number>> = { jersey: 0.012, micro: 0.05, rib: 0.012, woven: 0.01, satin: 0.2, terry: 0, waffle: 0.005, lace: 0.01, sheer: 0.05, mesh: 0.01 };

/** Lights the relief: a large lamp from the upper left, the room, and the dark between things that lie close. */
function lit(relief: Relief): Passes {
  const size = width * height;
  const out = { width, height, light: new Uint8Array(size * 3), shine: new Uint8Array(size * 3), dye: new Uint8Array(size * 3) };
  const tops = blurred(relief.height, 2);
  const around = blurred(relief.height, 22);
  const shadows = blurred(Float32Array.from(relief.height, (_, at) => shadow(tops, at)), 3);
  const deep = Float32Array.from(relief.height, (here, at) => Math.max(0, (around[at] ?? 0) - here));
  for (let at = 0; at < size; at += 1) shade(relief, at, { shadow: shadows[at] ?? 1, deep: deep[at] ?? 0 }, out);
  return out;
}

function shade(relief: Relief, at: number, reach: { shadow: number; deep: number }, out: Passes): void {
  const { height: tops, covered, cloth, dyed } = relief;
  const [x, y] = [at % width, Math.floor(at / width)];
  const dx = ((tops[at + (x < width - 1 ? 1 : 0)] ?? 0) - (tops[at - (x > 0 ? 1 : 0)] ?? 0)) / 2;
  const dy = ((tops[at + (y < height - 1 ? width : 0)] ?? 0) - (tops[at - (y > 0 ? width : 0)] ?? 0)) / 2;
  const long = Math.hypot(dx, dy, 1);
  const facing = Math.max(0, (-dx * sun.x - dy * sun.y + sun.z) / long);
  const half = Math.max(0, (-dx * sun.x * 0.55 - dy * sun.y * 0.55 + 0.9) / long / 1.0);
  const ambient = 0.42 * (1 / (1 + reach.deep * 0.09)) * (0.75 + 0.25 / long);
  const falloff = 1.06 - 0.2 * Math.hypot((x - 250) / width, (y - 300) / height);
  const light = (ambient + 0.92 * facing * reach.shadow) * falloff;
  const share = covered[at] ?? 0;
  const kind = cloth[at];
  const spark = kind === undefined ? 0 : gloss[kind] * half ** 26 * reach.shadow;
  const stripes = [Math.floor((x + dx * 4) / 17) % 2 === 0 ? 1 : 0, Math.floor((y + dy * 4) / 17) % 2 === 0 ? 1 : 0];
  [0.8, 0.765, 0.715].forEach((ground, channel) => {
    out.light[at * 3 + channel] = encoded(light * (ground * (1 - share) + 0.72 * share));
    out.shine[at * 3 + channel] = encoded(spark * share);
  });
  const mark = [share * (dyed[at] ?? 0), stripes[0] ?? 0, stripes[1] ?? 0];
  mark.forEach((value, channel) => (out.dye[at * 3 + channel] = encoded(value)));
}

/** The middle of a garment and how much it can grow to fill the middle square of the picture. */
export async function frameOf({ layers }: Garment): Promise<{ focus: readonly [number, number]; scale: number }> {
  const mask = await drawn(layers.map(ink).join(''), { seed: 0, turn: 0, scale: 1, ground: 'paper', focus: [360, 450] });
  let [left, right, top, bottom] = [width, 0, height, 0];
  mask.forEach((share, at) => {
    if (share < 0.5) return;
    [left, right] = [Math.min(left, at % width), Math.max(right, at % width)];
    [top, bottom] = [Math.min(top, Math.floor(at / width)), Math.max(bottom, Math.floor(at / width))];
  });
  const room = width * 0.86;
  return { focus: [(left + right) / 2, (top + bottom) / 2], scale: Math.min(room / (right - left), room / (bottom - top), 1.5) };
}

/** A garment lying on a ground in the light of a window. */
export async function flatLay(garment: Garment, shot: Shot): Promise<Passes> {
  const relief: Relief = { height: field(), dyed: field(), covered: field(), cloth: new Array<Cloth | undefined>(width * height).fill(undefined) };
  for (const layer of garment.layers) await lay(relief, layer, shot);
  if (garment.seams) await carve(relief, garment.seams, shot);
  wrinkle(relief, (garment.folds ?? 8) * 1.5, shot.seed);
  texture(relief, shot);
  return lit(relief);
}
