import { keyframes, style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

const pop = keyframes({ from: { transform: `scale(${vars.motion.popScale})` } });

export const badge = style(
  inUi({
    position: 'absolute',
    insetBlockStart: vars.space.xxs,
    insetInlineEnd: 0,
    minInlineSize: '1.6em',
    paddingInline: '0.4em',
    borderRadius: vars.radius.round,
    background: vars.color.action,
    color: vars.color.onAction,
    border: `${vars.border.hairline} solid ${vars.color.actionLine}`,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.5em',
    textAlign: 'center',
    animation: `${pop} ${vars.motion.slow} ${vars.motion.enter}`,
  }),
);
