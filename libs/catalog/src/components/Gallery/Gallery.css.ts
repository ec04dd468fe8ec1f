import { fromDesktop, inDomain, onMobile, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const gallery = style(
  inDomain({
    display: 'grid',
    gap: vars.space.s,
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...fromDesktop({ gridTemplateColumns: `${vars.layout.thumbnailSmall} minmax(0, 1fr)`, alignItems: 'start' }),
  }),
);
/** One picture at a time, on phones with the edge of the next. */
export const strip = style(
  inDomain({
    display: 'flex',
    gap: vars.space.xs,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    ...fromDesktop({ order: 1, gap: 0 }),
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
    ...when({
      mobile: { maxBlockSize: '34svh', selectors: { '&:not(:only-child)': { flexBasis: '92%' } } },
      desktop: { maxBlockSize: `calc(100dvh - ${vars.layout.header} - ${vars.space.xxl})` },
    }),
  }),
);
export const fill = style(inDomain({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
/** The same pictures small, beside the strip; a phone swipes. */
export const thumbs = style(inDomain({ display: 'grid', gap: vars.space.s, ...onMobile({ display: 'none' }) }));
