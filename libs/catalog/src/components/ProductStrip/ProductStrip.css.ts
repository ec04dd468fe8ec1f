import { inDomain, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const block = style(
  inDomain({ display: 'grid', gap: vars.space.m, gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }),
);
export const head = style(
  inDomain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
  }),
);
export const strip = style(
  inDomain({
    display: 'flex',
    gap: vars.space.grid,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    overscrollBehaviorX: 'contain',
    paddingBlockEnd: vars.space.xs,
  }),
);
const share = (columns: string) => `calc((100% - (${columns} - 1) * ${vars.space.grid}) / ${columns})`;
/** A part of the next one shows that there is more. */
export const card = style(
  inDomain({
    display: 'grid',
    flex: `0 0 calc(${share(vars.columns.mobile)} * 0.9)`,
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    ...when({
      tablet: { flexBasis: share(vars.columns.tablet) },
      desktop: { flexBasis: share(vars.columns.desktop) },
    }),
  }),
);
