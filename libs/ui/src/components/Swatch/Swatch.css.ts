import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const swatch = style(inUi({ inlineSize: vars.layout.swatch, blockSize: vars.layout.swatch, flex: 'none' }));
export const edge = style(inUi({ fill: 'none', stroke: vars.color.outline, strokeWidth: vars.border.hairline }));
export const ring = style(inUi({ fill: 'none', stroke: vars.color.onSurface, strokeWidth: vars.border.strong }));
export const slash = style(inUi({ stroke: vars.color.onSurface, strokeWidth: vars.border.hairline }));
