import { globalStyle, style } from '@vanilla-extract/css';
import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';

export const block = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxInlineSize: vars.layout.page,
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
  }),
);
globalStyle(`${block} > h2`, { '@layer': { domain: { gridArea: '1 / 1' } } });
/** The way to all of them: under the products where they fill the screen, else beside the title. */
export const more = style(
  inDomain({
    justifySelf: 'center',
    ...fromDesktop({ justifySelf: 'end', alignSelf: 'end', gridColumn: 1, gridRow: 1 }),
  }),
);
