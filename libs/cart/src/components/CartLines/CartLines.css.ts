import { inDomain, vars } from '@etalage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style(inDomain({ display: 'grid', listStyle: 'none' }));
export const row = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: `${vars.layout.thumbnail} minmax(0, 1fr)`,
    alignItems: 'start',
    columnGap: vars.space.m,
    rowGap: vars.space.s,
    paddingBlock: vars.space.m,
    borderBottom: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
  }),
);
export const picture = style(inDomain({ width: '100%', height: 'auto', borderRadius: vars.radius.picture }));
export const words = style(inDomain({ display: 'grid', rowGap: vars.space.xs, alignContent: 'start', minWidth: 0 }));
/** What it is, with the heart beside it. */
export const head = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space.s,
  }),
);
export const name = style(inDomain({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }));
export const options = style(
  inDomain({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.m,
    color: vars.color.muted,
    fontSize: vars.size.s,
  }),
);
export const option = style(inDomain({ display: 'flex', columnGap: vars.space.xs }));
export const numbers = style(
  inDomain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
  }),
);
export const lineTotal = style(
  inDomain({ fontSize: vars.size.l, fontWeight: vars.weight.strong, marginInlineStart: 'auto' }),
);
/** How it stands at the one end, what one can do with it at the other. */
export const foot = style([numbers, inDomain({ gap: 0 })]);
export const actions = style(
  inDomain({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m, marginInlineStart: 'auto' }),
);
/** The last word ends where the price above it does, not inside the edge of its button. */
globalStyle(`${actions} > button`, { '@layer': { domain: { paddingInline: 0 } } });
export const unit = style(inDomain({ color: vars.color.muted, fontSize: vars.size.s }));
export const warning = style(inDomain({ color: vars.color.danger, fontSize: vars.size.s }));
export const info = style(inDomain({ color: vars.color.success, fontSize: vars.size.s }));
