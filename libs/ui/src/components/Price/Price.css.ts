import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const price = style(
  inUi({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space.xxs} ${vars.space.s}` }),
);
/** On a line of its own, so that prices stand alike with and without it. */
export const before = style(inUi({ flexBasis: '100%', color: vars.color.muted, fontSize: vars.size.s }));
export const current = style(
  inUi({
    paddingBlock: 0,
    padding: vars.price.padding,
    borderRadius: vars.radius.label,
    background: vars.price.background,
    color: vars.price.color,
    fontFamily: vars.font.numeral,
    fontWeight: vars.price.weight,
    fontVariantNumeric: 'tabular-nums lining-nums',
    letterSpacing: vars.price.tracking,
    lineHeight: vars.leading.snug,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  }),
);
export const reduced = style(inUi({ color: vars.price.saleColor }));
/** On a line of figures a price is a figure: the tag that some stores hang on it stays with their products. */
const plain = inUi({
  padding: 0,
  background: 'none',
  color: 'inherit',
  fontSize: 'inherit',
  selectors: { 'ins&': { color: vars.color.saleText } },
});
export const sizes = styleVariants({
  card: inUi({ fontSize: vars.price.size }),
  line: plain,
  large: inUi({ fontSize: vars.price.sizeLarge }),
});
export const original = style(
  inUi({ color: 'inherit', fontSize: vars.size.s, textDecoration: 'line-through', whiteSpace: 'nowrap' }),
);
