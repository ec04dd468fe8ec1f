import { style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

/** One order, apart from the next. */
export const order = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    padding: vars.space.l,
    background: vars.color.sunken,
    color: vars.color.onSunken,
    borderRadius: vars.radius.panel,
  }),
);
export const title = style(inDomain({ fontSize: vars.size.l }));
export const lines = style(inDomain({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' }));
export const line = style(
  inDomain({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: vars.space.m }),
);
export const acts = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m }));
