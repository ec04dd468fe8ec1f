import type { CartMessages } from '../messages/nl.ts';
import type { Origin } from './acts.ts';
import type { CartLine } from './line.ts';

/** Words of ours that a cart's notice can have. */
export type CartNoticeKey = {
  [Key in keyof CartMessages]: CartMessages[Key] extends string ? Key : never;
}[keyof CartMessages];

/** What the cart has to say to the shopper: words of ours by their key, or the server's own. */
export type CartNotice = {
  type: 'success' | 'warning' | 'danger';
  message: { key: CartNoticeKey } | { text: string };
};

declare module '@etalage/core' {
  interface DomainEvents {
    /** The server has the pieces: `quantity` were added to `line`. */
    'cart/added': { line: CartLine; quantity: number; notice: CartNotice };
    /** The server has the new quantity of `line`. */
    'cart/updated': { line: CartLine; notice: CartNotice };
    'cart/removed': { line: CartLine };
    /** The shopper took a line out, which the server need not know yet; as it was, so that it can come back. */
    'cart/taken-out': { line: CartLine };
    /** A guest's cart became the customer's (SYNC-14); these are the codes of the coupon and the gift cards that it had. */
    'cart/joined': { coupon: string | undefined; giftCards: readonly string[] };
    /** An act was refused, or cannot be sent yet. `origin` is where a refused line was moved from. */
    'cart/refused': { line: CartLine; notice: CartNotice; origin?: Origin };
  }
}

/** A notice in the shopper's language. */
export const noticeText = ({ message }: CartNotice, messages: CartMessages): string =>
  'text' in message ? message.text : messages[message.key];
