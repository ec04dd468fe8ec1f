import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style(inDomain({ display: 'grid', gap: vars.space.s, maxInlineSize: vars.layout.text }));
export const hint = style(inDomain({ color: vars.color.muted }));
export const address = style(inDomain({ overflowWrap: 'anywhere' }));
export const acts = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));
