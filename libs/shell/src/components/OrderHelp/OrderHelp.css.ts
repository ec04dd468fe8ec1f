import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style(inDomain({ fontSize: vars.size.l }));
export const words = style(inDomain({ overflowWrap: 'anywhere' }));
