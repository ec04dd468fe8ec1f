import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const totals = style(inDomain({ display: 'grid', rowGap: vars.space.s }));
export const heading = style(inDomain({ fontSize: vars.size.l }));
export const rows = style(inDomain({ display: 'grid', rowGap: vars.space.xs }));
export const row = style(
  inDomain({
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const grand = style(
  inDomain({
    fontWeight: vars.weight.strong,
    fontSize: vars.size.l,
    paddingTop: vars.space.s,
    borderTop: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
  }),
);
export const tax = style(inDomain({ color: vars.color.muted, fontSize: vars.size.s }));
