import type { PageDefinition } from '../pages/definePage.tsx';
import { pages } from '../pages/registry.ts';
import type { ShopWords } from '../words/shopWords.ts';

/** Loads what the browser gets later, words too: the server renders each page in one go, so it must have all of it before. */
export async function readyParts(words: ShopWords, shown: readonly PageDefinition[] = pages): Promise<void> {
  const parts = shown.flatMap((page) => page.parts ?? []);
  await Promise.all([words.load('shop'), ...parts.map((part) => part.preload?.(words))]);
}
