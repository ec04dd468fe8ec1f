import type { Cents } from '@etalage/core';
import { chooseBundle, type BundleChoices } from '../rules/bundles.ts';
import { chooseOwn, type OwnChoices, type OwnProblem } from '../rules/ownOptions.ts';
import type { GroupMember, ProductDetail } from './views.ts';
import type { Wanted } from './wanted.ts';

/** What a shopper has filled in beside a product. */
export type OrderState = {
  quantity: number;
  own: OwnChoices;
  bundle: BundleChoices;
  /** Pieces of each member of a set, by sku. */
  members: Readonly<Record<string, number>>;
};

/** What goes into the cart and what it costs together, or what is still asked. */
export type OrderWish =
  | { kind: 'complete'; wanted: Wanted[]; price: Cents }
  | { kind: 'incomplete'; own: OwnProblem[]; groupIds: string[]; isNothing: boolean };

/** Reads what was filled in: the members of a set each by themselves (PROD-08), anything else as one line. */
export function wantedOf(product: ProductDetail, state: OrderState): OrderWish {
  return product.members ? membersWanted(product.members, state) : lineWanted(product, state);
}

function membersWanted(members: NonNullable<ProductDetail['members']>, state: OrderState): OrderWish {
  const wanted = members.flatMap((member) => {
    const quantity = state.members[member.sku] ?? 0;
    return quantity > 0 ? [{ quantity, member }] : [];
  });
  if (wanted.length === 0) return { kind: 'incomplete', own: [], groupIds: [], isNothing: true };
  const price = wanted.reduce((sum, { quantity, member }) => sum + quantity * priceOf(member, quantity), 0);
  return { kind: 'complete', wanted, price };
}

/** What one of so many pieces costs (PRICE-08). */
const priceOf = ({ price = 0, tiers = [] }: GroupMember, quantity: number): Cents =>
  Math.min(price, ...tiers.filter((tier) => tier.quantity <= quantity).map((tier) => tier.price));

function lineWanted({ bundle, ownOptions = [], price = 0 }: ProductDetail, state: OrderState): OrderWish {
  const parts = bundle && chooseBundle(bundle, state.bundle);
  const base = parts?.kind === 'complete' ? parts.price : price;
  const own = chooseOwn(ownOptions, state.own, base);
  if (own.kind === 'incomplete' || parts?.kind === 'incomplete') {
    const groupIds = parts?.kind === 'incomplete' ? parts.groupIds : [];
    return { kind: 'incomplete', own: own.kind === 'incomplete' ? own.problems : [], groupIds, isNothing: false };
  }
  const option = {
    ...(own.chosen.length === 0 ? {} : { custom_options: own.chosen }),
    ...(parts ? { bundle_options: parts.chosen } : {}),
  };
  const chosen = { price: base + own.surcharge, labels: [...(parts?.labels ?? []), ...own.labels], option };
  return { kind: 'complete', wanted: [{ quantity: state.quantity, chosen }], price: chosen.price };
}
