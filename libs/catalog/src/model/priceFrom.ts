import type { ProductSummary } from './views.ts';

/** Of what a shown price is the lowest: of the members of a set, or of variants; undefined when it is the only one. */
export function priceFrom({ type, isFrom }: Pick<ProductSummary, 'type' | 'isFrom'>): 'member' | 'variant' | undefined {
  if (type === 'grouped') return 'member';
  return isFrom ? 'variant' : undefined;
}
