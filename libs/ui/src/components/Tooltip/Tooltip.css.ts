import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const anchor = style(inUi({ display: 'inline-grid' }));
/** Over its control, or under it; at the foot of the window in a browser that cannot place it there. */
export const tip = style(
  inUi({
    position: 'fixed',
    inset: 'auto',
    insetInline: vars.space.m,
    insetBlockEnd: vars.space.m,
    inlineSize: 'fit-content',
    maxInlineSize: `min(${vars.layout.sidebar}, 100vi - 2 * ${vars.space.m})`,
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    border: `${vars.border.hairline} solid ${vars.color.outline}`,
    borderRadius: vars.radius.label,
    fontSize: vars.size.s,
    lineHeight: vars.leading.snug,
    opacity: 1,
    transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
    '@starting-style': { opacity: 0 },
    '@supports': {
      '(position-area: block-start)': {
        inset: 'auto',
        // No gap: the pointer reaches it without losing it (WCAG 1.4.13).
        margin: 0,
        positionArea: 'block-start',
        positionTryFallbacks: 'flip-block',
      },
    },
  }),
);
