import { style } from '@vanilla-extract/css';
import { inUi, when } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

/** Scrolls sideways where the tabs do not fit. */
export const list = style(
  inUi({
    display: 'flex',
    gap: vars.space.l,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 calc(-1 * ${vars.border.hairline}) 0 ${vars.color.line}`,
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
export const tab = style(
  inUi({
    flex: 'none',
    minBlockSize: vars.touch.min,
    paddingInline: vars.space.xxs,
    borderBlockEnd: `${vars.border.strong} solid transparent`,
    color: vars.color.muted,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.snug,
    whiteSpace: 'nowrap',
    transition: `color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.normal} ${vars.motion.easing}`,
    selectors: {
      '&[aria-selected="true"]': { color: 'inherit', borderColor: 'currentColor' },
      // The row clips what stands out of it.
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
    },
    ...when({
      hover: { ':hover': { color: 'inherit' } },
      forced: { borderColor: 'Canvas', selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight' } } },
    }),
  }),
);
export const panel = style(
  inUi({
    paddingBlock: vars.space.l,
    overflowWrap: 'break-word',
    opacity: 1,
    transition: `opacity ${vars.motion.slow} ${vars.motion.easing}`,
    '@starting-style': { opacity: 0 },
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': { '(scripting: none)': { selectors: { '&[hidden]': { display: 'block' } } } },
  }),
);
