import { storageKey, type Storage } from '@etalage/core';
import { pathLink } from './pathLink.ts';
import type { PriceView, Surcharged, ProductDetail } from './views.ts';

/** Where it is kept. */
export const viewedKey = storageKey('catalog', 'recently-viewed');
/** How many are kept, the one that is looked at not counted. */
export const mostViewed = 12;

/**
 * Keeps that a product is looked at, as the newest (PROD-21); answers whether others were looked at before. It takes
 * what is kept as it is: who shows it checks it, so that keeping is light.
 */
export function keepViewed(storage: Storage, product: ProductDetail): boolean {
  const kept = storage.read(viewedKey);
  const others: unknown[] = (Array.isArray(kept) ? kept : []).filter(
    (entry: unknown) => !isOf(entry, product.parentSku),
  );
  storage.write(viewedKey, [viewedCard(product), ...others.slice(0, mostViewed)]);
  return others.length > 0;
}

/** The card of a product that is looked at, to be read as one that was kept. */
export function viewedCard(product: ProductDetail): object {
  const { id, sku, parentSku, slug, path, type, name, gallery, labels } = product;
  const image = gallery.find(({ kind }) => kind === 'image')?.src;
  const isSizeOpen = product.openOption === undefined ? undefined : true;
  const link = pathLink({ path, type, sku, isSizeOpen });
  return { id, sku, parentSku, slug, type, name, image, labels, isSizeOpen, ...link, ...lowestPriceOf(product) };
}

/** A card says the lowest price of what it stands for, whichever variant was looked at. */
function lowestPriceOf(product: ProductDetail): PriceView & { isFrom: true | undefined } {
  const { type, variants } = product;
  const cost = ({ price = Infinity }: PriceView) => price;
  const inStock = variants.filter(({ stock }) => stock.status !== 'out_of_stock');
  const [first = product, ...others] = inStock.length > 0 ? inStock : variants;
  const lowest = others.reduce<PriceView & Surcharged>(
    (low, variant) => (cost(variant) < cost(low) ? variant : low),
    first,
  );
  const { price: base, originalPrice: original, discountPercent, requiredSurcharge = 0 } = lowest;
  const price = base === undefined ? undefined : base + requiredSurcharge;
  const originalPrice = original === undefined ? undefined : original + requiredSurcharge;
  const isFrom = type === 'grouped' || others.some((variant) => cost(variant) !== cost(lowest));
  return { price, originalPrice, discountPercent, isFrom: isFrom || undefined };
}

const isOf = (entry: unknown, sku: string) =>
  typeof entry === 'object' && entry !== null && 'parentSku' in entry && entry.parentSku === sku;
