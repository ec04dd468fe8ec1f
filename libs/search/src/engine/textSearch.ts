import type { ExplainedHit } from '@etalage/catalog/contract';
import type { DatabaseSync } from 'node:sqlite';
import { queryTerms, requiredTerms, stemOf, type QueryTerm } from './analysis.ts';
import { correctionsOf, suggestionFor, type CorrectedTerm } from './corrections.ts';
import { allowedEdits } from './fuzzy.ts';

/** What a text found: a score by product id, its words as they were looked for, and the text with absent words corrected. */
export type TextHits = { scores: Map<number, number>; terms: CorrectedTerm[]; suggestion: string | undefined };

/** The full text of a store. */
export type TextSearch = {
  find(text: string): TextHits;
  /** Which of the words a product has, in which fields, and what each adds to its score. */
  explain(terms: readonly CorrectedTerm[], id: number): ExplainedHit['words'];
};

type Scores = Map<number, number>;

/** Name, sku, category (SRCH-19), and attributes. */
const weights = '4.0, 2.0, 1.0, 0.5';
const fields = ['name', 'sku', 'category', 'other'];
const allTermsBonus = 1.5;

const matching = ({ stems }: { stems: readonly string[] }): string =>
  `(${stems.map((stem) => `"${stem}"`).join(' OR ')})`;

/** Finds products by words, ranked by field-weighted BM25; at least 75% of the terms must match. */
export function createTextSearch(db: DatabaseSync): TextSearch {
  // One row of lists is read twice as fast as a row for each hit; the limit keeps bm25 in a query of its own.
  const find = db.prepare(`select json_group_array(id) as ids, json_group_array(score) as scores
    from (select rowid as id, -bm25(f, ${weights}) as score from f where f match ? limit -1)`);
  const known = db.prepare('select rowid from f where f match ? limit 1');
  // A number is bound as a fraction, by which FTS5 looks up no row.
  const has = db.prepare('select rowid from f where f match ? and rowid = cast(? as integer)');
  const words = db.prepare('select word from word where word >= ? and word < ?');
  const isKnown = (stems: readonly string[]): boolean => known.get(matching({ stems })) !== undefined;
  function scoresOf(expression: string): Scores {
    const row = find.get(expression);
    const ids: number[] = JSON.parse(String(row?.['ids']));
    const scores: number[] = JSON.parse(String(row?.['scores']));
    return new Map(ids.map((id, at) => [id, scores[at] ?? 0]));
  }

  function near(word: string): string[] {
    const [first = ''] = word;
    if (allowedEdits(word) === 0) return [];
    return words.all(first, `${first}\u{10ffff}`).map((row) => String(row['word']));
  }
  function corrected(term: QueryTerm): CorrectedTerm {
    if (isKnown(term.stems)) return { ...term, corrections: [] };
    const found = correctionsOf(term.word, near).filter((word) => isKnown([stemOf(word)]));
    if (found.length === 0) return { ...term, corrections: [] };
    return { word: term.word, stems: [...new Set(found.map(stemOf))], corrections: found };
  }
  function scores(terms: readonly CorrectedTerm[]): Scores {
    if (terms.length === 0) return new Map();
    const all = scoresOf(terms.map(matching).join(' AND '));
    for (const [id, score] of all) all.set(id, score * allTermsBonus);
    const required = requiredTerms(terms.length);
    return required === terms.length
      ? all
      : some(
          terms.map((term) => scoresOf(matching(term))),
          required,
          all,
        );
  }
  return {
    find: (text) => {
      const terms = queryTerms(text).map(corrected);
      return { scores: scores(terms), terms, suggestion: suggestionFor(text, terms) };
    },
    explain: (terms, id) =>
      terms.flatMap((term) => {
        const score = scoresOf(matching(term)).get(id);
        if (score === undefined) return [];
        const found = fields.filter((field) => has.get(`${field} : ${matching(term)}`, id) !== undefined);
        return [{ word: term.word, score, fields: found }];
      }),
  };
}

/** Beside what matches all terms, with its higher score, what matches enough of them. */
function some(perTerm: readonly Scores[], required: number, all: Scores): Scores {
  const matches = new Map<number, { terms: number; score: number }>();
  for (const [id, score] of perTerm.flatMap((scores) => [...scores])) {
    const match = matches.get(id) ?? { terms: 0, score: 0 };
    matches.set(id, { terms: match.terms + 1, score: match.score + score });
  }
  const enough = [...matches].filter(([id, { terms }]) => terms >= required && !all.has(id));
  return new Map([...all, ...enough.map(([id, { score }]) => [id, score] as const)]);
}
