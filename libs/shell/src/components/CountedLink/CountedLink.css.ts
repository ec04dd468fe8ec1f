import { keyframes, style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

const pop = keyframes({ from: { transform: `scale(${vars.motion.popScale})` } });

export const link = style(
  inDomain({
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: vars.space.xxs,
    minInlineSize: vars.touch.min,
    minBlockSize: vars.touch.min,
    color: 'inherit',
    fontSize: vars.size.xs,
  }),
);
/** What the badge hangs on, above the words. */
export const icon = style(inDomain({ order: -1, position: 'relative', display: 'grid' }));
export const badge = style(
  inDomain({
    position: 'absolute',
    insetBlockEnd: '50%',
    insetInlineStart: '50%',
    minInlineSize: vars.icon.s,
    paddingInline: vars.space.xxs,
    borderRadius: vars.radius.round,
    background: vars.color.onHeader,
    color: vars.color.header,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.strong,
    lineHeight: vars.icon.s,
    textAlign: 'center',
    selectors: { '&:empty': { display: 'none' } },
    animation: `${pop} ${vars.motion.normal} ${vars.motion.easing}`,
  }),
);
