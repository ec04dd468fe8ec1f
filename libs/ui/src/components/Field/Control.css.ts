import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

/** The box of a native control. */
export const control = style(
  inUi({
    inlineSize: '100%',
    minBlockSize: vars.field.height,
    paddingInline: vars.field.padding,
    background: vars.color.field,
    color: vars.color.onField,
    border: `${vars.border.control} solid ${vars.color.outline}`,
    borderRadius: vars.radius.control,
    fontSize: vars.size.m,
    transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&::placeholder': { color: vars.color.placeholder, opacity: 1 },
      '&:focus-visible': { outlineOffset: 0 },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.danger,
        boxShadow: `inset ${vars.border.strong} 0 0 ${vars.color.danger}`,
      },
      '&:disabled': { opacity: vars.opacity.disabled },
    },
  }),
);
