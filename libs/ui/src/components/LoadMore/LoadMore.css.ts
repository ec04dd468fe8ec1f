import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const more = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space.m,
    paddingBlock: vars.space.l,
    textAlign: 'center',
  }),
);
export const words = style(inUi({ fontSize: vars.size.s, color: vars.color.muted }));
export const progress = style(inUi({ inlineSize: `min(100%, ${vars.layout.sidebar})` }));
export const way = style(inUi({ maxInlineSize: '100%', overflowWrap: 'anywhere' }));
