import { style } from '@vanilla-extract/css';
import { inUi, when } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

/** The groove, with the thumb in it. */
export const track = style(
  inUi({
    appearance: 'none',
    flex: 'none',
    display: 'inline-grid',
    alignItems: 'center',
    inlineSize: `calc(${vars.icon.m} * 2)`,
    blockSize: `calc(${vars.icon.m} + 2 * ${vars.space.xxs})`,
    paddingInline: vars.space.xxs,
    border: `${vars.border.control} solid ${vars.color.outline}`,
    borderRadius: vars.radius.round,
    background: vars.color.field,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&::before': {
        content: '',
        inlineSize: vars.icon.s,
        blockSize: vars.icon.s,
        borderRadius: vars.radius.round,
        background: vars.color.outline,
        transition: `translate ${vars.motion.normal} ${vars.motion.enter}`,
      },
      '&:checked': { background: vars.color.action, borderColor: vars.color.actionLine },
      '&:checked::before': { background: vars.color.onAction, translate: vars.icon.m },
      '&:disabled': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    },
    ...when({
      forced: {
        selectors: { '&::before': { background: 'ButtonText' }, '&:checked::before': { background: 'Highlight' } },
      },
    }),
  }),
);
export const words = style(inUi({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const hint = style(inUi({ fontSize: vars.size.s, color: vars.color.muted }));
