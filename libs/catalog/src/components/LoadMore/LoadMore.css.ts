import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const more = style(
  inDomain({ display: 'grid', justifyItems: 'center', gap: vars.space.s, paddingBlock: vars.space.l }),
);
export const shown = style(inDomain({ color: vars.color.muted, fontSize: vars.size.s }));
