import { globalStyle, style } from '@vanilla-extract/css';
import { inUi, when } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const gallery = style(inUi({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s }));
export const opener = style(
  inUi({
    display: 'block',
    inlineSize: '100%',
    cursor: 'zoom-in',
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` } },
  }),
);
export const thumbs = style(
  inUi({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, ${vars.layout.thumbnailSmall})`, gap: vars.space.s }),
);
export const thumb = style(
  inUi({
    overflow: 'hidden',
    borderRadius: vars.radius.picture,
    border: `${vars.border.strong} solid transparent`,
    selectors: { '&[aria-current="true"]': { borderColor: vars.color.onSurface } },
    ...when({ forced: { selectors: { '&[aria-current="true"]': { borderColor: 'Highlight' } } } }),
  }),
);
export const large = style(inUi({ position: 'relative' }));
/** Shows the whole picture, whatever its shape. */
export const lens = style(
  inUi({
    blockSize: `calc(100dvb - ${vars.layout.header} - ${vars.space.xxl} - 2 * ${vars.touch.min} - ${vars.layout.thumbnailSmall})`,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    cursor: 'zoom-in',
  }),
);
export const still = style(inUi({ inlineSize: '100%', blockSize: '100%' }));
export const zoomed = style(inUi({ inlineSize: '200%', blockSize: '200%', cursor: 'zoom-out' }));
globalStyle(`${lens} > * > *`, inUi({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }));
export const lensButton = style(
  inUi({
    position: 'absolute',
    insetBlockEnd: vars.space.s,
    insetInlineEnd: vars.space.s,
    background: vars.color.raised,
    color: vars.color.onRaised,
    border: `${vars.border.control} solid ${vars.color.outline}`,
  }),
);
