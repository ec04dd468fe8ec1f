import { fromDesktop, inDomain, onHover, onMobile, vars } from '@etalage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const hero = styleVariants({
  full: [
    inDomain({
      position: 'relative',
      display: 'grid',
      background: vars.color.sunken,
      overflow: 'hidden',
      ...onMobile({ background: 'transparent' }),
    }),
  ],
  split: [
    inDomain({
      display: 'grid',
      background: vars.color.sunken,
      ...fromDesktop({ gridTemplateColumns: '55% 1fr', alignItems: 'center' }),
    }),
  ],
});

const whole = { width: '100%', height: '100%', objectFit: 'cover' } as const;
export const picture = styleVariants({
  full: [
    inDomain({
      ...whole,
      gridArea: '1 / 1',
      aspectRatio: vars.ratio.hero,
      maxBlockSize: `calc(100dvh - ${vars.layout.header})`,
      ...onMobile({ aspectRatio: vars.ratio.tile, maxBlockSize: '46svh' }),
    }),
  ],
  split: [inDomain({ ...whole, aspectRatio: vars.ratio.hero })],
});

/** Where everything else on the page begins. */
const pageStart = `calc(max(0px, (100% - ${vars.layout.page}) / 2) + ${vars.space.gutter})`;
// Not in ch: a digit of the fallback has another width, so that lines would break anew when the font arrives.
const measure = { full: '27rem', split: '36rem' };
const column = { display: 'grid', justifyItems: 'start', gap: vars.space.m, padding: vars.space.gutter } as const;
export const words = styleVariants({
  full: [
    inDomain({
      ...column,
      gridArea: '1 / 1',
      alignSelf: 'end',
      justifySelf: 'start',
      margin: vars.space.gutter,
      marginInlineStart: pageStart,
      padding: vars.space.l,
      background: vars.color.surface,
      color: vars.color.onSurface,
      borderRadius: vars.radius.card,
      maxWidth: measure.full,
      position: 'relative',
      ...onMobile({
        gridArea: '2 / 1',
        marginBlock: `calc(${vars.space.xl} * -1) 0`,
        padding: vars.space.m,
        paddingBlockEnd: vars.space.l,
      }),
    }),
  ],
  split: [inDomain({ ...column, color: vars.color.onSunken, maxWidth: measure.split, paddingBlock: vars.space.xl })],
});

export const eyebrow = style(
  inDomain({ fontSize: vars.size.s, letterSpacing: vars.tracking.label, fontWeight: vars.weight.medium }),
);
export const title = style(inDomain({ fontSize: vars.size.xxl, textWrap: 'balance' }));
export const text = style(inDomain({ fontSize: vars.size.m, textWrap: 'pretty' }));
export const button = style(
  inDomain({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.touch.min,
    paddingInline: vars.space.l,
    background: vars.color.action,
    color: vars.color.onAction,
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.strong,
    transition: `background ${vars.motion.fast} ${vars.motion.easing}`,
    ...onHover({ ':hover': { background: vars.color.actionHover } }),
  }),
);
