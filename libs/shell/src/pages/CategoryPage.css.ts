import { style } from '@vanilla-extract/css'; export const category = style({ color: 'blue' });
