import { inDomain, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Apart from the rest: what a product on its way has none of, lists need not carry. */
export const thumb = style(
  inDomain({
    aspectRatio: vars.ratio.square,
    overflow: 'hidden',
    borderRadius: vars.radius.picture,
    background: vars.color.picture,
  }),
);
/** The strip snaps to its pictures, and takes the whole line where no thumbs stand beside it. */
export const snapping = style(
  inDomain({
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    overscrollBehaviorX: 'contain',
    ...when({
      desktop: { selectors: { '&:only-child': { gridColumn: '1 / -1' } } },
      calm: { scrollBehavior: 'auto' },
    }),
  }),
);
export const opener = style(inDomain({ display: 'block', inlineSize: '100%', blockSize: '100%', cursor: 'zoom-in' }));
