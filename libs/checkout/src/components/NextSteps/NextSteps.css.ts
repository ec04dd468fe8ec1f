import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const steps = style(inDomain({ display: 'grid', gap: vars.space.m, listStyle: 'none', inlineSize: '100%' }));
export const step = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.m,
    alignItems: 'start',
    paddingBlockEnd: vars.space.m,
    borderBlockEnd: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
  }),
);
export const title = style(inDomain({ fontSize: vars.size.l }));
export const what = style(inDomain({ fontWeight: vars.weight.strong }));
export const more = style(inDomain({ color: vars.color.muted, overflowWrap: 'anywhere' }));
