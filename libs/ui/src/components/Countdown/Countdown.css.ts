import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const countdown = style(
  inUi({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: vars.space.m,
    fontFamily: vars.font.numeral,
    fontWeight: vars.price.weight,
    fontVariantNumeric: 'tabular-nums lining-nums',
    letterSpacing: vars.price.tracking,
    lineHeight: vars.leading.heading,
  }),
);
export const sizes = styleVariants({ s: vars.size.l, m: vars.size.xl, l: vars.size.display }, (size) =>
  inUi({ fontSize: size }),
);
export const part = style(inUi({ display: 'grid', justifyItems: 'start', minInlineSize: '2ch' }));
export const unit = style(
  inUi({
    fontFamily: vars.font.body,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    letterSpacing: vars.tracking.body,
    lineHeight: vars.leading.snug,
  }),
);
