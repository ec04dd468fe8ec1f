import type { SearchExplanation } from '@etalage/catalog/contract';
import { search as searchConstants } from '@etalage/core/constants';
import { UnknownStoreError } from '@etalage/search/engine';
import * as v from 'valibot';
import { productsById } from '../catalog/readCatalogue.ts';
import { refuse } from '../http/envelope.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';

const list = v.array(v.string());

/** What became of a text in a store view's index, and why its first hits stand where they stand. */
export const explanation = v.object({
  words: v.array(v.object({ word: v.string(), stems: list, parts: list, corrections: list, isKnown: v.boolean() })),
  required: v.number(),
  total: v.number(),
  hits: v.array(
    v.object({
      sku: v.string(),
      name: v.string(),
      score: v.number(),
      words: v.array(v.object({ word: v.string(), stem: v.string(), place: v.string(), score: v.number() })),
      factors: list,
    }),
  ),
});
export type Explanation = v.InferOutput<typeof explanation>;

const shown = v.looseObject({ id: v.number(), sku: v.string(), name: v.string() });
const none: SearchExplanation = { words: [], required: 0, hits: [] };
const most = 10;

/** Explains a text as the search panel would ask it. */
export async function explainText({ searchEngine, database }: Ports, store: Store, text: string): Promise<Explanation> {
  const asked = searchEngine.search({
    store: store.code,
    entity: 'product',
    text,
    scope: { visibility: [...searchConstants.visibility], status: [...searchConstants.status] },
    filters: [],
    size: most,
    explain: true,
  });
  const found = await asked.catch(notIndexed);
  if (found.unreachable) refuse(503, 'De zoekmachine antwoordt niet.');
  const { words, required, hits } = found.explanation ?? none;
  const documents = await productsById(
    database,
    store.id,
    hits.map(({ id }) => id),
  );
  const named = new Map(documents.map((document) => v.parse(shown, document)).map((product) => [product.id, product]));
  return {
    words,
    required,
    total: found.total,
    hits: hits.map(({ id, ...hit }) => ({ ...hit, sku: named.get(id)?.sku ?? '', name: named.get(id)?.name ?? '' })),
  };
}

function notIndexed(error: unknown): never {
  if (error instanceof UnknownStoreError) refuse(404, 'Van deze winkel is nog niets te doorzoeken.');
  throw error;
}

const rounded = (score: number): string => score.toFixed(2);

/** The explanation as lines to read. */
export const explanationLines = ({ words, required, total, hits }: Explanation): string[] => [
  ...words.map(wordLine),
  totalLine(required, total),
  ...hits.flatMap((hit, at) => [
    `${at + 1}. ${rounded(hit.score)}  ${hit.sku}  ${hit.name}`,
    ...hit.words.map(({ word, stem, place, score }) => `     ${rounded(score)}  ${word} as ${stem}: ${place}`),
    ...hit.factors.map((factor) => `     ${factor}`),
  ]),
];

function totalLine(required: number, total: number): string {
  if (required === 0 && total === 0) return 'nothing is left to search for';
  const products = total === 1 ? '1 product has' : `${total === 0 ? 'no' : total} products have`;
  return required <= 1 ? `${products} it` : `${products} at least ${required} of these words`;
}

function wordLine({ word, stems, parts, corrections, isKnown }: Explanation['words'][number]): string {
  if (stems.length === 0) return `${word}: says nothing, left out`;
  if (!isKnown) return `${word}: nothing has it, nor anything like it`;
  return [
    `${word}: found by ${stems.join(' or ')}`,
    ...(parts.length > 0 ? [`made of ${parts.join(' + ')}`] : []),
    ...(corrections.length > 0 ? [`nothing has it, read as ${corrections.join(' or ')}`] : []),
  ].join('; ');
}
