import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style(inDomain({ display: 'grid', gap: vars.space.xs }));
export const row = style(inDomain({ display: 'flex', alignItems: 'start', gap: vars.space.s, flexWrap: 'wrap' }));
export const grow = style(inDomain({ flex: '1 1 auto' }));
