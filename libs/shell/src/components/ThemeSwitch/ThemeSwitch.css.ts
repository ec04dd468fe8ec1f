import { style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

export const group = style(inDomain({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m }));
export const choice = style(
  inDomain({ display: 'inline-flex', gap: vars.space.s, alignItems: 'center', minBlockSize: vars.touch.min }),
);
/** Drawn in the colour of the words beside it, so that it shows on the footer of every store. */
export const dot = style(
  inDomain({
    appearance: 'none',
    inlineSize: vars.icon.s,
    blockSize: vars.icon.s,
    border: `${vars.border.strong} solid currentColor`,
    borderRadius: vars.radius.round,
    selectors: { '&:checked': { borderWidth: `calc(${vars.icon.s} / 3)` } },
  }),
);
