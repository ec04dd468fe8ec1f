import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style(inDomain({ display: 'grid', gap: vars.space.xs }));
export const row = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));
export const saving = style(inDomain({ color: vars.color.success }));
