import { style } from '@vanilla-extract/css'; export const home = style({ color: 'red' });
