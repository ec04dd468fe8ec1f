import { fromDesktop, inDomain, onHover, onMobile, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inDomain({
    display: 'grid',
    gap: vars.space.l,
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.m,
  }),
);
export const crumb = style(inDomain({ ...onHover({ ':hover': { textDecoration: 'underline' } }) }));
export const columns = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...fromDesktop({ gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.xxl }),
  }),
);
/** On phones its parts stand in the columns' own grid, so that the order can stick to the foot of the screen. */
export const buy = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    ...when({
      mobile: { display: 'contents' },
      desktop: { position: 'sticky', insetBlockStart: `calc(${vars.layout.header} + ${vars.space.m})` },
    }),
  }),
);
export const brand = style(
  inDomain({
    color: vars.color.muted,
    fontSize: vars.size.s,
    letterSpacing: vars.tracking.label,
    textTransform: vars.label.transform,
  }),
);
export const title = style(inDomain({ display: 'grid', gap: vars.space.xs }));
export const labels = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
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
