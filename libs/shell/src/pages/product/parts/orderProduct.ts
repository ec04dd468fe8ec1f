import { noteAdd, type Origin } from '@etalage/cart/headless';
import type { ProductDetail, Wanted } from '@etalage/catalog';
import { cartOrders } from '../../../model/cartLine.ts';
import type { CartVisit } from '../../../visit/cartVisit.ts';

/** Adds what is wanted of a product to the cart of the visit. */
export const orderProduct = (
  cart: CartVisit | undefined,
  product: ProductDetail,
  wanted: readonly Wanted[],
  origin?: Origin,
): void =>
  cart?.add(
    cartOrders(product, wanted).map((order) => ({ ...order, origin })),
    noteAdd,
  );
