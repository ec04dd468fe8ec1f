import { stemmer } from '@orama/stemmers/dutch';
import { compoundWords, falseHeads, shades, stemOverrides, synonyms, tints } from './words.ts';

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

const shadeStems: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(shades).map(([colour, own]) => [stemOfOne(colour), own.map(stemOfOne)]),
);

/** The stems of the shades of a colour, by its stem. */
export const shadesOf = (stem: string): readonly string[] => shadeStems.get(stem) ?? [];

/** Whether a word is a colour, and what stands before it says which shade: lichtblauw, okergeel. */
const isShade = (modifier: string, head: string): boolean =>
  shadeStems.has(stemOfOne(head)) && (tints.has(modifier) || shadesOf(stemOfOne(head)).includes(stemOfOne(modifier)));

/** Wider names of a shade, the nearest first: okergeel is oker, and both are geel. */
export function coloursOf(word: string): string[] {
  const parted = partedCompound(word);
  if (parted && isShade(parted.modifier, parted.head))
    return [...(tints.has(parted.modifier) ? [] : [parted.modifier]), parted.head];
  return [...shadeStems].filter(([, own]) => own.includes(stemOfOne(word))).map(([colour]) => colour);
}

/** A compound's head, the longest that is known, and what stands before it; undefined for a word without known head. */
function partedCompound(word: string): { modifier: string; head: string } | undefined {
  if (/\d/.test(word) || word.length > longestCompound) return undefined;
  // A bonnetje is no net.
  const base = baseOf(word);
  for (let at = shortestModifier; at <= base.length - shortestHead; at++) {
    const head = base.slice(at);
    if (isPart(head) || isShade(base.slice(0, at), head)) return { modifier: base.slice(0, at), head };
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

/**
 * The words in a compound: what it is (a badhanddoek is a handdoek, and a doek), what only tells of which kind, and what it
 * ends in and is not: the hand of washand.
 */
export type CompoundParts = { heads: string[]; modifiers: string[]; tails: string[] };

/** The words of which a compound is made, the longest head first. */
export function compoundParts(word: string): CompoundParts {
  const parted = partedCompound(word);
  if (!parted) return { heads: [], modifiers: [], tails: [] };
  const modifiers = modifierParts(parted.modifier);
  if (falseHeads.has(stemOfOne(parted.head))) return { heads: [], modifiers, tails: [parted.head] };
  const inHead = compoundParts(parted.head);
  return {
    heads: [parted.head, ...inHead.heads],
    modifiers: [...modifiers, ...inHead.modifiers],
    tails: inHead.tails,
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

/** A head of fewer letters may be the end of any word. */
const shortestLoneHead = 4;

/** The head of a compound whose other words nobody knows: a rolkoffer is a koffer. */
export function loneHeadOf(word: string): string | undefined {
  const { heads } = compoundParts(word);
  return heads.find((head) => head.length >= shortestLoneHead);
}

/** What may be a head with a typing error in it: each ending of a word that begins as a compound does, the longest first. */
export function possibleHeads(word: string): string[] {
  if (!/^\p{L}+$/u.test(word) || word.length > longestCompound) return [];
  const ends = Array.from({ length: word.length }, (_, at) => at).slice(shortestModifier, -shortestLoneHead);
  return ends.filter((at) => knownModifier(word.slice(0, at)) !== undefined).map((at) => word.slice(at));
}
