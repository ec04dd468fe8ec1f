import type { Product } from '../contract/product.ts';

/** What a product is made of, by weight: '78% polyamide, 22% elastaan'; empty for what is no textile (LEGAL-05). */
export const compositionOf = ({ fibre_composition: fibres }: Pick<Product, 'fibre_composition'>): string =>
  (fibres ?? []).map(({ fibre, percentage }) => `${percentage}% ${fibre}`).join(', ');

/** What the parts of a set or bundle are made of: each textile once, after its name. */
export const compositionOfParts = (parts: readonly { name: string; composition: string }[]): string =>
  [...new Set(parts.flatMap(({ name, composition }) => (composition ? [`${name}: ${composition}`] : [])))].join('; ');
