import { style } from '@vanilla-extract/css';
import { inUi, onHover } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const iconButton = style(
  inUi({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.touch.min,
    minBlockSize: vars.touch.min,
    borderRadius: vars.radius.control,
    color: 'inherit',
    transition: `transform ${vars.motion.normal} ${vars.motion.easing}, opacity ${vars.motion.normal} ${vars.motion.easing}`,
    ...onHover({
      selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { opacity: vars.opacity.overlay } },
    }),
    selectors: { '&:disabled, &[aria-disabled="true"]': { opacity: vars.opacity.disabled, cursor: 'not-allowed' } },
  }),
);
