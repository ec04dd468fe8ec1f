import type { ContentPage } from '@etalage/cms/contract';
import type { FoundPage } from './foundPage.ts';
import { plain } from './highlight.ts';

/** Words that say nothing of what is searched for. */
const fillers = new Set('de het een ik mijn is wil kan hoe wat en of in op naar van voor met'.split(' '));
/** From so many letters, the beginning of a word stands for it. */
const prefixLength = 4;
/** An ending, such as that of a plural, has no more letters. */
const endingLength = 3;

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]{2,}/gu) ?? [];

const isMatch = (typed: string, term: string): boolean =>
  typed === term ||
  (typed.length >= prefixLength && term.startsWith(typed)) ||
  (term.length >= prefixLength && typed.startsWith(term) && typed.length - term.length <= endingLength);

/** Finds the content pages that a text is about: each of its words is in a page's name or search terms. */
export type PageFinder = (text: string) => FoundPage[];

/** A finder for these pages, whose words it reads once: a slow phone finds pages at each key. */
export function createPageFinder(pages: readonly ContentPage[]): PageFinder {
  const prepared = pages.map(({ slug, name, searchTerms }) => ({
    page: { slug, name },
    terms: [name, ...searchTerms].flatMap(wordsOf),
  }));
  return (text) => {
    const typed = wordsOf(text).filter((word) => !fillers.has(word));
    if (typed.length === 0) return [];
    return prepared
      .filter(({ terms }) => typed.every((word) => terms.some((term) => isMatch(word, term))))
      .map(({ page }) => page);
  };
}
