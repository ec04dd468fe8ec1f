import { shadesOf, stemOf } from './stems.ts';
import { isSpelled, tokensOf, wordsIn, type Token } from './tokens.ts';
import { stopWords, synonyms } from './words.ts';

/** A word of a question. */
export type QueryTerm = {
  /** As typed. */
  word: string;
  stem: string;
  /** The stems of the compounds that it makes with the words beside it: ochtend jas may be one. */
  compounds: string[];
  /** Other readings for a shop in which nothing has it, the best first; each is words that one product has. */
  readings: string[][];
};

/** The words of a text that say something. */
const tellingTokens = (text: string): Token[] => tokensOf(text).filter(({ word }) => !stopWords.has(word));

/** A text as an index of small documents keeps it: stems, and behind each compound its parts. */
export const indexText = (text: string): string =>
  [
    ...new Set(tellingTokens(text).flatMap(({ stem, heads, parts, tails }) => [stem, ...heads, ...parts, ...tails])),
  ].join(' ');

/** The words of a text and of its compounds: what a question may be corrected to. */
export const vocabularyOf = (text: string): string[] =>
  tellingTokens(text).flatMap(({ word }) => [word, ...wordsIn(word)].filter(isSpelled));

const synonymStems: ReadonlyMap<string, string[]> = new Map(
  synonyms.flatMap((line) => line.map((word) => [stemOf(word), line.map(stemOf)] as const)),
);

const meantBy = (stem: string): string[] => [stem, ...(synonymStems.get(stem) ?? [])];

/** Stems of words that mean the same as one of these, and of the shades of a colour. */
export const synonymsOf = (stems: readonly string[]): string[] => [
  ...new Set(
    stems
      .flatMap((stem) => [...meantBy(stem), ...shadesOf(stem).flatMap(meantBy)])
      .filter((stem) => !stems.includes(stem)),
  ),
];

const compoundOf = (one: Token | undefined, other: Token | undefined): string[] =>
  one && other && isSpelled(one.word) && isSpelled(other.word) ? [stemOf(one.word + other.word)] : [];

/** What a question asks for, word by word; compounds are not parted here. */
export function queryTerms(text: string): QueryTerm[] {
  const tokens = tokensOf(text);
  const terms = tokens.map((token, at) => ({
    word: token.word,
    stem: token.stem,
    compounds: [...compoundOf(tokens[at - 1], token), ...compoundOf(token, tokens[at + 1])],
    readings: token.readings,
  }));
  const telling = terms.filter(({ word }) => !stopWords.has(word));
  const first = new Map(telling.toReversed().map((term) => [term.stem, term]));
  return [...first.values()].toReversed();
}

/** A stem, and those of words that mean the same. */
export const withSynonyms = (stem: string): string[] => [stem, ...synonymsOf([stem])];

/**
 * How many of so many terms must match: at least 75% of them (SRCH-18). That is Elasticsearch's `-25%`, which rounds down
 * what may be missing; its `75%` rounds down what must match, so two of three words would do.
 */
export const requiredTerms = (count: number): number => count - Math.floor(count / 4);
