import { globalStyle, style } from '@vanilla-extract/css';
import { fromDesktop, inUi, when } from '../../theme/rules.ts';
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
  inUi({
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: `repeat(auto-fill, ${vars.layout.thumbnailSmall})`,
    gap: vars.space.s,
  }),
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
/** What the head of the dialog, the buttons and the space around them leave. */
const rest = `100dvb - 3 * ${vars.touch.min} - 2 * ${vars.space.l}`;
/** Where a low window leaves nothing beside the rest, the picture keeps this much and the dialog scrolls. */
const least = `min(60dvb, 6 * ${vars.touch.min})`;
/** Over the whole window: the small ones under the large one, on desktop beside it, so that it is as high as the window lets it. */
export const viewer = style([
  gallery,
  inUi(fromDesktop({ gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.thumbnailSmall}`, gap: vars.space.l })),
]);
/** Shows the whole picture, whatever its shape. */
export const lens = style(
  inUi({
    blockSize: `max(${least}, ${rest} - ${vars.space.l} - ${vars.layout.thumbnailSmall})`,
    overflow: 'auto',
    // One finger moves it, two zoom the picture and not the page.
    touchAction: 'pan-x pan-y',
    cursor: 'zoom-in',
    ...fromDesktop({ blockSize: `max(${least}, ${rest})` }),
  }),
);
export const whole = style(inUi({ display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' }));
/** What moves within it moves nothing else. */
export const moving = style(inUi({ overscrollBehavior: 'contain' }));
export const zoomed = style(inUi({ cursor: 'zoom-out' }));
globalStyle(
  `${lens} > * > *`,
  inUi({
    display: 'block',
    margin: 'auto',
    inlineSize: '100%',
    blockSize: 'auto',
    maxInlineSize: '100%',
    maxBlockSize: '100%',
    objectFit: 'contain',
    ...fromDesktop({ inlineSize: 'auto', blockSize: '100%' }),
  }),
);
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
