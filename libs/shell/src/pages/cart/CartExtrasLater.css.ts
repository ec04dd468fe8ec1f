import { vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two questions, one under the other. */
export const place = style({ minBlockSize: `calc(2 * ${vars.touch.min} + ${vars.space.m})` });
