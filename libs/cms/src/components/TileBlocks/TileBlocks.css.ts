import { fromDesktop, inDomain, onHover, onMobile, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

const inset = {
  paddingInline: vars.space.gutter,
  inlineSize: '100%',
  maxInlineSize: vars.layout.page,
  marginInline: 'auto',
} as const;
export const section = style(inDomain({ ...inset, display: 'grid', gap: vars.space.l }));
export const pair = style(
  inDomain({
    ...inset,
    display: 'grid',
    columnGap: vars.space.grid,
    rowGap: vars.space.xl,
    ...when({ tablet: { gridTemplateColumns: '1fr 1fr' } }),
  }),
);
export const tiles = style(
  inDomain({
    display: 'grid',
    gap: vars.space.grid,
    gridTemplateColumns: '1fr 1fr',
    ...fromDesktop({ gridTemplateColumns: 'none', gridAutoColumns: '1fr', gridAutoFlow: 'column' }),
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
