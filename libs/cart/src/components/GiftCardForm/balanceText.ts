import { formatDate, formatPrice, fromEuros } from '@etalage/core';
import type { GiftCard } from '../../giftCardContract.ts';
import type { GiftCardMessages } from '../../messages/giftCard.ts';

/** What is on a card, or why it cannot be used. */
export function balanceText({ status, current_value, expired_date }: GiftCard, messages: GiftCardMessages): string {
  const until = expired_date === null ? undefined : dayText(expired_date, messages.locale);
  if (status === 'active') return messages.active(formatPrice(fromEuros(current_value)), until);
  if (status === 'expired') return messages.expired(until ?? '');
  return messages[status];
}

/** A day of YYYY-MM-DD in words: its noon is on that day in Amsterdam too. */
const dayText = (day: string, locale: string): string => formatDate(Date.parse(`${day}T12:00:00Z`), locale);
