import type { ExplainedHit, ExplainedWord, SearchExplanation } from '@etalage/catalog/contract';
import { queryTerms, requiredTerms, withSynonyms } from './analysis.ts';
import { allStems, type CorrectedTerm } from './corrections.ts';
import { tokensOf, type Token } from './tokens.ts';

/** What became of the words of a text, and why its hits stand where they stand. */
export const explanationOf = (
  text: string,
  terms: readonly CorrectedTerm[],
  hits: ExplainedHit[],
): SearchExplanation => ({
  words: tokensOf(text).map((token) => explainedWord(token, terms)),
  required: requiredTerms(terms.length),
  hits,
});

/** What raises or lowers the sum of the words of a hit. */
export function factorsOf(
  { sku, inStock, isOfVariant }: { sku: string; inStock: boolean; isOfVariant: boolean },
  { text, hasAll }: { text: string; hasAll: boolean },
): ExplainedHit['factors'] {
  return [
    ...(hasAll ? (['all words'] as const) : []),
    ...(inStock ? [] : (['sold out'] as const)),
    ...(sku === text.toLowerCase() ? (['exact sku'] as const) : []),
    ...(isOfVariant ? (['sku of a variant'] as const) : []),
  ];
}

function explainedWord({ word, heads, parts }: Token, terms: readonly CorrectedTerm[]): ExplainedWord {
  const found = terms.filter((candidate) => candidate.word === word);
  return {
    word,
    stems:
      found.length > 0
        ? [...new Set(found.flatMap(allStems))]
        : queryTerms(word).flatMap(({ stem }) => withSynonyms(stem)),
    parts: [...heads, ...parts],
    corrections: found[0]?.corrections ?? [],
    isKnown: found.length === 0 || found.some(({ isKnown }) => isKnown),
  };
}
