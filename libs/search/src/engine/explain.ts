import type { ExplainedHit, ExplainedWord, SearchExplanation } from '@etalage/catalog/contract';
import { compoundParts, queryTerms, requiredTerms, wordsOf } from './analysis.ts';
import type { CorrectedTerm } from './corrections.ts';

/** What became of the words of a text, and why its hits stand where they stand. */
export const explanationOf = (
  text: string,
  terms: readonly CorrectedTerm[],
  hits: ExplainedHit[],
): SearchExplanation => ({
  words: wordsOf(text).map((word) => explainedWord(word, terms)),
  required: requiredTerms(terms.length),
  hits,
});

/** What raises or lowers the sum of the words of a hit. */
export function factorsOf(
  { sku, inStock }: { sku: string; inStock: boolean },
  { text, hasAll }: { text: string; hasAll: boolean },
): ExplainedHit['factors'] {
  return [
    ...(hasAll ? (['all words'] as const) : []),
    ...(inStock ? [] : (['sold out'] as const)),
    ...(sku === text.toLowerCase() ? (['exact sku'] as const) : []),
  ];
}

function explainedWord(word: string, terms: readonly CorrectedTerm[]): ExplainedWord {
  const term = terms.find((candidate) => candidate.word === word);
  return {
    word,
    stems: term?.stems ?? queryTerms(word)[0]?.stems ?? [],
    parts: compoundParts(word),
    corrections: term?.corrections ?? [],
  };
}
