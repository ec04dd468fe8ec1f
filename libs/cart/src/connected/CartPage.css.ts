import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style([
  inDomain({ display: 'grid', gap: vars.space.l, alignItems: 'start' }),
  inDomain(fromDesktop({ gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.summary}` })),
]);
export const aside = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    padding: vars.space.l,
    background: vars.color.sunken,
    color: vars.color.onSunken,
    borderRadius: vars.radius.panel,
  }),
);
/** What it comes to and the way on stay in sight, however long the list is. */
export const panel = style(
  inDomain({
    display: 'grid',
    gridTemplateRows: '1fr auto',
    alignItems: 'start',
    gap: vars.space.l,
    minBlockSize: '100%',
  }),
);
/** It sticks to the very edge: nothing of the list shows in the padding under it. */
globalStyle(`${panel} > ${aside}`, {
  '@layer': { domain: { position: 'sticky', insetBlockEnd: `calc(${vars.space.l} * -1)` } },
});
