import { productsAfter } from '../catalog/readCatalogue.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { createRenderings } from './renderings.ts';

const mostProducts = 500;
const scales = [1, 1.5, 2];

type WarmPorts = Pick<Ports, 'database' | 'stores' | 'pictures' | 'dataFolder'>;

/**
 * Makes the pictures of the first product cards before a shopper asks for them: one with each call of `step`, which
 * answers false when all are there.
 */
export function pictureWarmer(ports: WarmPorts): { step(): Promise<boolean> } {
  const renderings = createRenderings(ports);
  let todo: Promise<{ path: string; store: Store }[]> | undefined;
  return {
    step: async () => {
      todo ??= cardPictures(ports);
      const next = (await todo).shift();
      if (!next) return false;
      const { width, height } = next.store.cardImage;
      for (const scale of scales) {
        await renderings(next.path, { width: Math.round(width * scale), height: Math.round(height * scale) }, 'avif');
      }
      return true;
    },
  };
}

async function cardPictures({ database, stores, pictures }: WarmPorts): Promise<{ path: string; store: Store }[]> {
  const found: { path: string; store: Store }[] = [];
  for (const store of stores) {
    const paths = new Set((await productsAfter(database, store.id, 0, mostProducts)).map(({ image }) => String(image)));
    const own = [...paths].filter((path) => pictures.version(path) !== undefined);
    found.push(...own.map((path) => ({ path, store })));
  }
  return found;
}
