import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const field = style(
  inUi({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs, alignContent: 'start' }),
);
export const label = style(
  inUi({
    fontWeight: vars.weight.medium,
    fontSize: vars.size.s,
    lineHeight: vars.leading.snug,
  }),
);
export const optional = style(inUi({ fontWeight: vars.weight.body, color: vars.color.muted }));
export const hint = style(inUi({ fontSize: vars.size.s, color: vars.color.muted, lineHeight: vars.leading.snug }));
export const error = style(
  inUi({
    display: 'flex',
    gap: vars.space.xs,
    fontSize: vars.size.s,
    fontWeight: vars.weight.medium,
    color: vars.color.danger,
    lineHeight: vars.leading.snug,
  }),
);
