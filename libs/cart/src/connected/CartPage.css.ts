import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

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
export const panel = style(inDomain({ display: 'grid', gap: vars.space.l }));
