import { queryTerms, withSynonyms, type QueryTerm } from './analysis.ts';
import { stemOf } from './stems.ts';
import { tokensOf } from './tokens.ts';

type Option = { value: string; label: string };

/** The values of an attribute that a text names by their label, by another word for it or by a wider one: blauw names Marine. */
export function namedValues(text: string, options: readonly Option[]): string[] {
  const named = queryTerms(text).flatMap((term) => valuesOf(term, options));
  return [...new Set(named)];
}

/** By its word, or else by its first other reading that is one word. */
function valuesOf({ stem, readings }: QueryTerm, options: readonly Option[]): string[] {
  const others = readings.filter(({ length }) => length === 1).map(([word = '']) => stemOf(word));
  for (const asked of [stem, ...others].map(withSynonyms)) {
    const found = options.filter(({ label }) => hasOneOf(asked, label)).map(({ value }) => value);
    if (found.length > 0) return found;
  }
  return [];
}

const hasOneOf = (stems: readonly string[], label: string): boolean =>
  tokensOf(label).some(({ stem, heads }) => [stem, ...heads].some((own) => stems.includes(own)));
