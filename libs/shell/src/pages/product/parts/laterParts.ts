import { hasOrderChoices, type ProductDetail } from '@etalage/catalog';
import type { Storage } from '@etalage/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { loadLazyParts, orNothing } from '../../../loading/later.ts';
import { loadOnline } from '../../../loading/whenOnline.ts';
import { withWords } from '../../../words/withWords.tsx';

type Parts = Awaited<ReturnType<typeof loadLazyParts>>;
/** Loads one of the lazy parts, once there is a network. */
const later =
  <T>(load: (parts: Parts) => Promise<T>) =>
  () =>
    loadOnline(async () => load(await loadLazyParts()));
const orderOptions = later((parts) => parts.orderOptions());
const belowFold = later((parts) => parts.belowFold());
const backInStock = later((parts) => parts.backInStock());
const afterProduct = async () => (await loadLazyParts()).afterProduct();

/** The order of a product that asks more than how many. */
export const OrderOptions = withWords(['choices'], lazyRouteComponent(orderOptions, 'OrderOptions'), { isBare: true });
/** What a product that is sold out has in the place of its button. */
export const BackInStock = withWords(['backInStock'], lazyRouteComponent(backInStock, 'BackInStock'), { isBare: true });
/** What the server draws of a product's page; in the browser a soft navigation needs it. */
export const ProductPart = withWords(['about'], lazyRouteComponent(belowFold, 'ProductPart'), { isBare: true });
/** What the page has for a shopper who does something on it. */
export const AfterProduct = lazy(orNothing(async () => (await afterProduct()).AfterProduct));
/** Keeps that a product was looked at; where the code for it does not come, that is forgotten. */
export const keepLookedAt = (storage: Storage, product: ProductDetail): Promise<boolean> =>
  loadOnline(async () => (await afterProduct()).keepLookedAt(storage, product)).catch(() => false);

/** Whether the order of a product shows more than how many: choices, or prices by the quantity. */
export const asksMore = (product: ProductDetail): boolean =>
  hasOrderChoices(product) || [product, ...product.variants].some(({ tiers }) => tiers !== undefined);
