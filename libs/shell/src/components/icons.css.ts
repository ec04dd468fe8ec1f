import { style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

export const icon = style(
  inDomain({
    inlineSize: vars.icon.m,
    blockSize: vars.icon.m,
    strokeWidth: vars.icon.stroke,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    flex: 'none',
  }),
);
