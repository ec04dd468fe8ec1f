import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style(inDomain({ display: 'grid', gap: vars.space.m, maxInlineSize: vars.layout.text }));
export const list = style(inDomain({ display: 'grid', gap: vars.space.m }));
export const review = style(
  inDomain({
    display: 'grid',
    gap: vars.space.xxs,
    paddingBlockEnd: vars.space.m,
    borderBlockEnd: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
  }),
);
export const by = style(inDomain({ color: vars.color.muted, fontSize: vars.size.s }));
