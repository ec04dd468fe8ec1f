import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const figure = style(inDomain({ display: 'grid', gap: vars.space.xs }));
export const caption = style(
  inDomain({ paddingInline: vars.space.gutter, color: vars.color.muted, fontSize: vars.size.s }),
);
