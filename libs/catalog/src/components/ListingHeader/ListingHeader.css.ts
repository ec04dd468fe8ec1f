import { inDomain, onHover, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const header = style(inDomain({ display: 'grid', gap: vars.space.s, minInlineSize: 0 }));
export const title = style(inDomain({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space.m }));
export const count = style(inDomain({ color: vars.color.muted, fontSize: vars.size.s }));
export const intro = style(inDomain({ maxInlineSize: vars.layout.text, color: vars.color.muted }));
export const row = style(
  inDomain({
    display: 'flex',
    gap: vars.space.s,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingBlock: vars.space.xs,
  }),
);
export const crumb = style(inDomain({ ...onHover({ ':hover': { textDecoration: 'underline' } }) }));
export const sub = style(inDomain({ whiteSpace: 'nowrap', flex: 'none' }));
