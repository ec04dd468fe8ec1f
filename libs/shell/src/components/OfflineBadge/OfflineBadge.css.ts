import { style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

export const badge = style(
  inDomain({ background: vars.color.warning, color: vars.color.onWarning, padding: vars.space.s, textAlign: 'center' }),
);
