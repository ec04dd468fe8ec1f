import { attributeDocuments, taxRule } from './attributes.ts';
import { categoryDocuments, grow, placeOf } from './categories.ts';
import { productDocument } from './documents.ts';
import { draftsOf } from './drafts.ts';
import type { Assortment } from './family.ts';
import { turn } from './random.ts';

/** `count` products like those of the shop, one after another: every round has names and skus of its own and shares the pictures. */
export function* bulkProducts(shop: Assortment, count: number) {
  const tree = grow(shop);
  const drafts = draftsOf(shop);
  for (let at = 0; at < count; at += 1) {
    const draft = turn(drafts, at);
    const round = Math.floor(at / drafts.length);
    const again = round === 0 ? draft : { ...draft, id: 1000 + at * 100, sku: `${draft.sku}-${round}`, slug: `${draft.slug}-${round}`, name: `${draft.name} ${round}`, index: draft.index + round };
    yield productDocument(shop, again, placeOf(tree, draft.family.category));
  }
}

/** What stands beside so many products. */
export function bulkSurroundings(shop: Assortment, count: number) {
  const tree = grow(shop);
  const share = new Map<number, number>([[2, count]]);
  const drafts = draftsOf(shop);
  drafts.forEach((draft, at) => {
    const products = Math.floor((count - at - 1) / drafts.length) + 1;
    for (const id of placeOf(tree, draft.family.category).ids) share.set(id, (share.get(id) ?? 0) + Math.max(0, products));
  });
  return { categories: categoryDocuments(tree, share), attributes: attributeDocuments(shop), taxrules: [taxRule] };
}
