import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(inDomain({ display: 'grid', listStyle: 'none', maxInlineSize: vars.layout.text }));
export const row = style(
  inDomain({
    display: 'grid',
    gap: vars.space.s,
    paddingBlock: vars.space.m,
    borderBottom: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
    overflowWrap: 'anywhere',
  }),
);
export const acts = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));
