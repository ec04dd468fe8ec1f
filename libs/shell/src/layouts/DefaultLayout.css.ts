import { globalStyle, style } from '@vanilla-extract/css';
import { inDomain, onMobile, vars, when } from '@etalage/ui/theme';

// What has the focus comes out from under what sticks: the header, the tab bar and what stands on it.
globalStyle(
  'html',
  inDomain(
    when({
      mobile: { scrollPaddingBlock: `${vars.layout.mobileHeader} calc(${vars.layout.tabBar} + 2 * ${vars.touch.min})` },
      desktop: { scrollPaddingBlockStart: vars.layout.header },
      low: { scrollPaddingBlockStart: 0 },
    }),
  ),
);
/** Header, page and footer, as high as the window at least. */
export const frame = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    minBlockSize: '100dvh',
  }),
);
/** On phones the page ends above the tab bar, which covers nothing. */
export const page = style([frame, inDomain(onMobile({ marginBlockEnd: vars.layout.mobileBottomMargin }))]);
/** The same under a strip, which may be empty. */
export const pageWithStrip = style([page, inDomain({ gridTemplateRows: 'auto auto 1fr auto' })]);
export const main = style(inDomain({ minInlineSize: 0, outline: 'none' }));
export const contents = style(inDomain({ display: 'contents' }));
export const skip = style(
  inDomain({
    position: 'fixed',
    insetBlockStart: '-100%',
    zIndex: vars.level.toast,
    padding: vars.space.m,
    background: vars.color.action,
    color: vars.color.onAction,
    selectors: { '&:focus': { insetBlockStart: 0 } },
  }),
);
