import { join } from 'node:path';
import type { Ports } from '../ports.ts';
import { createKeeper, createTurns, missing, orUndefined } from './keeping.ts';
import { render, type PictureFormat, type PictureSize } from './render.ts';

/** Pictures of the catalogue in a size and format, made once and kept; undefined for an unknown picture. */
export type Renderings = (path: string, size: PictureSize, format: PictureFormat) => Promise<Uint8Array | undefined>;

const atATime = 2;

/** The renderings that are kept in the data folder. */
export function createRenderings({ pictures, dataFolder }: Pick<Ports, 'pictures' | 'dataFolder'>): Renderings {
  const keep = createKeeper(dataFolder === undefined ? undefined : join(dataFolder, 'pictures'));
  const inTurn = createTurns(atATime);
  return async (path, size, format) => {
    const key = [path, pictures.version(path), size.width, size.height, format].join();
    const make = async () => {
      const original = (await pictures.original(path)) ?? missing(path);
      return inTurn(() => render(original, size, format));
    };
    return orUndefined(keep(key, make));
  };
}
