import { fromDesktop, inDomain, onMobile, vars, when } from '@etalage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style(inDomain({ display: 'grid', gap: vars.space.xs }));
/** On phones it sticks to the foot of the screen, unless that is low; what it lies over fades out above it. */
export const stickyPanel = style([
  panel,
  inDomain(
    when({
      mobile: {
        position: 'sticky',
        insetBlockEnd: vars.layout.tabBar,
        zIndex: vars.level.sticky,
        marginInline: `calc(${vars.space.gutter} * -1)`,
        paddingInline: vars.space.gutter,
        paddingBlock: `${vars.space.xs} ${vars.space.s}`,
        background: vars.color.surface,
        boxShadow: `0 calc(${vars.space.xs} * -1) ${vars.space.s} ${vars.color.surface}`,
      },
      low: { position: 'static', boxShadow: 'none' },
    }),
  ),
]);
export const row = style(inDomain({ display: 'flex', alignItems: 'center', gap: vars.space.s, flexWrap: 'wrap' }));
export const aside = style(inDomain({ marginInlineStart: 'auto', ...fromDesktop({ display: 'none' }) }));
/** On one line, so that what sticks stays low. */
globalStyle(`${aside} > *`, inDomain({ flexWrap: 'nowrap' }));
export const size = style(inDomain({ fontWeight: vars.weight.body, ...fromDesktop({ display: 'none' }) }));
/** Beside the quantity; the label and the size stand below each other where there is no room beside each other. */
export const grow = style(
  inDomain({
    flex: '1 1 auto',
    // Pressed before hydration: a script in the head says so.
    selectors: { '&[aria-busy="true"]': { opacity: vars.opacity.disabled, cursor: 'progress' } },
    ...onMobile({ flexBasis: 0, paddingInline: vars.space.xs, flexWrap: 'wrap', columnGap: vars.space.xs, rowGap: 0 }),
  }),
);
