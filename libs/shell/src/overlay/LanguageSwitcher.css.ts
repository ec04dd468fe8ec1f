import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(inDomain({ listStyle: 'none' }));
export const language = style(
  inDomain({ display: 'flex', alignItems: 'center', gap: vars.space.s, minBlockSize: vars.touch.min }),
);
