import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(inDomain({ display: 'flex', alignItems: 'center', gap: vars.space.s }));
export const label = style(
  inDomain({ display: 'flex', alignItems: 'center', gap: vars.space.s, fontSize: vars.size.s, whiteSpace: 'nowrap' }),
);
