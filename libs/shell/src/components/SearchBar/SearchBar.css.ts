import { style } from '@vanilla-extract/css';
import { fromDesktop, inDomain, vars, when } from '@etalage/ui/theme';

export const bar = style(inDomain({ display: 'flex' }));
/**
 * 150 px wide, 224 px from 1200 px on (HEADER-09). Phones have no room for more than the button: there it lies over the
 * header while it has the focus, and takes no room otherwise.
 */
export const field = style(
  inDomain({
    paddingInline: `${vars.field.padding} ${vars.touch.min}`,
    background: vars.color.field,
    color: vars.color.onField,
    border: `${vars.border.control} solid ${vars.color.outline}`,
    borderRadius: vars.radius.control,
    selectors: { '&::placeholder': { color: vars.color.placeholder, opacity: 1 } },
    ...when({
      mobile: {
        selectors: {
          '&:not(:focus)': { inlineSize: 0, padding: 0, border: 0 },
          '&:focus': { position: 'absolute', insetInline: vars.space.gutter, blockSize: vars.touch.min },
        },
      },
      desktop: { inlineSize: vars.layout.searchBarNarrow },
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
