import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const stepper = style(
  inUi({
    display: 'inline-grid',
    gridTemplateColumns: `${vars.touch.min} ${vars.touch.min} ${vars.touch.min}`,
    alignItems: 'stretch',
    inlineSize: 'fit-content',
    border: `${vars.border.control} solid ${vars.color.outline}`,
    borderRadius: vars.radius.control,
    background: vars.color.field,
    color: vars.color.onField,
  }),
);
export const number = style(
  inUi({
    inlineSize: '100%',
    minBlockSize: vars.touch.min,
    background: 'transparent',
    border: 0,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.medium,
  }),
);
