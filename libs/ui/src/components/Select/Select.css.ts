import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const box = style(inUi({ position: 'relative', display: 'grid', alignItems: 'center' }));
export const select = style(
  inUi({ appearance: 'none', cursor: 'pointer', paddingInlineEnd: `calc(${vars.field.padding} * 2 + ${vars.icon.s})` }),
);
export const chevron = style(
  inUi({ position: 'absolute', insetInlineEnd: vars.field.padding, pointerEvents: 'none', color: vars.color.onField }),
);
