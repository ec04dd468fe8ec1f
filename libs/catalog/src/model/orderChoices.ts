import type { ProductDetail } from './views.ts';

/** Whether a product asks for choices beside its variant: its own options, the pieces of a set, the parts of a bundle. */
export const hasOrderChoices = ({ ownOptions, members, bundle }: ProductDetail): boolean =>
  (ownOptions ?? members ?? bundle) !== undefined;
