import { fromDesktop, inDomain, onHover, vars } from '@etalage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const card = style(
  inDomain({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: vars.card.gap,
    padding: vars.card.padding,
    border: `${vars.border.card} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.card.background,
    boxShadow: vars.shadow.card,
    textAlign: 'start',
    transition: `box-shadow ${vars.motion.normal} ${vars.motion.easing}, transform ${vars.motion.normal} ${vars.motion.easing}`,
    ...onHover({ ':hover': { boxShadow: vars.shadow.cardHover, transform: vars.card.lift } }),
  }),
);
export const media = style(inDomain({ position: 'relative' }));
export const picture = style(inDomain({ aspectRatio: vars.ratio.card, objectFit: 'cover', inlineSize: '100%' }));
export const soldOut = style(inDomain({ opacity: vars.opacity.disabled }));
export const labels = style(
  inDomain({
    position: 'absolute',
    insetBlockStart: vars.space.s,
    insetInlineStart: vars.space.s,
    // Beside the heart, not under it.
    insetInlineEnd: `calc(${vars.space.xs} + ${vars.touch.min} + ${vars.space.xxs})`,
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xxs,
    pointerEvents: 'none',
  }),
);
export const wishPlace = style(
  inDomain({ position: 'absolute', insetBlockStart: vars.space.xs, insetInlineEnd: vars.space.xs, zIndex: 1 }),
);
export const facts = style(
  inDomain({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, textAlign: 'inherit' }),
);
export const name = style(
  inDomain({
    fontFamily: vars.font.body,
    fontSize: vars.card.nameSize,
    fontWeight: vars.card.nameWeight,
    letterSpacing: vars.tracking.body,
    lineHeight: vars.leading.snug,
    ...fromDesktop({ minBlockSize: vars.card.nameHeight }),
  }),
);
/** Its ground covers the whole card, so that a tap anywhere opens the product. */
export const open = style(
  inDomain({
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
    ...onHover({ ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } }),
  }),
);
export const aside = style(inDomain({ color: vars.color.muted, fontSize: vars.size.s, lineHeight: vars.leading.snug }));
export const row = style(inDomain({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xxs }));
/** A dot: its colour is what it says, so forced colours leave it. */
globalStyle(`${row} > i`, {
  '@layer': {
    domain: {
      flex: 'none',
      inlineSize: vars.layout.dot,
      aspectRatio: '1',
      borderRadius: vars.radius.round,
      outline: `${vars.border.hairline} solid ${vars.color.outline}`,
      outlineOffset: `calc(-1 * ${vars.border.hairline})`,
      forcedColorAdjust: 'none',
    },
  },
});
export const bottom = style(
  inDomain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space.s,
    marginBlockStart: 'auto',
  }),
);
export const action = style(inDomain({ flexBasis: '100%' }));
