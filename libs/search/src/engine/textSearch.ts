import type { DatabaseSync } from 'node:sqlite';
import { queryTerms, requiredTerms, stemOf, wordsOf, type QueryTerm } from './analysis.ts';
import { allowedEdits, nearest } from './fuzzy.ts';

/** What a text found: a score by product id, and the text with absent words corrected, if any was. */
export type TextHits = { scores: Map<number, number>; suggestion: string | undefined };

/** Name, sku, category (SRCH-19), and attributes. */
const weights = '4.0, 2.0, 1.0, 0.5';
const allTermsBonus = 1.5;

/** Finds products by words, ranked by field-weighted BM25; at least 75% of the terms must match. */
export function createTextSearch(db: DatabaseSync): (text: string) => TextHits {
  const find = db.prepare(`select rowid as id, -bm25(f, ${weights}) as score from f where f match ?`);
  const known = db.prepare('select rowid from f where f match ? limit 1');
  const words = db.prepare('select word from word where word >= ? and word < ?');
  const matching = (stems: readonly string[]): string => stems.map((stem) => `"${stem}"`).join(' OR ');

  function corrections(word: string): string[] {
    const [first = ''] = word;
    if (allowedEdits(word) === 0) return [];
    const candidates = words.all(first, `${first}\u{10ffff}`).map((row) => String(row['word']));
    return nearest(word, candidates).filter((candidate) => known.get(matching([stemOf(candidate)])) !== undefined);
  }
  function corrected(term: QueryTerm): QueryTerm & { instead?: string } {
    if (known.get(matching(term.stems)) !== undefined) return term;
    const found = corrections(term.word);
    if (found[0] === undefined) return term;
    return { word: term.word, stems: [...new Set(found.map(stemOf))], instead: found[0] };
  }
  return (text) => {
    const terms = queryTerms(text).map(corrected);
    const perTerm = terms.map(({ stems }) =>
      find.all(matching(stems)).map((row) => [Number(row['id']), Number(row['score'])] as const),
    );
    return { scores: combined(perTerm), suggestion: suggestionFor(text, terms) };
  };
}

function combined(perTerm: readonly (readonly (readonly [number, number])[])[]): Map<number, number> {
  const matches = new Map<number, { terms: number; score: number }>();
  for (const [id, score] of perTerm.flat()) {
    const match = matches.get(id) ?? { terms: 0, score: 0 };
    matches.set(id, { terms: match.terms + 1, score: match.score + score });
  }
  const required = requiredTerms(perTerm.length);
  const enough = [...matches].filter(([, match]) => match.terms >= required);
  return new Map(
    enough.map(([id, { terms, score }]) => [id, terms === perTerm.length ? score * allTermsBonus : score] as const),
  );
}

function suggestionFor(text: string, terms: readonly { word: string; instead?: string }[]): string | undefined {
  const instead = new Map(
    terms.flatMap((term) => (term.instead === undefined ? [] : [[term.word, term.instead] as const])),
  );
  if (instead.size === 0) return undefined;
  return wordsOf(text)
    .map((word) => instead.get(word) ?? word)
    .join(' ');
}
