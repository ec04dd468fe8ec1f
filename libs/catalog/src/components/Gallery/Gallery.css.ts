import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones a strip that snaps, on desktop the first picture large and the others two by two. */
export const gallery = style(
  inDomain({
    display: 'flex',
    gap: vars.space.xs,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    ...fromDesktop({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.s, overflow: 'visible' }),
  }),
);
export const frame = style(
  inDomain({
    flex: '0 0 100%',
    scrollSnapAlign: 'start',
    aspectRatio: vars.ratio.gallery,
    overflow: 'hidden',
    borderRadius: vars.radius.picture,
    background: vars.color.picture,
    selectors: { '&:not(:only-child)': { flexBasis: '92%' } },
    ...fromDesktop({ selectors: { '&:first-child': { gridColumn: '1 / -1' } } }),
  }),
);
export const fill = style(inDomain({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
