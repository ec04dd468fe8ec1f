import { style } from '@vanilla-extract/css';
import { fromDesktop, inDomain, onMobile, vars, when } from '@etalage/ui/theme';

/** 150 px wide, 224 px from 1200 px on (HEADER-09); phones have no room for more than its button. */
export const bar = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    position: 'relative',
    ...when({ desktop: { inlineSize: vars.layout.searchBarNarrow }, large: { inlineSize: vars.layout.searchBar } }),
  }),
);
/** The button lies over the end of the field. */
export const field = style(
  inDomain({
    gridArea: '1 / 1 / 2 / 3',
    inlineSize: '100%',
    minBlockSize: vars.touch.min,
    paddingInlineStart: vars.field.padding,
    paddingInlineEnd: vars.touch.min,
    background: vars.color.field,
    color: vars.color.onField,
    border: `${vars.border.control} solid ${vars.color.outline}`,
    borderRadius: vars.radius.control,
    selectors: { '&::placeholder': { color: vars.color.placeholder, opacity: 1 } },
    ...onMobile({ display: 'none' }),
  }),
);
export const send = style(
  inDomain({
    gridArea: '1 / 2 / 2 / 3',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.touch.min,
    blockSize: vars.touch.min,
    ...fromDesktop({ color: vars.color.onField }),
  }),
);
