import type { CorrectedTerm } from './corrections.ts';
import type { IndexableProduct } from './port.ts';
import { stemOf } from './stems.ts';
import { tokensOf, type Token } from './tokens.ts';
import { stopWords } from './words.ts';

/**
 * Where a product has a word, and what a word weighs there, the heaviest first. Name, sku and category weigh 4, 2 and 1
 * (SRCH-19). A name opens with what the product is, so its first word weighs more: a gereedschapskist koffer is no koffer.
 * The head of a compound says what it is too, a little less surely than the word alone; what stands before the head only
 * says of which kind: a sierkussen is a kussen, a kussensloop is none. Who types a brand wants what is made by it, the bon that
 * is named after it among the last; of a brand of several words each may mean something else (Van der Linnen).
 */
export const places = [
  { place: 'nameStart', label: 'first word of the name', weight: 6 },
  { place: 'brand', label: 'brand', weight: 6 },
  { place: 'nameStartHead', label: 'head of the first word of the name', weight: 5 },
  { place: 'name', label: 'name', weight: 4 },
  { place: 'nameHead', label: 'head of a compound in the name', weight: 3 },
  { place: 'sku', label: 'sku', weight: 2 },
  { place: 'categoryName', label: 'category', weight: 1 },
  { place: 'namePart', label: 'part of a word in the name', weight: 0.5 },
  { place: 'other', label: 'attribute', weight: 0.5 },
  { place: 'otherPart', label: 'part of a word in category or attribute, or its end', weight: 0.25 },
] as const;
export type Place = (typeof places)[number]['place'];

/** What a synonym weighs beside the word that was typed. */
export const synonymWeight = 0.75;

/** What the score of a product that has all words is multiplied by. */
export const allWordsWeight = 1.5;

/** The stems of a product, each where it weighs most. */
export function placedStems(text: IndexableProduct['text']): Record<Place, string[]> {
  const telling = (field: string): Token[] => tokensOf(field).filter(({ word }) => !stopWords.has(word));
  const [start, ...rest] = telling(text.name);
  const opening = start ? [start] : [];
  const around = telling(text.category);
  const others = telling(text.other);
  const brand = telling(text.brand);
  const all: Record<Place, string[]> = {
    nameStart: stems(opening),
    brand: brand.length === 1 ? stems(brand) : [],
    nameStartHead: heads(opening),
    name: stems(rest),
    nameHead: heads(rest),
    sku: skuStems(text.sku),
    categoryName: [...stems(around), ...heads(around)],
    namePart: parts([...opening, ...rest]),
    other: [...stems(others), ...heads(others)],
    otherPart: [...tails([...opening, ...rest]), ...parts([...around, ...others])],
  };
  const seen = new Set<string>();
  for (const { place } of places) {
    all[place] = all[place].filter((stem) => !seen.has(stem) && seen.add(stem));
  }
  return all;
}

const stems = (tokens: readonly Token[]): string[] => tokens.map(({ stem }) => stem);
const heads = (tokens: readonly Token[]): string[] => tokens.flatMap((token) => token.heads);
const parts = (tokens: readonly Token[]): string[] => tokens.flatMap((token) => token.parts);
const tails = (tokens: readonly Token[]): string[] => tokens.flatMap((token) => token.tails);

/** A stock code is found with its hyphens, without them, and by its parts. */
function skuStems(sku: string): string[] {
  const pieces = sku.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [pieces.join('-'), pieces.join(''), ...pieces.map(stemOf)];
}

/** Where a product matches a term best; undefined where it does not. */
export function bestMatch(
  { word, stems: own, synonyms }: CorrectedTerm,
  has: (place: Place, stem: string) => boolean,
): { word: string; stem: string; place: string; score: number } | undefined {
  const ways = [
    ...own.map((stem) => ({ stem, factor: 1 })),
    ...synonyms.map((stem) => ({ stem, factor: synonymWeight })),
  ];
  const matches = ways.flatMap(({ stem, factor }) => {
    const found = places.find(({ place }) => has(place, stem));
    return found ? [{ word, stem, place: found.label, score: found.weight * factor }] : [];
  });
  return matches.sort((one, other) => other.score - one.score)[0];
}
