import { style } from '@vanilla-extract/css';
import { fromDesktop, ground, inDomain, vars } from '@etalage/ui/theme';

/** Under the header, so that it covers neither the tab bar nor the button that orders. */
export const badge = style(
  inDomain({
    position: 'fixed',
    insetBlockStart: vars.layout.mobileHeader,
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
    ...fromDesktop({ insetBlockStart: vars.layout.header }),
  }),
);
