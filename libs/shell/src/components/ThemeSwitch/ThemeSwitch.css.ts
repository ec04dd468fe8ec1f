import { style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

export const group = style(inDomain({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m }));
export const choice = style(
  inDomain({ display: 'inline-flex', gap: vars.space.xs, alignItems: 'center', minBlockSize: vars.icon.l }),
);
