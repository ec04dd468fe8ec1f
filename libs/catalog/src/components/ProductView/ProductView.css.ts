import { inDomain, onHover, onMobile, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const crumb = style(inDomain({ ...onHover({ ':hover': { textDecoration: 'underline' } }) }));
export const order = style(
  inDomain({
    ...onMobile({
      position: 'sticky',
      insetBlockEnd: vars.layout.tabBar,
      zIndex: vars.level.sticky,
      marginInline: `calc(${vars.space.gutter} * -1)`,
      paddingInline: vars.space.gutter,
      paddingBlock: vars.space.s,
      background: vars.color.surface,
    }),
  }),
);
export const error = style(inDomain({ color: vars.color.danger }));
export const info = style(inDomain({ color: vars.color.muted }));
