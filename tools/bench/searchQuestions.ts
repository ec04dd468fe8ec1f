import type { SearchRequest, SearchResponse } from '@etalage/catalog/contract';
import type { IndexableProduct } from '@etalage/search/engine';

/** What listings and searches count beside their hits. */
export const facetAttributes = ['kleur', 'maat', 'manufacturer', 'geslacht', 'model', 'verpakking', 'gewicht_gram'];

const facets = {
  attributes: facetAttributes,
  sizes: { kleur: 60, maat: 60 },
  priceRanges: [
    [0, 100],
    [100, 250],
    [250, 500],
    [500, null],
  ] satisfies [number, number | null][],
  priceExtremes: true,
};
const common = { store: 'bench', entity: 'product', filters: [], facets, size: 50 } as const;

/** Questions by row of the table; each takes the round, so that none is asked twice in a row. */
export type Questions = Record<'category + facets' | 'filtered category' | 'text + facets', Question>;
export type Question = (round: number) => SearchRequest;

const most = 8;
const perPage = 50;

/** Asks for what these products have: their largest categories, those categories' own colours, their own words. */
export function questionsAbout(products: readonly IndexableProduct[]): Questions {
  const listed = products.filter(({ visibility, status }) => [2, 3, 4].includes(visibility) && status === 1);
  const categories = commonest(listed.flatMap((product) => product.categories.map(({ id }) => id)));
  const full = categories.filter(([, count]) => count >= perPage).map(([id]) => id);
  const coloured = full.flatMap((category) => colourOf(category, listed).map((colour) => ({ category, colour })));
  const words = commonest(listed.flatMap(({ text }) => text.name.split(' ').slice(0, 1))).map(([word]) => word);
  const names = listed.slice(0, most).map(({ text }) => text.name);
  const texts = [...words.slice(0, most), ...words.slice(0, 2).map(mistyped), ...names];
  return {
    'category + facets': (round) => inCategory(turn(full, round)),
    'filtered category': (round) => {
      const { category, colour } = turn(coloured, round);
      return {
        ...inCategory(category),
        filters: [
          { kind: 'terms', attribute: 'kleur', values: [colour] },
          { kind: 'range', attribute: 'price', from: 0, to: 5000 + round },
        ],
      };
    },
    'text + facets': (round) => ({
      ...common,
      filters: [],
      scope: { visibility: [3, 4], status: [0, 1] },
      text: turn(texts, round),
    }),
  };
}

/** Throws when an answer is not what a shopper would have seen. */
export function refuseEmpty(question: SearchRequest, { total, hits, facets, unreachable }: SearchResponse): void {
  const counted = Object.values(facets?.terms ?? {}).some(({ own, options }) => own.length + options.length > 0);
  if (total > 0 && hits.length > 0 && counted && !unreachable) return;
  throw new Error(`No answer worth timing to ${JSON.stringify(question)}`);
}

const inCategory = (categoryId: number): SearchRequest => ({
  ...common,
  filters: [],
  scope: { visibility: [2, 3, 4], status: [1], categoryId },
});

/** The colour that most products of a category have, of themselves or of their variants. */
function colourOf(category: number, products: readonly IndexableProduct[]): string[] {
  const within = products.filter(({ categories }) => categories.some(({ id }) => id === category));
  const colours = within.flatMap(({ attributes }) => {
    const { own = [], options = [] } = attributes['kleur'] ?? {};
    return [...own, ...options];
  });
  return commonest(colours)
    .slice(0, 1)
    .map(([colour]) => colour);
}

function commonest<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** One letter short, as typed in haste. */
const mistyped = (word: string): string => (word.length < 6 ? word : word.slice(0, 3) + word.slice(4));

function turn<T>(list: readonly T[], round: number): T {
  const found = list[round % list.length];
  if (found === undefined) throw new Error('The catalogue has nothing to ask about');
  return found;
}
