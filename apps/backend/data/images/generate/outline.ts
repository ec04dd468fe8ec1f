/** A point right of the middle line (offset, from the top), in picture points. */
export type Point = readonly [x: number, y: number];

const middle = 360;

/** A smooth line through points (Catmull-Rom), as cubic Béziers without the first move. */
function through(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  return points
    .slice(1)
    .map((_, index) => {
      const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${[...one, ...two, ...to].map((value) => value.toFixed(1)).join(' ')}`;
    })
    .join('');
}

const placed = (points: readonly Point[], side: number, shift: number): Point[] => points.map(([x, y]) => [middle + shift + x * side, y]);

/** An outline from its right half: pieces that are smooth in themselves and meet at corners, from the top middle to the bottom middle. */
export function mirrored(...pieces: readonly (readonly Point[])[]): string {
  const right = pieces.map((piece) => placed(piece, 1, 0));
  const left = pieces.map((piece) => placed(piece, -1, 0).reverse()).reverse();
  const [start] = right[0] ?? [];
  if (start === undefined) return '';
  return `M${start.join(' ')}${[...right, ...left].map(joined).join('')}Z`;
}

const joined = (piece: readonly Point[]): string => `L${piece[0]?.join(' ') ?? '0 0'}${through(piece)}`;

/** An open line, on the right or (`side` -1) on the left. */
export function line(points: readonly Point[], side = 1, shift = 0): string {
  const all = placed(points, side, shift);
  return `M${all[0]?.join(' ') ?? '0 0'}${through(all)}`;
}

/** The same line on both sides. */
export const lines = (...points: readonly Point[]): string => line(points) + line(points, -1);

/** A closed outline that is not mirrored, in pieces. */
export function closed(shift: number, ...pieces: readonly (readonly Point[])[]): string {
  const all = pieces.map((piece) => placed(piece, 1, shift));
  return `M${all[0]?.[0]?.join(' ') ?? '0 0'}${all.map(joined).join('')}Z`;
}
