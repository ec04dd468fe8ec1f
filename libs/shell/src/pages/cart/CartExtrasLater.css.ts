import { vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** The collapsed forms of the coupon and the gift cards. */
export const place = style({ minBlockSize: `calc(2 * ${vars.touch.min} + ${vars.space.m})` });
