import { fromDesktop, inDomain, onHover, onMobile, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

const inset = {
  paddingInline: vars.space.gutter,
  inlineSize: '100%',
  maxInlineSize: vars.layout.page,
  marginInline: 'auto',
} as const;
/** A column is as wide as its share, also where a picture that failed would be wider. */
const column = 'minmax(0, 1fr)';
export const section = style(inDomain({ ...inset, display: 'grid', gap: vars.space.l, gridTemplateColumns: column }));
export const pair = style(
  inDomain({
    ...inset,
    display: 'grid',
    columnGap: vars.space.grid,
    rowGap: vars.space.xl,
    gridTemplateColumns: column,
    ...when({ tablet: { gridTemplateColumns: `${column} ${column}` } }),
  }),
);
export const tiles = style(
  inDomain({
    display: 'grid',
    gap: vars.space.grid,
    gridTemplateColumns: `${column} ${column}`,
    ...fromDesktop({ gridTemplateColumns: 'none', gridAutoColumns: column, gridAutoFlow: 'column' }),
  }),
);
export const tile = style(
  inDomain({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xs,
    // In two columns the last of an odd number has the row to itself.
    ...onMobile({ selectors: { [`${tiles} > &:last-child:nth-child(odd)`]: { gridColumn: '1 / -1' } } }),
  }),
);
export const picture = style(
  inDomain({
    width: '100%',
    aspectRatio: vars.ratio.tile,
    objectFit: 'cover',
    borderRadius: vars.radius.picture,
    background: vars.color.picture,
    transition: `opacity ${vars.motion.normal} ${vars.motion.easing}`,
    selectors: { [`${tile}:hover &`]: { opacity: vars.opacity.overlay } },
  }),
);
export const title = style(inDomain({ fontSize: vars.size.l }));
export const more = style(
  inDomain({
    color: vars.color.link,
    fontWeight: vars.weight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    ...onHover({ ':hover': { color: vars.color.linkHover } }),
  }),
);
