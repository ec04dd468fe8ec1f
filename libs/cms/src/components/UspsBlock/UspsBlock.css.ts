import { inDomain, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    paddingInline: vars.space.gutter,
    inlineSize: '100%',
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    ...when({ tablet: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } }),
  }),
);
export const label = style(inDomain({ fontWeight: vars.weight.strong }));
