import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.l,
  }),
);
export const head = style(inDomain({ display: 'grid', gap: vars.space.s }));
export const title = style(inDomain({ overflowWrap: 'anywhere' }));
