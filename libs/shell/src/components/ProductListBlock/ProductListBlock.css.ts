import { style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

export const block = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    maxInlineSize: vars.layout.page,
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
  }),
);
