import { style } from '@vanilla-extract/css';
import { inUi, when } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

/** Under its button, wherever there is room; at the foot of the window in a browser that cannot place it there. */
export const menu = style(
  inUi({
    position: 'fixed',
    inset: 'auto',
    insetInline: vars.space.m,
    insetBlockEnd: vars.space.m,
    minInlineSize: vars.layout.thumbnail,
    maxInlineSize: `calc(100vi - 2 * ${vars.space.m})`,
    maxBlockSize: '80dvb',
    overflowY: 'auto',
    padding: vars.space.xxs,
    background: vars.color.raised,
    color: vars.color.onRaised,
    border: `${vars.border.control} solid ${vars.color.outline}`,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.raised,
    opacity: 1,
    transform: 'none',
    transition: `opacity ${vars.motion.fast} ${vars.motion.easing}, transform ${vars.motion.fast} ${vars.motion.enter}`,
    '@starting-style': { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xs}))` },
    '@supports': {
      '(position-area: block-end span-inline-end)': {
        inset: 'auto',
        marginBlock: vars.space.xs,
        positionArea: 'block-end span-inline-end',
        positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
      },
    },
  }),
);
export const entry = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    inlineSize: '100%',
    minBlockSize: vars.touch.min,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.label,
    lineHeight: vars.leading.snug,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': {
        outline: `${vars.border.focus} solid ${vars.color.focus}`,
        outlineOffset: `calc(-1 * ${vars.border.focus})`,
      },
      '&:focus': { background: vars.color.sunken, color: vars.color.onSunken },
      '&[aria-disabled="true"]': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    },
    ...when({ hover: { ':hover': { background: vars.color.sunken, color: vars.color.onSunken } } }),
  }),
);
/** What its button says: one long word breaks rather than push the button past the window. */
export const word = style(inUi({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const danger = style(inUi({ color: vars.color.danger, ':focus': { color: vars.color.danger } }));
export const chosen = style(inUi({ marginInlineStart: 'auto' }));
