import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style(inDomain({ color: vars.color.muted, fontSize: vars.size.s, marginTop: vars.space.xs }));
