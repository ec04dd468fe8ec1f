import { CartIcon, EmptyState } from '@etalage/ui';
import type { ReactNode } from 'react';
import type { CartMessages } from '../../messages/nl.ts';

export type EmptyCartProps = {
  messages: CartMessages;
  /** The link to the shop; the shell knows its address. */
  shopLink: ReactNode;
};

/** What an empty cart says, and the way back to the shop (CART-17). */
export function EmptyCart({ messages, shopLink }: EmptyCartProps) {
  return (
    <EmptyState sign={<CartIcon size="l" />} title={messages.cartEmpty} actions={shopLink}>
      {messages.cartEmptyText}
    </EmptyState>
  );
}
