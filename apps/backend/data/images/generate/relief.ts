import type { Cloth } from './garments.ts';

export const width = 720;
export const height = 893;
export type Field = Float32Array;
export const field = (): Field => new Float32Array(width * height);

/** A box blur, three times over: nearly a Gaussian of that radius. */
export function blurred(from: Field, radius: number): Field {
  const box = Math.max(1, Math.round(radius * 0.6));
  let now = from;
  for (let pass = 0; pass < 3; pass += 1) now = along(along(now, box, width, height, 1, width), box, height, width, width, 1);
  return now;
}

function along(from: Field, box: number, length: number, count: number, step: number, stride: number): Field {
  const out = field();
  for (let row = 0; row < count; row += 1) {
    const start = row * stride;
    const at = (i: number): number => from[start + Math.max(0, Math.min(length - 1, i)) * step] ?? 0;
    let sum = 0;
    for (let i = -box; i <= box; i += 1) sum += at(i);
    for (let i = 0; i < length; i += 1) {
      out[start + i * step] = sum / (2 * box + 1);
      sum += at(i + box + 1) - at(i - box);
    }
  }
  return out;
}

const hash = (x: number, y: number): number => {
  const mixed = Math.sin(x * 127.1 + y * 311.7) * 43_758.5453;
  return mixed - Math.floor(mixed);
};
const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Value noise from -1 to 1. */
export function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, w] = [smooth(x - left), smooth(y - top)];
  const upper = hash(left, top) * (1 - u) + hash(left + 1, top) * u;
  const lower = hash(left, top + 1) * (1 - u) + hash(left + 1, top + 1) * u;
  return (upper * (1 - w) + lower * w) * 2 - 1;
}

/** Creases: ridges of warped noise, mostly running down. */
export function crease(x: number, y: number, seed: number): number {
  const bend = noise(x / 160 + seed, y / 210) * 1.4;
  const ridge = (scale: number, stretch: number): number => 1 - Math.abs(noise(x / scale + bend + seed, y / (scale * stretch) + bend * 0.6));
  return ridge(120, 2.6) ** 3 * 0.75 + ridge(64, 1.8) ** 4 * 0.3 + noise(x / 260 + seed, y / 260) * 0.5;
}

/** The height of the weave or knit at a point, about one unit from valley to top. */
export const weave: Readonly<Record<Cloth, (x: number, y: number) => number>> = {
  jersey: (x, y) => Math.abs(Math.sin(x * 1.05 + Math.sin(y * 1.4) * 0.5)) * 0.5 + hash(x, y) * 0.25,
  micro: (x, y) => hash(x, y) * 0.32,
  rib: (x, y) => Math.sin(x * 0.82) * 0.8 + Math.abs(Math.sin(y * 1.3)) * 0.22 + hash(x, y) * 0.2,
  woven: (x, y) => Math.sin(x * 1.5) * Math.sin(y * 1.5) * 0.32 + hash(x * 0.2, y) * 0.22 + hash(x, y * 0.2) * 0.22,
  satin: (x, y) => hash(x, y) * 0.12,
  terry: (x, y) => noise(x / 2.4, y / 2.4) * 1.3 + noise(x / 5, y / 5) * 0.8,
  waffle: (x, y) => Math.max(Math.abs(Math.sin(x * 0.26)), Math.abs(Math.sin(y * 0.26))) ** 3 * 2.4 + hash(x, y) * 0.2,
  lace: (x, y) => hash(x, y) * 0.32,
  sheer: (x, y) => hash(x, y) * 0.12,
  mesh: (x, y) => Math.sin(x * 0.9) * Math.sin(y * 0.9) * 0.8,
};
