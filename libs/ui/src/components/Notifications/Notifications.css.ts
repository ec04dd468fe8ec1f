import { style, styleVariants } from '@vanilla-extract/css';
import { fromDesktop, ground, inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const list = style(
  inUi({
    position: 'fixed',
    zIndex: vars.level.toast,
    insetInline: vars.space.m,
    // On phones the foot of the window has the tabs, and what buys and orders.
    insetBlockStart: `calc(${vars.layout.mobileHeader} + ${vars.space.s})`,
    insetBlockEnd: 'auto',
    inlineSize: 'auto',
    blockSize: 'auto',
    border: 0,
    background: 'none',
    color: 'inherit',
    overflow: 'visible',
    display: 'grid',
    gap: vars.space.s,
    justifyItems: 'end',
    pointerEvents: 'none',
    // On desktops the end of the window has the order button and the cart's panel; beside that it stays.
    ...fromDesktop({
      insetBlockStart: 'auto',
      insetBlockEnd: vars.space.l,
      insetInline: `${vars.space.l} auto`,
      inlineSize: `min(${vars.layout.summary}, 100vi - ${vars.layout.microcart} - 2 * ${vars.space.l})`,
    }),
  }),
);
const base = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    gap: vars.space.s,
    inlineSize: `min(100%, ${vars.layout.summary})`,
    paddingInlineStart: vars.space.m,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.raised,
    lineHeight: vars.leading.snug,
    pointerEvents: 'auto',
    opacity: 1,
    transform: 'none',
    transition: `opacity ${vars.motion.normal} ${vars.motion.easing}, transform ${vars.motion.normal} ${vars.motion.enter}`,
    '@starting-style': { opacity: 0, transform: `translateY(${vars.space.m})` },
  }),
);
export const notice = styleVariants({
  secondary: [
    base,
    inUi({
      background: vars.color.raised,
      color: vars.color.onRaised,
      border: `${vars.border.hairline} solid ${vars.color.line}`,
    }),
  ],
  info: [base, inUi(ground('inverse'))],
  success: [base, inUi(ground('success'))],
  warning: [base, inUi(ground('warning'))],
  danger: [base, inUi(ground('danger'))],
});
export const action = style(
  inUi({
    gridColumn: '2 / -1',
    paddingBlockEnd: vars.space.s,
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.m,
    fontWeight: vars.weight.strong,
  }),
);
export const note = style(inUi({ display: 'block', fontSize: vars.size.s }));
