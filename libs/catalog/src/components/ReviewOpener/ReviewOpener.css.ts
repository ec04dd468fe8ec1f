import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const opener = style(inDomain({ cursor: 'pointer', minBlockSize: vars.touch.min, alignContent: 'center' }));
