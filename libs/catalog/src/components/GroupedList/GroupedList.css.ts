import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(inDomain({ display: 'grid', gap: vars.space.s }));
export const row = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: `${vars.layout.thumbnailSmall} minmax(0, 1fr) auto`,
    gap: vars.space.s,
    alignItems: 'center',
    paddingBlockEnd: vars.space.s,
    borderBlockEnd: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
  }),
);
export const picture = style(inDomain({ inlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.picture }));
export const words = style(inDomain({ display: 'grid', gap: vars.space.xxs }));
