import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style(inDomain({ display: 'grid', justifyItems: 'start', gap: vars.space.s, minWidth: 0 }));
export const address = style(inDomain({ overflowWrap: 'anywhere' }));
export const hint = style(inDomain({ color: vars.color.muted }));
export const failure = style(inDomain({ color: vars.color.danger }));
