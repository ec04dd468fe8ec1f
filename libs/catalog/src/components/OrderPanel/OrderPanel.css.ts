import { fromDesktop, inDomain, onMobile, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style(inDomain({ display: 'grid', gap: vars.space.xs }));
/** On phones it sticks to the foot of the screen; what it lies over fades out above it. */
export const stickyPanel = style([
  panel,
  inDomain(
    onMobile({
      position: 'sticky',
      insetBlockEnd: vars.layout.tabBar,
      zIndex: vars.level.sticky,
      marginInline: `calc(${vars.space.gutter} * -1)`,
      paddingInline: vars.space.gutter,
      paddingBlock: `${vars.space.xs} ${vars.space.s}`,
      background: vars.color.surface,
      boxShadow: `0 calc(${vars.space.xs} * -1) ${vars.space.s} ${vars.color.surface}`,
    }),
  ),
]);
export const row = style(inDomain({ display: 'flex', alignItems: 'center', gap: vars.space.s, flexWrap: 'wrap' }));
export const aside = style(inDomain({ marginInlineStart: 'auto', ...fromDesktop({ display: 'none' }) }));
export const grow = style(inDomain({ flex: '1 1 auto', ...onMobile({ paddingInline: vars.space.xs }) }));
