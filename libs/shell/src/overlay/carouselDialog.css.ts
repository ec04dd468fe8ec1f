import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as a page, so that as many cards stand beside each other as in a list. */
export const cards = style(
  inDomain(fromDesktop({ inlineSize: `min(100% - 2 * ${vars.space.m}, ${vars.layout.page})` })),
);
