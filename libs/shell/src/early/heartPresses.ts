/** Storage key of the presses on hearts that the wishlist has not done yet: each as `data-wish`, and whether it was pressed on. */
export const pressesKey = 'shop/wishlist/presses';

/** The hearts of which the browser stored no press. */
export const lostHearts = '[data-lost]';

/** The event of the window that says that a heart was pressed. */
export const heartEvent = 'shop/heart';
