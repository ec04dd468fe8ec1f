import { animatedDetails, inDomain, instantDetails, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const collapsible = style(inDomain({ ...animatedDetails, ...when({ calm: instantDetails }) }));
export const opener = style(
  inDomain({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: vars.touch.min,
    fontWeight: vars.weight.strong,
    cursor: 'pointer',
  }),
);
export const chevron = style(inDomain({ selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } } }));
export const form = style(inDomain({ display: 'grid', gap: vars.space.s, justifyItems: 'start' }));
export const field = style(inDomain({ inlineSize: '100%' }));
