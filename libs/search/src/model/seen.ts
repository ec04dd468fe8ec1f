import { plain, shorter } from './highlight.ts';

/** So many are found at most: without a network nobody asks for more. */
const mostFound = 18;

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Those whose names have each word of the text, also within a compound or without its ending; in their order. */
export function namedBy<Item extends { name: string }>(items: readonly Item[], text: string): Item[] {
  const words = wordsOf(text).map((word) => [word, ...shorter(word)]);
  if (words.length === 0) return [];
  const isNamed = ({ name }: Item) => {
    const folded = plain(name);
    return words.every((forms) => forms.some((form) => folded.includes(form)));
  };
  return items.filter(isNamed).slice(0, mostFound);
}
