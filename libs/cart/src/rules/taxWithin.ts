import { roundDecimal, type Cents } from '@etalage/core';

/** The tax in an amount that includes it, in cents, rounded half away from zero; `rate` in percent. */
export const taxWithin = (amount: Cents, rate: number): Cents => roundDecimal((amount * rate) / (100 + rate), 0);
