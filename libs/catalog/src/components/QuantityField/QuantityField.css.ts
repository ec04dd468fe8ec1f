import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const field = style(inDomain({ display: 'grid', gap: vars.space.xxs, justifyItems: 'start' }));
export const limit = style(inDomain({ color: vars.color.danger, fontSize: vars.size.s }));
