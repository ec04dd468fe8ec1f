import { stemmer } from '@orama/stemmers/dutch';
import { compoundWords, stemOverrides, stopWords, synonyms } from './words.ts';

/** A word of a question: as typed, and the stems that stand for it. */
export type QueryTerm = { word: string; stems: string[] };

const shortestCompound = 6;
const shortestPart = 3;

/** Lower case without accents, entities and possessives; sizes in one piece (140 x 200 is 140x200). */
function fold(text: string): string {
  return text
    .replace(/&#?\w+;/g, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’](s|tje|tjes)\b/g, '')
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1x');
}

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** kk, ss … at the end and voiced endings, where the stemmer leaves two stems for one word. */
const evenEnd = (stem: string): string =>
  stem
    .replace(/([bcdfghjklmnprstvwz])\1$/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f');

function withoutDiminutive(word: string): string {
  const base = word.replace(/s$/, '');
  if (!/^.{3,}je$/.test(base)) return word;
  if (/(kje|pje|sje|dje|fje|gje|aatje|ootje|eetje)$/.test(base)) return base.slice(0, -2);
  return base.endsWith('tje') ? base.slice(0, -3) : word;
}

function stemByRules(word: string): string {
  let stem = withoutDiminutive(word);
  for (let round = 0; round < 3; round++) {
    const next = evenEnd(stemmer(stem));
    if (next === stem || next.length < 2) break;
    stem = next;
  }
  return stem;
}

/** Remembers results of a pure function of a text; forgets all when it holds too many. */
function remembered<T>(compute: (text: string) => T, most = 50_000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const old = known.get(text);
    if (old !== undefined) return old;
    if (known.size >= most) known.clear();
    const value = compute(text);
    known.set(text, value);
    return value;
  };
}

/** What a folded word is looked up by. Words with digits (sizes, stock codes) stay as they are. */
export const stemOf = remembered((word: string): string => {
  if (/\d/.test(word)) return word;
  const base = stemOverrides.get(word);
  return stemByRules(base ?? word);
});

const partStems: ReadonlySet<string> = new Set(compoundWords.map(stemOf));
const isPart = (word: string): boolean => word.length >= shortestPart && partStems.has(stemOf(word));

/** The words of which a compound is made, the longest head first: badhanddoeken gives handdoeken and bad. */
export function compoundParts(word: string): string[] {
  if (word.length < shortestCompound || /\d/.test(word)) return [];
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    if (!isPart(word.slice(at))) continue;
    return [word.slice(at), ...modifierParts(word.slice(0, at))];
  }
  return [];
}

function modifierParts(modifier: string): string[] {
  const known = [modifier, modifier.replace(/s$/, '')].find(isPart);
  return known === undefined ? compoundParts(modifier) : [known];
}

const wordTerms = remembered((word: string): string => {
  if (stopWords.has(word)) return '';
  return [...new Set([word, ...compoundParts(word)].map(stemOf))].join(' ');
});

/** A text as the full-text index keeps it: stems, and behind each compound its parts. */
export const indexText = (text: string): string =>
  wordsOf(text)
    .map(wordTerms)
    .filter((terms) => terms !== '')
    .join(' ');

/** The words of a text and of its compounds: what a question may be corrected to. */
export const vocabularyOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => (stopWords.has(word) || /\d/.test(word) ? [] : [word, ...compoundParts(word)]));

const synonymStems: ReadonlyMap<string, string[]> = new Map(
  synonyms.flatMap((line) => line.map((word) => [stemOf(word), line.map(stemOf)] as const)),
);

/** What a question asks for, word by word; compounds are not parted here. */
export function queryTerms(text: string): QueryTerm[] {
  const terms = wordsOf(text)
    .filter((word) => !stopWords.has(word))
    .map((word) => ({ word, stems: synonymStems.get(stemOf(word)) ?? [stemOf(word)] }));
  const first = new Map(terms.toReversed().map((term) => [term.stems.join(' '), term]));
  return [...first.values()].toReversed();
}

/**
 * How many of so many terms must match: at least 75% of them (SRCH-18). That is Elasticsearch's `-25%`, which rounds down
 * what may be missing; its `75%` rounds down what must match, so two of three words would do.
 */
export const requiredTerms = (count: number): number => count - Math.floor(count / 4);
