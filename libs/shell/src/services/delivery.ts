import type { DeliveryMessages } from '@etalage/cart/headless';
import { deliveryPromise, isVirtualCart } from '@etalage/cart/rules';
import type { ProductDetail } from '@etalage/catalog/headless';
import type { Instant, StoreView } from '@etalage/core';

/** When delivery is promised, in words that hold until an instant. */
export type DeliveryWords = { words: string; until: Instant };

/** The promise for what is in stock and goes to the store view's own country; undefined where there is none (SHIP-11). */
export function deliveryWords(
  { tax }: Pick<StoreView, 'tax'>,
  now: Instant,
  messages: DeliveryMessages,
): DeliveryWords | undefined {
  const promise = deliveryPromise({ now, country: tax.defaultCountry, stock: 'ok' });
  return promise && { words: messages.deliveryPromise(promise), until: promise.until };
}

/** A product with its promise of delivery; without one when nothing is sent, or none of it is in stock. */
export function withDelivery(
  product: ProductDetail,
  view: Pick<StoreView, 'tax'>,
  now: Instant,
  messages: DeliveryMessages,
): ProductDetail {
  const isSent = !isVirtualCart([{ type_id: product.type }]);
  const isInStock = [product, ...product.variants].some(({ stock }) => stock.status === 'ok');
  const delivery = isSent && isInStock ? deliveryWords(view, now, messages) : undefined;
  return delivery ? { ...product, about: { ...product.about, delivery } } : product;
}
