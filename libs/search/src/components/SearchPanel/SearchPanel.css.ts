import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style(inDomain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m }));
export const form = style(inDomain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.s }));
export const said = style(inDomain({ color: vars.color.muted, fontSize: vars.size.s }));
export const group = style(inDomain({ display: 'grid', gap: vars.space.s, justifyItems: 'start' }));
export const title = style(inDomain({ fontSize: vars.size.m }));
export const chips = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, listStyle: 'none' }));
export const list = style(
  inDomain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: '100%', listStyle: 'none' }),
);
export const product = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: `${vars.layout.thumbnailSmall} minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: vars.space.m,
    paddingBlock: vars.space.s,
    color: 'inherit',
    borderBottom: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
  }),
);
export const picture = style(inDomain({ inlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.picture }));
export const name = style(inDomain({ overflowWrap: 'anywhere' }));
export const match = style(inDomain({ background: 'none', color: 'inherit', fontWeight: vars.weight.strong }));
