import { globalStyle, style } from '@vanilla-extract/css';
import { fromDesktop, ground, inDomain, vars } from '@etalage/ui/theme';

/**
 * Below the buttons of the header, so that it covers neither them, nor the tab bar, nor the button that orders. On a desktop it
 * lies under the search panel, which says by itself that there is no network.
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

// On a phone its two lines would cover the title of the page, in the checkout, which has no strip, the most.
globalStyle(
  `body:has(${badge}) main`,
  inDomain({ marginBlockStart: '3.5rem', ...fromDesktop({ marginBlockStart: 0 }) }),
);
