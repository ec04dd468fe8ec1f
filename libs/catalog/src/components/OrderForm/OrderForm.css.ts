import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(inDomain({ display: 'grid', gap: vars.space.m }));
export const problem = style(inDomain({ color: vars.color.danger }));
export const sum = style(
  inDomain({ display: 'flex', gap: vars.space.s, alignItems: 'baseline', justifyContent: 'space-between' }),
);
