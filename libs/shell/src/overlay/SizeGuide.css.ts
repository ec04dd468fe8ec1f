import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Wide enough for the sizes of a bra from A to F. */
export const wide = style(
  inDomain(fromDesktop({ inlineSize: `min(100% - 2 * ${vars.space.m}, 1.5 * ${vars.layout.form})` })),
);
