import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const group = style(inUi({ display: 'grid', gap: vars.space.s }));
export const legend = style(
  inUi({ fontWeight: vars.weight.medium, marginBlockEnd: vars.space.s, overflowWrap: 'anywhere' }),
);
export const dot = style(
  inUi({ borderRadius: vars.radius.round, selectors: { '&::after': { borderRadius: vars.radius.round } } }),
);
export const words = style(
  inUi({ display: 'grid', gap: vars.space.xxs, flex: '1', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const hint = style(inUi({ fontSize: vars.size.s, color: vars.color.muted }));
export const aside = style(inUi({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.medium }));
export const card = style(
  inUi({
    padding: vars.space.m,
    background: vars.color.raised,
    color: vars.color.onRaised,
    border: `${vars.border.control} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    transition: `border-color ${vars.motion.normal} ${vars.motion.easing}`,
    selectors: {
      '&:has(:checked)': {
        borderColor: vars.color.onSurface,
        boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.onSurface}`,
      },
      '&:has(:disabled)': { opacity: vars.opacity.overlay, cursor: 'not-allowed' },
    },
  }),
);
