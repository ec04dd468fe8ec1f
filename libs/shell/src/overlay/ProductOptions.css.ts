import { inDomain, vars } from '@etalage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const box = style(inDomain({ display: 'grid', gap: vars.space.m, gridTemplateColumns: 'minmax(0, 1fr)' }));
export const facts = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: `${vars.layout.thumbnail} minmax(0, 1fr)`,
    alignItems: 'center',
    gap: vars.space.m,
  }),
);
export const order = style(inDomain({ display: 'grid' }));
/** The order does not stick to the foot of the window, as it does on the page of a product. */
globalStyle(
  `${order} > * > :last-child`,
  inDomain({ position: 'static', marginInline: 0, paddingInline: 0, background: 'none', boxShadow: 'none' }),
);
