import { createContext, useContext } from 'react';
import type { LateName, LateWords, ShopWords } from './shopWords.ts';

/** The words of the store; the router of a visit provides them. */
export const WordsContext = createContext<ShopWords | undefined>(undefined);

/** The words of the store. */
export function useWords(): ShopWords {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('No WordsContext');
  return words;
}

/** Late words of the store, in a component that is rendered once they are loaded. */
export const useLateWords = <Name extends LateName>(name: Name): LateWords[Name] => useWords().late(name);
