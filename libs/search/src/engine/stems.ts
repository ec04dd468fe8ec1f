import { stemmer } from '@orama/stemmers/dutch';
import { compoundWords, stemOverrides, synonyms } from './words.ts';

const shortestModifier = 3;
const shortestHead = 2;
/** No word of a shop is longer; what is, is not parted, so that no text takes long. */
const longestCompound = 40;

/** kk, ss … at the end and voiced endings, where the stemmer leaves two stems for one word. */
const evenEnd = (stem: string): string =>
  stem
    .replace(/([bcdfghjklmnprstvwz])\1$/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f');

/** The words of the shared file, in the forms in which it has them. */
const listed: ReadonlySet<string> = new Set([...stemOverrides.keys(), ...compoundWords, ...synonyms.flat()]);

/** A diminutive's word: one of the shared file, or else what the rules of spelling say. */
function withoutDiminutive(word: string): string {
  const base = word.replace(/s$/, '');
  if (!/^.{2,}je$/.test(base)) return word;
  const short = base.slice(0, -2);
  const shorter = /[tp]je$/.test(base) ? base.slice(0, -3) : short;
  const shortest = /([bdgklmnprt])\1etje$/.test(base) ? base.slice(0, -5) : short;
  const known = [short, shorter, shortest].find((candidate) => listed.has(candidate));
  if (known !== undefined) return known;
  if (/([bglmnr])\1etje$/.test(base)) return shortest;
  if (/([aeiou]{2}|[elr])mpje$/.test(base)) return shorter;
  if (/([nlrw]|[eiou][iu]|ie|oe)tje$/.test(base)) return shorter;
  return /[bdfghkpst]je$/.test(base) ? short : word;
}

/** pyjamas, panties: of a word of the shared file, as badjas and matras are no plurals. */
function withoutPlural(word: string): string {
  const candidates = [word.replace(/s$/, ''), word.replace(/ies$/, 'y')];
  return candidates.find((candidate) => listed.has(candidate)) ?? word;
}

function stemByRules(word: string): string {
  let stem = word;
  for (let round = 0; round < 3; round++) {
    const next = evenEnd(stemmer(stem));
    if (next === stem || next.length < 2) break;
    stem = next;
  }
  return stem;
}

/** Remembers results of a pure function of a text; forgets all when it holds too many. */
export function remembered<T>(compute: (text: string) => T, most = 50_000): (text: string) => T {
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

const baseOf = (word: string): string => (stemOverrides.has(word) ? word : withoutPlural(withoutDiminutive(word)));

function stemOfOne(word: string): string {
  const base = baseOf(word);
  return stemOverrides.get(base) ?? stemByRules(base);
}

const partStems: ReadonlySet<string> = new Set(compoundWords.map(stemOfOne));
const isPart = (word: string): boolean => partStems.has(stemOfOne(word));

/** Whether the shared file has a word: it is spelled right, whether a shop sells it or not. */
export const isListed = (word: string): boolean => listed.has(word) || isPart(word);

/** What the shared file has other words for, and is one of these: an oplader is a lader. */
export const listedKindsOf = (word: string): string[] =>
  isPart(word) ? synonyms.flat().filter((kind) => kind !== word && stemOf(kind).endsWith(stemOfOne(word))) : [];

/** A compound's head, the longest that is known, and what stands before it; undefined for a word without known head. */
function partedCompound(word: string): { modifier: string; head: string } | undefined {
  if (/\d/.test(word) || word.length > longestCompound) return undefined;
  // A bonnetje is no net.
  const base = baseOf(word);
  for (let at = shortestModifier; at <= base.length - shortestHead; at++) {
    const head = base.slice(at);
    if (isPart(head)) return { modifier: base.slice(0, at), head };
  }
  return undefined;
}

/**
 * What a folded word is looked up by. A compound bends as its head does (badjassen as jassen); words with digits (sizes,
 * stock codes) stay as they are.
 */
export const stemOf = remembered((word: string): string => {
  if (/\d/.test(word)) return word;
  const parted = stemOverrides.has(word) ? undefined : partedCompound(word);
  return parted ? parted.modifier + stemOf(parted.head) : stemOfOne(word);
});

/** The words in a compound: what it is (a badhanddoek is a handdoek, and a doek), and what only tells of which kind. */
export type CompoundParts = { heads: string[]; modifiers: string[] };

/** The words of which a compound is made, the longest head first. */
export function compoundParts(word: string): CompoundParts {
  const parted = partedCompound(word);
  if (!parted) return { heads: [], modifiers: [] };
  const inHead = compoundParts(parted.head);
  return {
    heads: [parted.head, ...inHead.heads],
    modifiers: [...modifierParts(parted.modifier), ...inHead.modifiers],
  };
}

function modifierParts(modifier: string): string[] {
  const known = knownModifier(modifier);
  if (known !== undefined) return [known];
  const { heads, modifiers } = compoundParts(modifier);
  return [...heads, ...modifiers];
}

const knownModifier = (modifier: string): string | undefined => [modifier, modifier.replace(/s$/, '')].find(isPart);

/** A compound as words written apart, of which each is known; empty when one is not, as in a word with a typing error. */
export function writtenApart(word: string): string[] {
  const parted = partedCompound(word);
  if (!parted) return [];
  const known = knownModifier(parted.modifier);
  const before = known === undefined ? writtenApart(parted.modifier) : [known];
  return before.length === 0 ? [] : [...before, parted.head];
}
