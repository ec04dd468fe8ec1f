import { style } from '@vanilla-extract/css';
import { fromDesktop, inDomain, vars, when } from '@etalage/ui/theme';

export const bar = style(inDomain({ display: 'flex' }));
/** 150 px wide, 224 px from 1200 px on (HEADER-09); phones have no room for more than the button. */
export const field = style(
  inDomain({
    display: 'none',
    paddingInline: `${vars.field.padding} ${vars.touch.min}`,
    background: vars.color.field,
    color: vars.color.onField,
    border: `${vars.border.control} solid ${vars.color.outline}`,
    borderRadius: vars.radius.control,
    selectors: { '&::placeholder': { color: vars.color.placeholder, opacity: 1 } },
    ...when({
      desktop: { display: 'block', inlineSize: vars.layout.searchBarNarrow },
      large: { inlineSize: vars.layout.searchBar },
    }),
  }),
);
/** Over the end of the field. */
export const send = style(
  inDomain({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.touch.min,
    blockSize: vars.touch.min,
    ...fromDesktop({ color: vars.color.onField, marginInlineStart: `calc(-1 * ${vars.touch.min})` }),
  }),
);
