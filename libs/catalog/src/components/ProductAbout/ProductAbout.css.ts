import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const about = style(inDomain({ display: 'grid', gap: vars.space.xl, gridTemplateColumns: 'minmax(0, 1fr)' }));
export const care = style(inDomain({ display: 'grid', gap: vars.space.m }));
export const symbols = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m }));
export const symbol = style(inDomain({ display: 'flex', gap: vars.space.xs, alignItems: 'center' }));
