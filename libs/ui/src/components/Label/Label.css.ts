import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

const base = style(
  inUi({
    display: 'inline-block',
    inlineSize: 'fit-content',
    blockSize: 'fit-content',
    padding: vars.label.padding,
    borderRadius: vars.radius.label,
    fontSize: vars.label.size,
    fontWeight: vars.label.weight,
    letterSpacing: vars.label.tracking,
    lineHeight: vars.leading.snug,
    textTransform: vars.label.transform,
    // A stitched edge, where a store has one.
    outline: `${vars.border.hairline} ${vars.label.borderStyle} currentColor`,
    outlineOffset: '-0.22em',
  }),
);

export const label = styleVariants({
  sale: [base, inUi({ background: vars.color.sale, color: vars.color.onSale })],
  accent: [base, inUi({ background: vars.color.accent, color: vars.color.onAccent })],
  plain: [base, inUi({ background: vars.color.label, color: vars.color.onLabel })],
  muted: [base, inUi({ background: vars.color.sunken, color: vars.color.onSunken })],
  success: [base, inUi({ background: vars.color.success, color: vars.color.onSuccess })],
  warning: [base, inUi({ background: vars.color.warning, color: vars.color.onWarning })],
});
