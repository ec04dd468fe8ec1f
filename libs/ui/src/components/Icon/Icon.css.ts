import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const icon = style(
  inUi({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: vars.icon.stroke,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
export const filled = style(inUi({ fill: 'currentColor' }));
export const sizes = styleVariants({ s: vars.icon.s, m: vars.icon.m, l: vars.icon.l }, (size) =>
  inUi({ inlineSize: size, blockSize: size }),
);
