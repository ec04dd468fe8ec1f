import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style(inDomain({ display: 'grid', gap: vars.space.xs }));
export const list = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
export const relation = style(
  inDomain({
    display: 'block',
    inlineSize: vars.layout.thumbnailSmall,
    borderRadius: vars.radius.control,
    overflow: 'hidden',
  }),
);
export const picture = style(inDomain({ display: 'block', inlineSize: '100%', blockSize: 'auto' }));
