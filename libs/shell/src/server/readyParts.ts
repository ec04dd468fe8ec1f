import type { PageDefinition } from '../pages/definePage.tsx';
import { pages } from '../pages/registry.ts';

/** Loads what the browser gets later: the server renders each page in one go, so it must have all of it before. */
export async function readyParts(shown: readonly PageDefinition[] = pages): Promise<void> {
  await Promise.all(shown.flatMap(({ parts = [] }) => parts.map((part) => part.preload?.())));
}
