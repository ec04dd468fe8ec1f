import { fromDesktop, inDomain, onHover, onMobile, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const crumb = style(inDomain({ ...onHover({ ':hover': { textDecoration: 'underline' } }) }));
export const order = style(
  inDomain({
    ...onMobile({
      position: 'sticky',
      insetBlockEnd: vars.layout.tabBar,
      zIndex: vars.level.sticky,
      marginInline: `calc(${vars.space.gutter} * -1)`,
      paddingInline: vars.space.gutter,
      paddingBlock: vars.space.s,
      background: vars.color.surface,
    }),
  }),
);
export const error = style(inDomain({ color: vars.color.danger }));
export const info = style(inDomain({ color: vars.color.muted }));
export const story = style(
  inDomain({
    display: 'grid',
    gap: vars.space.xl,
    paddingBlock: vars.space.l,
    borderBlockStart: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...fromDesktop({ gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' }),
  }),
);
export const part = style(inDomain({ display: 'grid', gap: vars.space.m, alignContent: 'start' }));
