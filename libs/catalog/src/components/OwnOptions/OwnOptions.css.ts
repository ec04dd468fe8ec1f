import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const options = style(inDomain({ display: 'grid', gap: vars.space.m }));
