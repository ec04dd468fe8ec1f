import { style } from '@vanilla-extract/css';
import { inUi, when } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const progress = style(
  inUi({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: vars.space.s,
    border: `${vars.border.hairline} solid ${vars.color.outline}`,
    borderRadius: vars.radius.control,
    background: vars.color.sunken,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': { background: vars.color.sunken },
      '&::-webkit-progress-value': {
        background: vars.color.action,
        transition: `inline-size ${vars.motion.slow} ${vars.motion.easing}`,
      },
      '&::-moz-progress-bar': { background: vars.color.action },
    },
    ...when({
      forced: {
        selectors: {
          '&::-webkit-progress-value': { forcedColorAdjust: 'none', background: 'Highlight' },
          '&::-moz-progress-bar': { forcedColorAdjust: 'none', background: 'Highlight' },
        },
      },
    }),
  }),
);
