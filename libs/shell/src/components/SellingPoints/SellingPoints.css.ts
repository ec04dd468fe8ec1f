import { usps } from '@etalage/core/constants';
import { ground, inDomain, media, vars } from '@etalage/ui/theme';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

/** The points stand under each other in a window of one row, and move up by one of them at a time. */
const up = keyframes({ to: { transform: 'translateY(-100%)' } });
const blink = keyframes({ 'from, to': { opacity: 0 }, '8%, 92%': { opacity: 1 } });
const moving = '(prefers-reduced-motion: no-preference)';
const each = `${usps.rotation}ms`;
/** The next one every 5 s (HEADER-10), unless who looks asked for calm, points at it or stopped it. */
const moves = {
  animation: `${up} calc(var(--points) * ${each}) steps(var(--points)) infinite, ${blink} ${each} infinite`,
  selectors: {
    ':is(:hover, :focus-within, :has(:checked)) > &': { animationPlayState: 'paused' },
    '&:focus-within': { animation: 'none' },
  },
};

export const strip = style(
  inDomain({
    position: 'relative',
    blockSize: vars.layout.strip,
    overflow: 'clip',
    paddingInline: vars.space.gutter,
    ...ground('strip'),
    fontSize: vars.size.s,
    textAlign: 'center',
  }),
);
const beside = { display: 'flex', justifyContent: 'center', gap: vars.space.xl };
export const points = styleVariants({
  one: [inDomain(beside)],
  onPhones: [
    inDomain({ display: 'grid', '@media': { [`${media.mobile} and ${moving}`]: moves, [media.desktop]: beside } }),
  ],
  everywhere: [
    inDomain({
      display: 'grid',
      '@media': { [moving]: moves, [`${media.desktop} and (prefers-reduced-motion: reduce)`]: beside },
    }),
  ],
});
/** Where the keyboard is stands in the window. */
const firstWithin = (list: string, when: string) =>
  globalStyle(`${list} > :focus-within`, { '@layer': { domain: { '@media': { [when]: { order: -1 } } } } });
firstWithin(points.onPhones, media.mobile);
firstWithin(points.everywhere, moving);
export const point = style(
  inDomain({
    background: vars.color.strip,
    overflow: 'clip',
    minInlineSize: 0,
    blockSize: vars.layout.strip,
    lineHeight: vars.layout.strip,
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  }),
);
const bar = `linear-gradient(currentColor, currentColor) no-repeat`;
const bars = ['40%', '60%'].map((at) => `${bar} ${at} 50% / ${vars.border.strong} ${vars.space.s}`).join();
/** Two bars; stopped, one block. */
const shown = {
  display: 'block',
  position: 'absolute',
  inset: '0 0 auto auto',
  appearance: 'none',
  inlineSize: vars.touch.min,
  blockSize: vars.layout.strip,
  background: bars,
  cursor: 'pointer',
  selectors: { '&:checked': { background: `${bar} 50% 50% / ${vars.space.s} ${vars.space.s}` } },
} as const;
const stopMoving = style(inDomain({ display: 'none', '@media': { [moving]: shown } }));
export const stop = styleVariants({
  onPhones: [stopMoving, inDomain({ '@media': { [media.desktop]: { display: 'none' } } })],
  everywhere: [stopMoving],
});
