import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const story = style(
  inDomain({
    display: 'grid',
    gap: vars.space.xl,
    paddingBlock: vars.space.l,
    borderBlockStart: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...fromDesktop({ gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.xxl }),
  }),
);
export const part = style(inDomain({ display: 'grid', gap: vars.space.m, alignContent: 'start' }));
