import { accordion } from '@etalage/core/constants';
import { style } from '@vanilla-extract/css';
import { inUi, media } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const item = style(
  inUi({ borderBlockEnd: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}` }),
);
export const heading = style(inUi({ fontSize: 'inherit' }));
export const trigger = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    inlineSize: '100%',
    minBlockSize: vars.touch.min,
    paddingBlock: vars.space.m,
    fontFamily: vars.font.body,
    fontSize: vars.size.m,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
    letterSpacing: vars.tracking.body,
  }),
);
export const sign = style(
  inUi({
    transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  }),
);
/** How long a panel takes to open or close (PANEL-10). */
const takes = `${accordion.duration}ms`;
/** Closed it has no height, not no box: only so can it grow, and what starts open stands still. */
export const panel = style(
  inUi({
    interpolateSize: 'allow-keywords',
    display: 'block',
    overflow: 'clip',
    blockSize: 'auto',
    paddingBlockEnd: vars.space.l,
    transition: `all ${takes} ${vars.motion.easing}`,
    selectors: { '&[hidden]': { blockSize: 0, paddingBlockEnd: 0, visibility: 'hidden' } },
    '@media': {
      [media.calm]: { transition: 'none' },
      // Who has no scripts reads everything.
      '(scripting: none)': {
        selectors: { '&[hidden]': { blockSize: 'auto', paddingBlockEnd: vars.space.l, visibility: 'visible' } },
      },
    },
  }),
);
