import { style, styleVariants } from '@vanilla-extract/css';
import { inUi, when } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const frame = style(
  inUi({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.m,
    alignContent: 'start',
  }),
);
export const head = style(
  inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s }),
);
export const title = style(inUi({ fontSize: vars.size.xl, overflowWrap: 'anywhere' }));
export const ends = style(inUi({ display: 'flex', marginInlineStart: 'auto' }));
export const strip = style(
  inUi({
    position: 'relative',
    display: 'flex',
    gap: vars.space.grid,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    ...when({ calm: { scrollBehavior: 'auto' } }),
  }),
);
const snap = style(inUi({ flexShrink: 0, flexGrow: 0, scrollSnapAlign: 'start', minInlineSize: 0 }));
const share = (columns: string) => `calc((100% - (${columns} - 1) * ${vars.space.grid}) / ${columns})`;
export const item = styleVariants({
  // A part of the next one shows that there is more.
  cards: [
    snap,
    inUi({
      flexBasis: `calc(${share(vars.columns.mobile)} * 0.9)`,
      ...when({
        tablet: { flexBasis: share(vars.columns.tablet) },
        desktop: { flexBasis: share(vars.columns.desktop) },
        large: { flexBasis: share(vars.columns.large) },
        wide: { flexBasis: share(vars.columns.wide) },
      }),
    }),
  ],
  single: [snap, inUi({ flexBasis: '100%', scrollSnapStop: 'always' })],
});
