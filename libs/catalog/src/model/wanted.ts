import type { Cents } from '@etalage/core';
import type { GroupMember } from './views.ts';

/** What was chosen besides the variant, as the wire names it (wire contract 3.7); lists that would be empty are left out. */
export type ChosenOptions = {
  custom_options?: { option_id: string; option_value: string }[];
  bundle_options?: { option_id: string; option_qty: number; option_selections: string[] }[];
};

/** What was chosen besides the variant: what one piece then costs, how it reads, and how the wire names it. */
export type Chosen = {
  price: Cents;
  labels: readonly { label: string; value: string }[];
  option: ChosenOptions;
};

/** So many pieces of a product with what was chosen, or of one member of a set. */
export type Wanted = { quantity: number; chosen?: Chosen; member?: GroupMember };
