import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const story = style(inDomain({ display: 'grid', gap: vars.space.section, gridTemplateColumns: '100%' }));
export const grid = style(inDomain({ display: 'grid', gap: vars.space.grid }));
