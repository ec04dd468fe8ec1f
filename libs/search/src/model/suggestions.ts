import type { LinkedByPath, ProductSummary } from '@etalage/catalog/headless';
import { plain } from './highlight.ts';
import type { FoundPage } from './foundPage.ts';
import { suggestionLimits } from './suggestionLimits.ts';

/** A category that hits belong to. */
export type FoundCategory = LinkedByPath & { id: number; name: string; slug: string };

const { minLength, words: mostWords, categories: mostCategories } = suggestionLimits;

/** What is offered for a text that is still being typed: whole texts, categories, and products (SRCH-29). */
export type Suggested = {
  text: string;
  words: readonly string[];
  categories: readonly FoundCategory[];
  products: readonly ProductSummary[];
  /** Pages of content. */
  pages?: readonly FoundPage[];
};

/** Whether a text is long enough to be completed: 2 letters. */
export const isSuggestible = (text: string): boolean => text.trim().length >= minLength;

/** What texts are completed with: the words of the categories, and those of products, the most frequent first. */
export type Vocabulary = {
  categories: readonly FoundCategory[];
  words: readonly string[];
  wordsOfCategories: readonly (readonly string[])[];
};

const wordsOf = (name: string): string[] => plain(name).match(/\p{L}{3,}/gu) ?? [];

/** The most frequent first. */
function byFrequency(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
}

/** Reads the words once: a slow phone has them at each key. */
export const vocabularyOf = (categories: readonly FoundCategory[], productNames: readonly string[]): Vocabulary => {
  const wordsOfCategories = categories.map(({ name }) => wordsOf(name));
  return {
    categories,
    wordsOfCategories,
    words: [...new Set([...wordsOfCategories.flat(), ...byFrequency(productNames.flatMap(wordsOf))])],
  };
};

/**
 * The texts that a text may become, its last word completed by the words of categories and then of products, and the
 * categories that have that word: those that begin with it before those in whose compounds it stands.
 */
export function completionsOf(
  text: string,
  { categories, words, wordsOfCategories }: Vocabulary,
): Pick<Suggested, 'words' | 'categories'> {
  const typed = plain(text.trim()).split(/\s+/);
  const last = typed.pop() ?? '';
  if (last.length < minLength) return { words: [], categories: [] };
  const isBegun = (word: string) => word.startsWith(last) && word !== last;
  const begun = words.filter(isBegun);
  const begins = (_category: FoundCategory, at: number) => wordsOfCategories[at]?.some((word) => word.startsWith(last));
  const holds = ({ name }: FoundCategory) => last.length > minLength && plain(name).includes(last);
  const having = [...categories.filter(begins), ...categories.filter((one, at) => holds(one) && !begins(one, at))];
  return {
    words: begun.slice(0, mostWords).map((word) => [...typed, word].join(' ')),
    categories: having.slice(0, mostCategories),
  };
}
