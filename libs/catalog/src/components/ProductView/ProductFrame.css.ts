import { fromDesktop, inDomain, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Apart from the rest: a product that is on its way stands in the same frame, wherever the shopper comes from. */
export const page = style(
  inDomain({
    display: 'grid',
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    ...when({
      // What it is called and costs stands on the first screen.
      mobile: { gap: vars.space.s, paddingBlock: `${vars.space.xs} ${vars.space.m}` },
      desktop: { gap: vars.space.l, paddingBlock: vars.space.m },
    }),
  }),
);
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
export const title = style(inDomain({ display: 'grid', gap: vars.space.xs }));
export const brand = style(
  inDomain({
    color: vars.color.muted,
    fontSize: vars.size.s,
    letterSpacing: vars.tracking.label,
    textTransform: vars.label.transform,
  }),
);
export const labels = style(inDomain({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }));
