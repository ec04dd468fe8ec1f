import { style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

/** Running text under its title, both at the width that reads well. */
export const content = style(
  inDomain({ display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space.xl }),
);
export const title = style(
  inDomain({
    inlineSize: '100%',
    maxInlineSize: '68ch',
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    fontSize: vars.size.xxl,
  }),
);
