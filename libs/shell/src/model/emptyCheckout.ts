const key = 'shop/checkout/empty';

/** Notes that the shopper came to the checkout with nothing to order; the note outlives the document, not the tab. */
export const noteEmptyCheckout = (): void => sessionStorage.setItem(key, '1');

/** Whether that was noted; the note is gone after it was read. */
export function takeEmptyCheckout(): boolean {
  const isNoted = sessionStorage.getItem(key) !== null;
  sessionStorage.removeItem(key);
  return isNoted;
}
