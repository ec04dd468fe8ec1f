import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(
  inDomain({ display: 'grid', gap: vars.space.s, inlineSize: '100%', marginBlockStart: vars.space.xs }),
);
export const failure = style(inDomain({ color: vars.color.danger }));
