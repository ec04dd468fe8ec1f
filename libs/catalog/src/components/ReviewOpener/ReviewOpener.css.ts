import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const opener = style(inDomain({ selectors: { '[open] > &': { marginBlockEnd: vars.space.m } } }));
