/** Storage key of the presses on hearts that the wishlist has not done yet: each as `data-wish`, and whether it was pressed on. */
export const pressesKey = 'shop/wishlist/presses';

/** The event of the window that says that a press was stored. */
export const heartEvent = 'shop/heart';
