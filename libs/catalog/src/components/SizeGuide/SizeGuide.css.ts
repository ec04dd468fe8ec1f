import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const guide = style(inDomain({ display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)' }));
export const chosen = style(inDomain({ fontWeight: vars.weight.strong, textDecoration: 'underline' }));
export const failure = style(inDomain({ display: 'grid', justifyItems: 'start', gap: vars.space.s }));
export const converter = style(inDomain({ display: 'grid', gap: vars.space.s }));
export const measures = style(inDomain({ display: 'grid', gap: vars.space.s, gridTemplateColumns: '1fr 1fr' }));
