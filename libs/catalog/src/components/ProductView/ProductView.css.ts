import { inDomain, onHover, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const crumb = style(inDomain({ ...onHover({ ':hover': { textDecoration: 'underline' } }) }));
export const error = style(inDomain({ color: vars.color.danger }));
export const info = style(inDomain({ color: vars.color.muted }));
