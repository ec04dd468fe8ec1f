import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style(
  inDomain({ display: 'grid', justifyItems: 'start', gap: vars.space.s, minWidth: 0, marginBlockEnd: vars.space.m }),
);
/** One line of a long address: it is there to be followed or copied, not to be read. */
export const address = style(
  inDomain({
    display: 'block',
    maxInlineSize: '100%',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  }),
);
export const hint = style(inDomain({ color: vars.color.muted, minWidth: 0, maxInlineSize: '100%' }));
export const failure = style(inDomain({ color: vars.color.danger }));
