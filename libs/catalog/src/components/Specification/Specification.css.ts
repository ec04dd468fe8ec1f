import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(inDomain({ display: 'grid' }));
export const row = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: vars.space.m,
    paddingBlock: vars.space.xs,
    borderBlockEnd: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
  }),
);
export const term = style(inDomain({ color: vars.color.muted }));
