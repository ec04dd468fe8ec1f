import { animatedDetails, inDomain, instantDetails, vars, when } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const collapsible = style(inDomain({ ...animatedDetails, ...when({ calm: instantDetails }) }));
export const opener = style(inDomain({ selectors: { '[open] > &': { marginBlockEnd: vars.space.m } } }));
