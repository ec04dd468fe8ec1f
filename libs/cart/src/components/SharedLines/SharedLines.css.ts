import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(inDomain({ display: 'grid', listStyle: 'none', maxInlineSize: vars.layout.text }));
export const row = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space.m,
    paddingBlock: vars.space.m,
    borderBottom: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
  }),
);
export const name = style(inDomain({ display: 'block', fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }));
export const options = style(inDomain({ color: vars.color.muted, fontSize: vars.size.s }));
export const differences = style(
  inDomain({
    display: 'grid',
    gap: vars.space.s,
    padding: vars.space.m,
    background: vars.color.sunken,
    color: vars.color.onSunken,
    borderRadius: vars.radius.panel,
    maxInlineSize: vars.layout.text,
  }),
);
export const title = style(inDomain({ fontSize: vars.size.l }));
export const notes = style(inDomain({ display: 'grid', gap: vars.space.xs, paddingInlineStart: vars.space.l }));
