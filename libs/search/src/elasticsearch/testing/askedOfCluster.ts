import type { SearchRequest } from '@etalage/catalog/contract';
import { aQuestion } from '../../engine/testing/questions.ts';

/** The question whose answer of a real cluster is committed. */
export const askedOfCluster: SearchRequest = aQuestion({
  filters: [
    { kind: 'terms', attribute: 'kleur', values: [50, '51'] },
    { kind: 'range', attribute: 'price', from: 10, to: 500 },
  ],
  facets: {
    attributes: ['kleur', 'geslacht'],
    size: 4,
    sizes: { kleur: 60 },
    priceRanges: [
      [0, 100],
      [100, null],
    ],
    priceExtremes: true,
  },
  sort: 'price_desc',
  size: 2,
});
