import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const checkout = style(
  inDomain({ display: 'grid', rowGap: vars.space.m, maxWidth: vars.layout.text, marginInline: 'auto', width: '100%' }),
);
export const section = style(
  inDomain({
    borderBottom: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
    paddingBottom: vars.space.m,
  }),
);
export const heading = style(inDomain({ fontSize: vars.size.l }));
export const opener = style(
  inDomain({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    width: '100%',
    minHeight: vars.touch.min,
    font: 'inherit',
    selectors: { '&:disabled': { color: vars.color.muted, cursor: 'default' } },
  }),
);
export const change = style(
  inDomain({ fontSize: vars.size.s, fontFamily: vars.font.body, textDecoration: 'underline' }),
);
export const content = style(inDomain({ paddingTop: vars.space.m }));
export const form = style(inDomain({ display: 'grid', rowGap: vars.space.m }));
export const alert = style(inDomain({ color: vars.color.danger }));
export const note = style(inDomain({ color: vars.color.muted, fontSize: vars.size.s }));
export const review = style(inDomain({ display: 'grid', rowGap: vars.space.l }));
export const summary = style(
  inDomain({
    display: 'grid',
    rowGap: vars.space.l,
    padding: vars.space.l,
    background: vars.color.sunken,
    color: vars.color.onSunken,
    borderRadius: vars.radius.panel,
  }),
);
export const columns = style([
  inDomain({ display: 'grid', gap: vars.space.m }),
  inDomain(fromDesktop({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' })),
]);
export const lines = style(inDomain({ display: 'grid', rowGap: vars.space.s, listStyle: 'none' }));
export const line = style(
  inDomain({ display: 'flex', justifyContent: 'space-between', columnGap: vars.space.m, overflowWrap: 'anywhere' }),
);
export const subheading = style(inDomain({ fontSize: vars.size.m }));
export const actions = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m }));
