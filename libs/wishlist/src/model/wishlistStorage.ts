import {
  createOutbox,
  rememberRefused,
  storageKey,
  type Outbox,
  type OutboxOptions,
  type Storage,
} from '@etalage/core';
import { wishlist as wishlistConstants } from '@etalage/core/constants';
import * as v from 'valibot';
import type { WishlistAct, WishlistItem } from './item.ts';

/** The key of wire contract 21, and two of our own: what waits to be sent, and what has been settled by any tab. */
export const wishlistKeys = {
  list: storageKey('wishlist', wishlistConstants.localKey),
  acts: storageKey('wishlist', 'waiting-acts'),
  settled: storageKey('wishlist', 'settled-acts'),
} as const;

const optionValue = v.union([v.string(), v.number()]);
const storedOption = v.object({ option_id: optionValue, option_value: optionValue });

/** An item as a browser keeps it (WISH-01). */
const storedItem = v.object({
  sku: v.string(),
  id: v.number(),
  parentId: v.optional(v.number()),
  parentSku: v.optional(v.string()),
  qty: v.optional(v.number(), 1),
  item_id: v.optional(v.number()),
  price: v.optional(v.number()),
  isSoldOut: v.optional(v.literal(true)),
  product_option: v.optional(
    v.object({ extension_attributes: v.object({ configurable_item_options: v.optional(v.array(storedOption), []) }) }),
  ),
});
type StoredItem = v.InferOutput<typeof storedItem>;

/** An item in the words that a browser keeps. */
export function toStoredItem({ quantity, itemId, options, ...item }: WishlistItem): StoredItem {
  const chosen = options.map(({ attributeId, value }) => ({ option_id: attributeId, option_value: value }));
  return {
    ...item,
    qty: quantity,
    ...(itemId === undefined ? {} : { item_id: itemId }),
    ...(chosen.length === 0 ? {} : { product_option: { extension_attributes: { configurable_item_options: chosen } } }),
  };
}

function fromStored(stored: StoredItem): WishlistItem {
  const { sku, id, parentId, parentSku, qty, item_id, product_option, price, isSoldOut } = stored;
  const chosen = product_option?.extension_attributes.configurable_item_options ?? [];
  return {
    sku,
    id,
    ...(parentId === undefined ? {} : { parentId }),
    ...(parentSku === undefined ? {} : { parentSku }),
    quantity: qty,
    ...(item_id === undefined ? {} : { itemId: item_id }),
    options: chosen.map(({ option_id, option_value }) => ({
      attributeId: String(option_id),
      value: String(option_value),
    })),
    ...(price === undefined ? {} : { price }),
    ...(isSoldOut && { isSoldOut }),
  };
}

const storedAct = v.object({
  kind: v.picklist(['add', 'remove']),
  taskId: v.string(),
  item: storedItem,
  origin: v.optional(v.unknown()),
});

/** An item as a browser keeps it; undefined for what is none. */
export function readItem(stored: unknown): WishlistItem | undefined {
  const parsed = v.safeParse(storedItem, stored);
  return parsed.success ? fromStored(parsed.output) : undefined;
}

function fromStoredAct(stored: unknown): WishlistAct | undefined {
  const parsed = v.safeParse(storedAct, stored);
  return parsed.success ? { ...parsed.output, item: fromStored(parsed.output.item) } : undefined;
}

/** The wishlist's part of the browser's storage. What the browser refuses to keep is remembered for as long as the page lives. */
export function createWishlistStorage(storage: Storage) {
  const kept = rememberRefused(storage);
  return {
    /** A guest's list; a spoilt entry is left out. */
    read(): readonly WishlistItem[] {
      const list = kept.read(wishlistKeys.list);
      return (Array.isArray(list) ? list : []).flatMap((entry: unknown) => readItem(entry) ?? []);
    },
    write: (items: readonly WishlistItem[]): void => void kept.write(wishlistKeys.list, items.map(toStoredItem)),
    /** What a customer did and the server has not confirmed yet. */
    openOutbox: (ports: Pick<OutboxOptions<WishlistAct>, 'queue' | 'lock'>): Outbox<WishlistAct> =>
      createOutbox({
        ...ports,
        storage: kept,
        keys: { waiting: wishlistKeys.acts, settled: wishlistKeys.settled },
        fromStored: fromStoredAct,
        toStored: (act) => ({ ...act, item: toStoredItem(act.item) }),
      }),
  };
}

/** What a wishlist keeps between visits. */
export type WishlistStorage = ReturnType<typeof createWishlistStorage>;
