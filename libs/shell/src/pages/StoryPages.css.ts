import { style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

/** Running text under its title, both at the width that reads well. */
export const content = style(
  inDomain({ display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space.xl }),
);
/** Measured in the page's own letters, so that title and text begin at one line. */
export const title = style(
  inDomain({
    inlineSize: '100%',
    maxInlineSize: `calc(${vars.layout.text} + ${vars.space.gutter} + ${vars.space.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
  }),
);
