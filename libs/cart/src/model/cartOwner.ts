import type { Confirmed } from './cartStorage.ts';

/** Whether a cart is a customer's: it is known by a number, that of a guest by a text that nobody guesses (SYNC-03). */
export const isCustomersCart = ({ cartId = '' }: Pick<Confirmed, 'cartId'>): boolean => /^\d{1,20}$/u.test(cartId);
