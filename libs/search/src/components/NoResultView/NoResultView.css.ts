import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style(
  inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, marginBlockStart: vars.space.m, listStyle: 'none' }),
);
