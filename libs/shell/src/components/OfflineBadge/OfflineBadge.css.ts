import { style } from '@vanilla-extract/css';
import { fromDesktop, ground, inDomain, vars } from '@etalage/ui/theme';

/**
 * In the empty edge of the header of a phone and below that of a desktop, with the strip above them, so that it covers
 * neither their buttons, nor the tab bar, nor the button that orders. On a desktop it lies under the panel of the search,
 * which says by itself that there is no network.
 */
export const badge = style(
  inDomain({
    position: 'fixed',
    insetBlockStart: `calc(${vars.layout.mobileHeader} + ${vars.layout.strip} / 2)`,
    insetInline: vars.space.gutter,
    zIndex: vars.level.toast,
    inlineSize: 'fit-content',
    marginInline: 'auto',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.control,
    ...ground('warning'),
    boxShadow: vars.shadow.raised,
    fontSize: vars.size.s,
    textAlign: 'center',
    textWrap: 'balance',
    ...fromDesktop({
      insetBlockStart: `calc(${vars.layout.header} + ${vars.layout.strip})`,
      zIndex: vars.level.sticky,
    }),
  }),
);
