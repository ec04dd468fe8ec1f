import { inDomain, onMobile, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones its parts stand in the grid around it: the button alone sticks to the foot of the screen. */
export const form = style(inDomain({ display: 'grid', gap: vars.space.m, ...onMobile({ display: 'contents' }) }));
export const problem = style(inDomain({ color: vars.color.danger }));
export const sum = style(
  inDomain({ display: 'flex', gap: vars.space.s, alignItems: 'baseline', justifyContent: 'space-between' }),
);
