import { stemOf, wordsOf, type QueryTerm } from './analysis.ts';
import { nearest } from './fuzzy.ts';

/** A word of a question as it is looked for; `corrections` hold the words that stand in for one that nothing has. */
export type CorrectedTerm = QueryTerm & { corrections: string[] };

/** Of the words near one that nothing has, the nearest; where none is, those nearest to its stem: a typing error in a plural. */
export function correctionsOf(word: string, near: (word: string) => Iterable<string>): string[] {
  const found = nearest(word, near(word));
  const stem = stemOf(word);
  return found.length > 0 || stem === word ? found : nearest(stem, near(stem));
}

/** The text with each absent word in its best correction; undefined when none was corrected. */
export function suggestionFor(text: string, terms: readonly CorrectedTerm[]): string | undefined {
  const instead = new Map(terms.flatMap(({ word, corrections: [best] }) => (best === undefined ? [] : [[word, best]])));
  if (instead.size === 0) return undefined;
  return wordsOf(text)
    .map((word) => instead.get(word) ?? word)
    .join(' ');
}
