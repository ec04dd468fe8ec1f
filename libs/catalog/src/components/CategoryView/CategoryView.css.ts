import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inDomain({
    display: 'grid',
    gap: vars.space.l,
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.m,
  }),
);
