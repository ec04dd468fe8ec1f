import { style } from '@vanilla-extract/css';
import { inUi, when } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const box = style(inUi({ position: 'relative', display: 'grid', alignItems: 'center' }));
export const input = style(inUi({ paddingInlineEnd: `calc(${vars.field.padding} * 2 + ${vars.icon.s})` }));
export const chevron = style(
  inUi({ position: 'absolute', insetInlineEnd: vars.field.padding, pointerEvents: 'none', color: vars.color.onField }),
);
export const list = style(
  inUi({
    position: 'absolute',
    zIndex: vars.level.overlay,
    insetBlockStart: `calc(100% + ${vars.space.xxs})`,
    insetInline: 0,
    maxBlockSize: `calc(${vars.touch.min} * 6.5)`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.xxs,
    background: vars.color.raised,
    color: vars.color.onRaised,
    border: `${vars.border.control} solid ${vars.color.outline}`,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.raised,
  }),
);
export const option = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    minBlockSize: vars.touch.min,
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.label,
    lineHeight: vars.leading.snug,
    cursor: 'pointer',
    selectors: {
      '&[data-marked]': { background: vars.color.sunken, color: vars.color.onSunken },
      '&[aria-selected="true"]': { fontWeight: vars.weight.strong },
    },
    ...when({
      hover: { ':hover': { background: vars.color.sunken, color: vars.color.onSunken } },
      forced: { selectors: { '&[data-marked]': { outline: `${vars.border.strong} solid Highlight` } } },
    }),
  }),
);
export const hint = style(inUi({ color: vars.color.muted, fontSize: vars.size.s }));
export const sign = style(inUi({ marginInlineStart: 'auto' }));
/** Under the box: how many there are. */
export const said = style(
  inUi({
    fontSize: vars.size.s,
    color: vars.color.muted,
    selectors: { '&:not(:empty)': { paddingBlockStart: vars.space.xs } },
  }),
);
