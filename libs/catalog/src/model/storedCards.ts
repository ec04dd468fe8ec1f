import type { Storage } from '@etalage/core';
import * as v from 'valibot';
import type { ProductSummary } from './views.ts';

/** A product as a browser keeps it. */
const storedCard = v.object({
  id: v.number(),
  sku: v.string(),
  parentSku: v.string(),
  slug: v.string(),
  pathHref: v.optional(v.string()),
  type: v.string(),
  name: v.string(),
  price: v.optional(v.number()),
  originalPrice: v.optional(v.number()),
  discountPercent: v.optional(v.number()),
  isFrom: v.optional(v.literal(true)),
  isSizeOpen: v.optional(v.literal(true)),
  image: v.optional(v.string()),
  labels: v.optional(v.array(v.object({ text: v.string(), kind: v.string() }))),
});

const defined = (product: v.InferOutput<typeof storedCard>): ProductSummary => {
  const { price, originalPrice, discountPercent, isFrom, isSizeOpen, image, labels, ...rest } = product;
  return {
    ...rest,
    ...(price === undefined ? {} : { price }),
    ...(originalPrice === undefined ? {} : { originalPrice, discountPercent: discountPercent ?? 0 }),
    ...(isFrom ? { isFrom } : {}),
    ...(isSizeOpen ? { isSizeOpen } : {}),
    ...(image === undefined ? {} : { image }),
    ...(labels === undefined ? {} : { labels }),
  };
};

/** What a browser keeps of cards, read again or about to be kept; a spoilt entry is left out. */
export const keptCards = (kept: unknown): ProductSummary[] =>
  (Array.isArray(kept) ? kept : []).flatMap((entry: unknown) => {
    const parsed = v.safeParse(storedCard, entry);
    return parsed.success ? [defined(parsed.output)] : [];
  });

/** The products that a browser keeps under a key. */
export const readCards = (storage: Storage, key: string): ProductSummary[] => keptCards(storage.read(key));
