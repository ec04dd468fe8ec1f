import type { WishlistItem } from '@etalage/wishlist/headless';
import * as v from 'valibot';

const facts = v.tupleWithRest(
  [v.string(), v.number(), v.nullable(v.number()), v.nullable(v.string())],
  v.union([v.string(), v.number(), v.tuple([v.string(), v.string()])]),
);
const variantFacts = v.tupleWithRest([v.string(), v.number()], v.tuple([v.string(), v.string()]));

/** The item that a heart of the page is about, from its `data-wish`; undefined where that is none. */
export function wishOfHeart(text: string): WishlistItem | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), facts), text);
  if (!parsed.success) return undefined;
  const [parentSku, parentId, price, stock, ...rest] = parsed.output;
  const then = {
    quantity: 1,
    ...(price !== null && { price }),
    ...(stock === 'out_of_stock' && { isSoldOut: true as const }),
  };
  if (rest.length === 0) return { sku: parentSku, id: parentId, options: [], ...then };
  const variant = v.safeParse(variantFacts, rest);
  if (!variant.success) return undefined;
  const [sku, id, ...choices] = variant.output;
  const options = choices.map(([attributeId, value]) => ({ attributeId, value }));
  return { sku, id, parentId, parentSku, options, ...then };
}
