import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** What strip, header and, on phones, the tab bar leave of the screen. */
export const offer = style(
  inDomain({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    minBlockSize: `calc(100svh - ${vars.layout.strip} - ${vars.layout.mobileHeader} - ${vars.layout.mobileBottomMargin})`,
    background: vars.color.sunken,
    color: vars.color.onSunken,
    borderBlockEnd: `${vars.border.strong} solid ${vars.color.outline}`,
    ...fromDesktop({
      gridTemplateRows: 'none',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      minBlockSize: `calc(100svh - ${vars.layout.strip} - ${vars.layout.header})`,
    }),
  }),
);
export const media = style(inDomain({ position: 'relative', minBlockSize: '30svh', background: vars.color.picture }));
/** Whole, however low the window is: one buys nothing of which the half is cut off. On desktop it fills its half. */
export const picture = style(
  inDomain({
    position: 'absolute',
    inset: `${vars.space.l} 0 0`,
    marginInline: 'auto',
    inlineSize: 'auto',
    maxInlineSize: `calc(100% - 2 * ${vars.space.gutter})`,
    blockSize: `calc(100% - ${vars.space.l})`,
    objectFit: 'cover',
    ...fromDesktop({ inset: 0, inlineSize: '100%', maxInlineSize: '100%', blockSize: '100%' }),
  }),
);
export const words = style(
  inDomain({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: vars.space.m,
    paddingBlock: vars.space.l,
    paddingInline: vars.space.gutter,
    ...fromDesktop({ gap: vars.space.l, paddingInline: vars.space.xxl }),
  }),
);
export const eyebrow = style(
  inDomain({
    padding: vars.label.padding,
    background: vars.color.label,
    color: vars.color.onLabel,
    borderRadius: vars.radius.label,
    fontWeight: vars.weight.strong,
  }),
);
export const title = style(inDomain({ fontSize: vars.size.xxl }));
export const text = style(inDomain({ maxInlineSize: vars.layout.text }));
/** Where the price is as large as its column, what it was has a line of its own, in whatever font. */
export const price = style(
  inDomain({
    alignItems: 'center',
    ...fromDesktop({ display: 'grid', gridTemplateColumns: 'max-content 1fr', justifyItems: 'start' }),
  }),
);
globalStyle(`${price} > :first-child`, {
  '@layer': { domain: { gridColumn: '1 / -1', fontSize: vars.size.display, lineHeight: vars.leading.none } },
});
globalStyle(`${price} > del`, { '@layer': { domain: { fontSize: vars.size.xl } } });
