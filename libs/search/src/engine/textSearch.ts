import type { ExplainedHit } from '@etalage/catalog/contract';
import type { DatabaseSync } from 'node:sqlite';
import { queryTerms, requiredTerms } from './analysis.ts';
import { correctedTerm, suggestionFor, type CorrectedTerm, type Wanted } from './corrections.ts';
import { allowedEdits } from './fuzzy.ts';
import { allWordsWeight, bestMatch, places, synonymWeight } from './places.ts';
import { placedToken } from './schema.ts';

/** What a text found: a score by product id, its words as they were looked for, and the text with absent words corrected. */
export type TextHits = { scores: Map<number, number>; terms: CorrectedTerm[]; suggestion: string | undefined };

/** The full text of a store. */
export type TextSearch = {
  find(text: string): TextHits;
  /** Which of the words a product has, where, and what each adds to its score. */
  explain(terms: readonly CorrectedTerm[], id: number): ExplainedHit['words'];
};

type Scores = Map<number, number>;

const tokensAt = (at: number, stems: readonly string[]): string =>
  stems.map((stem) => placedToken(at, stem)).join(' OR ');
const anywhere = (stems: readonly string[]): string => `(${places.map((_, at) => tokensAt(at, stems)).join(' OR ')})`;

/** For lists that SQLite made of numbers. */
const parseNumbers: (json: string) => number[] = JSON.parse;

/** Finds products by words, ranked by where they have them; at least 75% of the terms must match. */
export function createTextSearch(db: DatabaseSync): TextSearch {
  const oneOf = places.map(({ weight }) => `select rowid as id, ${weight} as score from f where f match ?`);
  // One row of lists is read twice as fast as a row for each hit.
  const find = db.prepare(`select json_group_array(id) as ids, json_group_array(score) as scores
    from (${oneOf.join(' union all ')})`);
  const known = db.prepare('select rowid from f where f match ? limit 1');
  // A number is bound as a fraction, by which FTS5 looks up no row.
  const hasToken = db.prepare('select rowid from f where f match ? and rowid = cast(? as integer)');
  const words = db.prepare('select word from word where word >= ? and word < ?');

  function addScores(scores: Scores, stems: readonly string[], factor: number): void {
    if (stems.length === 0) return;
    const row = find.get(...places.map((_, at) => tokensAt(at, stems)));
    const ids = parseNumbers(String(row?.['ids']));
    const found = parseNumbers(String(row?.['scores']));
    ids.forEach((id, at) => {
      const score = (found[at] ?? 0) * factor;
      if (score > (scores.get(id) ?? 0)) scores.set(id, score);
    });
  }
  function scoresOf({ stems, synonyms }: CorrectedTerm): Scores {
    const scores: Scores = new Map();
    addScores(scores, stems, 1);
    addScores(scores, synonyms, synonymWeight);
    return scores;
  }

  const has = (wanted: Wanted): boolean => known.get(wanted.map(anywhere).join(' AND ')) !== undefined;
  function near(word: string): string[] {
    const [first = ''] = word;
    if (allowedEdits(word) === 0) return [];
    return words.all(first, `${first}\u{10ffff}`).map((row) => String(row['word']));
  }
  return {
    find: (text) => {
      const terms = queryTerms(text).flatMap((term) => correctedTerm(term, { has, near }));
      return { scores: together(terms.map(scoresOf)), terms, suggestion: suggestionFor(text, terms) };
    },
    explain: (terms, id) =>
      terms.flatMap((term) => {
        const match = bestMatch(term, (place, stem) => {
          const at = places.findIndex((one) => one.place === place);
          return hasToken.get(placedToken(at, stem), id) !== undefined;
        });
        return match ? [match] : [];
      }),
  };
}

/** The sums of what matches enough of the terms; what matches all of them scores more. */
function together(perTerm: Scores[]): Scores {
  const required = requiredTerms(perTerm.length);
  const [fewest, ...others] = perTerm.toSorted((one, other) => one.size - other.size);
  const sums: Scores = new Map();
  if (!fewest) return sums;
  // What matches enough terms matches one of those that may not all be missing.
  const candidates = [fewest, ...others.slice(0, perTerm.length - required)];
  for (const id of new Set(candidates.flatMap((scores) => [...scores.keys()]))) {
    const found = perTerm.map((scores) => scores.get(id)).filter((score) => score !== undefined);
    if (found.length < required) continue;
    const sum = found.reduce((one, other) => one + other, 0);
    sums.set(id, found.length === perTerm.length ? sum * allWordsWeight : sum);
  }
  return sums;
}
