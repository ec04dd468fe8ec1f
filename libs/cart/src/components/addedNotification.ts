import type { DomainEvents } from '@etalage/core';
import type { CartMessages } from '../messages/nl.ts';
import { noticeText } from '../model/events.ts';

/** What the shell's notification of an add needs (CART-08, CART-10). */
export type AddedNotification = {
  type: 'success' | 'warning' | 'danger';
  message: string;
  /** Closes it. */
  action1: { label: string };
  /** Goes to the checkout; absent where the checkout is another site's. */
  action2?: { label: string };
};

/** An add as a notification, with the way to the checkout when it is our own. */
export function addedNotification(
  { notice }: DomainEvents['cart/added'],
  messages: CartMessages,
  checkout: 'own' | 'external' = 'own',
): AddedNotification {
  return {
    type: notice.type,
    message: noticeText(notice, messages),
    action1: { label: messages.ok },
    ...(checkout === 'own' ? { action2: { label: messages.proceedToCheckout } } : {}),
  };
}
