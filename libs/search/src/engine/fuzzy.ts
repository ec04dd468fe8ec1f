import { distance } from 'fastest-levenshtein';
import { isSpelled } from './tokens.ts';

/** Edits allowed for a word: none under three letters, one from three, two from six (SRCH-18). */
export function allowedEdits(word: string): number {
  if (word.length < 3 || !isSpelled(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

function isTransposed(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  if (at < 0) return false;
  const swapped = `${one.slice(0, at)}${one[at + 1] ?? ''}${one[at] ?? ''}${one.slice(at + 2)}`;
  return swapped === other;
}

/** Edits between two words; two letters that changed places are one edit. */
export const edits = (one: string, other: string): number => (isTransposed(one, other) ? 1 : distance(one, other));

/** The candidates nearest to a word, all of the same smallest distance, within what is allowed. */
export function nearest(word: string, candidates: Iterable<string>): string[] {
  let best = allowedEdits(word);
  let found: string[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > best) continue;
    const cost = edits(word, candidate);
    if (cost > best || cost === 0) continue;
    if (cost < best) found = [];
    best = cost;
    found.push(candidate);
  }
  return found.sort();
}
