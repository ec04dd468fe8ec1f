import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
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
export const panel = style(
  inUi({
    paddingBlockEnd: vars.space.l,
    opacity: 1,
    transition: `opacity ${vars.motion.slow} ${vars.motion.easing}`,
    '@starting-style': { opacity: 0 },
    selectors: { '&[hidden]': { display: 'none' } },
    // Who has no scripts reads everything.
    '@media': { '(scripting: none)': { selectors: { '&[hidden]': { display: 'block' } } } },
  }),
);
