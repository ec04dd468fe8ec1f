import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';

const enter = keyframes({ from: { transform: 'translateY(100%)', opacity: 0 } });

export const list = style(
  inDomain({
    position: 'fixed',
    zIndex: vars.level.toast,
    insetInline: vars.space.s,
    insetBlockEnd: `calc(${vars.layout.tabBar} + ${vars.space.s})`,
    display: 'grid',
    gap: vars.space.s,
    listStyle: 'none',
    ...fromDesktop({
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space.l,
      insetBlockEnd: vars.space.l,
      inlineSize: vars.layout.form,
    }),
  }),
);
export const item = recipe({
  base: inDomain({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'start',
    gap: vars.space.s,
    padding: vars.space.m,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.raised,
    animation: `${enter} ${vars.motion.normal} ${vars.motion.enter}`,
  }),
  variants: {
    type: {
      secondary: inDomain({ background: vars.color.inverse, color: vars.color.onInverse }),
      info: inDomain({ background: vars.color.inverse, color: vars.color.onInverse }),
      success: inDomain({ background: vars.color.success, color: vars.color.onSuccess }),
      warning: inDomain({ background: vars.color.warning, color: vars.color.onWarning }),
      danger: inDomain({ background: vars.color.danger, color: vars.color.onDanger }),
    },
  },
});
export const actions = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m, gridRow: 2 }));
export const action = style(
  inDomain({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.touch.min,
    fontWeight: vars.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: vars.space.xxs,
  }),
);
export const close = style(
  inDomain({ display: 'grid', placeItems: 'center', inlineSize: vars.touch.min, blockSize: vars.touch.min }),
);
