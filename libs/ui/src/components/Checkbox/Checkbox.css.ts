import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const row = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.touch.min,
    cursor: 'pointer',
    lineHeight: vars.leading.snug,
  }),
);
/** The square of a checkbox; round it for a radio button. */
export const mark = style(
  inUi({
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.icon.m,
    blockSize: vars.icon.m,
    border: `${vars.border.control} solid ${vars.color.outline}`,
    borderRadius: vars.radius.label,
    background: vars.color.field,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&::after': {
        content: '',
        inlineSize: '0.3em',
        blockSize: '0.6em',
        borderInlineEnd: `${vars.border.strong} solid ${vars.color.onAction}`,
        borderBlockEnd: `${vars.border.strong} solid ${vars.color.onAction}`,
        transform: 'translateY(-12%) rotate(45deg) scale(0)',
        transition: `transform ${vars.motion.fast} ${vars.motion.enter}`,
      },
      '&:checked': { background: vars.color.action, borderColor: vars.color.actionLine },
      '&:checked::after': { transform: 'translateY(-12%) rotate(45deg)' },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger },
      '&:disabled': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    },
  }),
);
/** Its words: one that is long breaks rather than leave the window. */
export const words = style(inUi({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const count = style(inUi({ color: vars.color.muted, fontSize: vars.size.s, marginInlineStart: 'auto' }));
