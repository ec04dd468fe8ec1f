import { searchOverlay } from '@etalage/core/constants';
import { inDomain, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Over the page and under the header, whose search lies above it. */
export const scrim = style(
  inDomain({
    position: 'fixed',
    inset: 0,
    zIndex: `calc(${vars.level.header} - 1)`,
    background: vars.color.scrim,
    transition: `opacity ${searchOverlay.closeDelay}ms ${vars.motion.easing}`,
    selectors: { '&[data-leaving]': { opacity: 0, pointerEvents: 'none' } },
    ...when({ calm: { transition: 'none' } }),
  }),
);
