import { style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

/** A page with nothing but a heading and its content. */
export const page = style(
  inDomain({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.l,
    maxInlineSize: vars.layout.page,
    inlineSize: '100%',
    marginInline: 'auto',
    paddingBlock: vars.space.xl,
    paddingInline: vars.space.gutter,
  }),
);
