import { vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ minBlockSize: vars.touch.min });
