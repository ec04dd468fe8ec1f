import { productHref, type CategoryPage, type ProductSummary } from '@etalage/catalog/headless';
import { atom } from 'jotai/vanilla';
import type { HomeData } from '../services/pages.ts';

/** A card through which the shopper opened a product, with the address of its picture as the browser holds it. */
export type OpenedCard = { product: ProductSummary; picture?: string | undefined };

/** The card that was opened last: the page of its product begins with what it tells. */
export const openedCardAtom = atom<OpenedCard | undefined>(undefined);

/** What a page may show: a listing, blocks with products, or no cards at all. */
type Shown = Pick<CategoryPage, 'listing'> | Pick<HomeData, 'products'> | object | undefined;

/** The product behind a link, if the page shows its card. */
export const productBehind = (href: string | null, shown: Shown): ProductSummary | undefined =>
  cardsOn(shown).find((product) => productHref(product) === href);

function cardsOn(shown: Shown): readonly ProductSummary[] {
  if (shown === undefined) return [];
  if ('listing' in shown) return shown.listing.products;
  return 'products' in shown ? Object.values(shown.products).flat() : [];
}
