import { inDomain, vars } from '@etalage/ui/theme';
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
export const opener = style(inDomain({ display: 'block', inlineSize: '100%', blockSize: '100%', cursor: 'zoom-in' }));
