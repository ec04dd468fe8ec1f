import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style(inDomain({ display: 'grid', gap: vars.space.xxs, fontSize: vars.size.s }));
