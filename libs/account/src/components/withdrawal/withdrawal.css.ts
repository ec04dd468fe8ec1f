import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`;

/** Lines under each other, each with its box, its words and how many. */
export const lines = style(inDomain({ display: 'grid', listStyle: 'none' }));
export const item = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${vars.space.xs} ${vars.space.m}`,
    alignItems: 'center',
    minBlockSize: vars.touch.min,
    paddingBlock: vars.space.s,
    borderBlockStart: line,
  }),
);
/** As wide as a number needs. */
export const quantity = style(inDomain({ minInlineSize: '5.5rem' }));
/** Where the focus goes at a new step; it shows none, as nobody operates it. */
export const step = style(inDomain({ fontSize: vars.size.l, ':focus': { outline: 'none' } }));
