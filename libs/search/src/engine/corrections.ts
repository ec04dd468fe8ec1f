import { queryTerms, synonymsOf, withSynonyms, type QueryTerm } from './analysis.ts';
import { nearest } from './fuzzy.ts';
import { isListed, loneHeadOf, possibleHeads } from './stems.ts';
import { tokensOf } from './tokens.ts';

/** A word of a question as it is looked for. */
export type CorrectedTerm = {
  /** As typed. */
  word: string;
  /** Its stem, and those of the compounds that the catalogue has of it and the words beside it. */
  stems: string[];
  /** Stems of words that mean the same. */
  synonyms: string[];
  /** What stands in for a word that nothing has. */
  corrections: string[];
  /** Whether anything has it, as typed or corrected. */
  isKnown: boolean;
};

/** All stems that a term is found by. */
export const allStems = ({ stems, synonyms }: CorrectedTerm): string[] => [...stems, ...synonyms];

/** Lists of stems, of each of which one product must have one. */
export type Wanted = string[][];

/** What a store's index says of words. */
export type KnownWords = {
  has(wanted: Wanted): boolean;
  /** Words of the catalogue among which those are that are near this one. */
  near(word: string): Iterable<string>;
};

const isFound = (stem: string): Wanted => [withSynonyms(stem)];
const areFound = (words: readonly string[]): Wanted => stemsOf(words).map(withSynonyms);
const stemsOf = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => queryTerms(word)).map(({ stem }) => stem)),
];

/** What may have a typing error in it: the word, its stem, and the head of a compound. */
export const spellings = ({ word, stem }: Pick<QueryTerm, 'word' | 'stem'>): string[] => [
  word,
  stem,
  ...possibleHeads(word),
];

/** What must be asked of an index to correct these terms: has it a word, its compounds, each other reading, a head alone? */
export const wantedFor = (terms: readonly QueryTerm[]): Wanted[] => [
  ...terms.flatMap(({ stem, compounds, readings }) => [
    ...[stem, ...compounds].map(isFound),
    ...readings.map(areFound),
  ]),
  ...terms.flatMap(({ word }) => loneHead(word)),
];

/** The head of a compound, its last reading, as a list of at most one. */
const loneHead = (word: string): Wanted[] => {
  const head = loneHeadOf(word);
  return head === undefined ? [] : [areFound([head])];
};

const lookedFor = (word: string, stems: string[], about: Partial<CorrectedTerm> = {}): CorrectedTerm => ({
  word,
  stems,
  synonyms: synonymsOf(stems),
  corrections: [],
  isKnown: true,
  ...about,
});

/**
 * A term as this store has it: itself, or else its first reading that a product has, or else the nearest words, or else the
 * head of the compound that it is. A reading of several words is several terms.
 */
export function correctedTerm(term: QueryTerm, known: KnownWords): CorrectedTerm[] {
  const { word, stem, compounds, readings } = term;
  const joined = compounds.filter((compound) => known.has(isFound(compound)));
  if (joined.length > 0 || known.has(isFound(stem))) return [lookedFor(word, [stem, ...joined])];
  const reading = readings.find((words) => areFound(words).length > 0 && known.has(areFound(words)));
  if (reading) {
    const corrections = [reading.join(' ')];
    return stemsOf(reading).map((part) => lookedFor(word, [part], { corrections }));
  }
  const corrections = correctionsOf(term, known);
  const found = stemsOf(corrections);
  return [found.length > 0 ? lookedFor(word, found, { corrections }) : lookedFor(word, [stem], { isKnown: false })];
}

/**
 * Of the words near one that nothing has, the nearest; where none is, those nearest to its stem: a typing error in a plural;
 * then those nearest to the end of a compound: a badhandoek is a handdoek. At last the head of a compound alone.
 * A word of the shared file is none: a shop without laders is not asked for what is later.
 */
function correctionsOf({ word, stem }: QueryTerm, { has, near }: KnownWords): string[] {
  if (isListed(word)) return [];
  const existing = (wanted: string): string[] =>
    nearest(wanted, near(wanted)).filter((candidate) => has(areFound([candidate])));
  for (const spelled of new Set(spellings({ word, stem }))) {
    const found = existing(spelled);
    if (found.length > 0) return found;
  }
  return loneHead(word).some(has) ? [loneHeadOf(word) ?? word] : [];
}

/** The words that something has, corrected, of a text that has others too; undefined when it has no others, or these alone. */
export function knownPart(terms: readonly CorrectedTerm[]): string | undefined {
  const known = terms.filter(({ isKnown }) => isKnown);
  if (known.length === 0 || known.length === terms.length) return undefined;
  return [...new Set(known.map(({ word, corrections: [best] }) => best ?? word))].join(' ');
}

/** The text with each absent word in its best correction; undefined when none was corrected. */
export function suggestionFor(text: string, terms: readonly CorrectedTerm[]): string | undefined {
  const instead = new Map(terms.flatMap(({ word, corrections: [best] }) => (best === undefined ? [] : [[word, best]])));
  if (instead.size === 0) return undefined;
  return tokensOf(text)
    .map(({ word }) => instead.get(word) ?? word)
    .join(' ');
}
