import { keyframes, style } from '@vanilla-extract/css';
import { inDomain, vars, when } from '@etalage/ui/theme';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Over the whole page, and under notifications. */
export const cover = style(
  inDomain({
    position: 'fixed',
    inset: 0,
    zIndex: vars.level.overlay,
    display: 'grid',
    placeItems: 'center',
    background: vars.color.scrim,
    cursor: 'progress',
  }),
);
export const spinner = style(
  inDomain({
    inlineSize: vars.touch.min,
    blockSize: vars.touch.min,
    borderRadius: vars.radius.round,
    border: `${vars.border.strong} solid ${vars.color.surface}`,
    borderInlineEndColor: 'transparent',
    animation: `${spin} calc(${vars.motion.slow} * 3) linear infinite`,
    ...when({ calm: { animation: 'none' } }),
  }),
);
