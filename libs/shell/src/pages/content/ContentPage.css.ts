import { style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

/** The parts of a page of content under its title. */
export const content = style(
  inDomain({ display: 'grid', gap: vars.space.xl, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space.xl }),
);
/** Between the gutters of a page. */
export const inner = style(
  inDomain({
    inlineSize: '100%',
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
  }),
);
