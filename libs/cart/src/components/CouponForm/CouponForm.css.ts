import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const coupon = style(inDomain({ display: 'grid' }));
export const applied = style(inDomain({ overflowWrap: 'anywhere' }));
/** Its word begins where the text above it does, not inside the edge of its button. */
export const remove = style(inDomain({ justifySelf: 'start', paddingInline: 0 }));
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
export const failure = style(inDomain({ color: vars.color.danger, fontSize: vars.size.s }));
