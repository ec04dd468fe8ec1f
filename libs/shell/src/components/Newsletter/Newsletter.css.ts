import { inDomain, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Across the columns of the footer. */
export const newsletter = style(
  inDomain({
    gridColumn: '1 / -1',
    display: 'grid',
    // The field shrinks with a window of 320 px.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.m,
    ...when({ desktop: { gridTemplateColumns: '3fr 2fr', alignItems: 'end' } }),
  }),
);
export const title = style(inDomain({ fontSize: vars.size.l, marginBlockEnd: vars.space.s }));
export const form = style(inDomain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs }));
export const row = style(inDomain({ display: 'flex', gap: vars.space.s }));
export const field = style(
  inDomain({
    flex: 1,
    minInlineSize: 0,
    minBlockSize: vars.touch.min,
    paddingInline: vars.field.padding,
    background: vars.color.field,
    color: vars.color.onField,
    border: `${vars.border.control} solid ${vars.color.outline}`,
    borderRadius: vars.radius.control,
  }),
);
