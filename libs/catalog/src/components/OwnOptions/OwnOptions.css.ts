import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const options = style(inDomain({ display: 'grid', gap: vars.space.m }));
export const group = style(inDomain({ display: 'grid', gap: vars.space.xs, border: 0, padding: 0, margin: 0 }));
export const legend = style(inDomain({ fontWeight: vars.weight.strong, padding: 0 }));
export const problem = style(inDomain({ color: vars.color.danger, fontSize: vars.size.s }));
