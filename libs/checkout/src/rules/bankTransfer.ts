import { shopDay, type Instant } from '@etalage/core';
import { order } from '@etalage/core/constants';

const day = 86_400_000;

/**
 * The last day on which an order of `placedAt` can be paid by bank transfer, as YYYY-MM-DD: the last that ends
 * before the order is canceled (PAY-18, PAY-21).
 */
export const lastDayToPay = (placedAt: Instant): string => shopDay(placedAt + (order.bankTransferWindow - 1) * day);

/** 'NL08 TEST 0300 0652 64': an IBAN as people read it. */
export const spacedIban = (iban: string): string => iban.replace(/.{4}(?=.)/gu, '$& ');
