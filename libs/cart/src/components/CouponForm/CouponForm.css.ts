import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const coupon = style(inDomain({ display: 'grid' }));
export const applied = style(inDomain({ overflowWrap: 'anywhere' }));
/** Its word begins where the text above it does, not inside the edge of its button. */
export const remove = style(inDomain({ justifySelf: 'start', paddingInline: 0 }));
export const failure = style(inDomain({ color: vars.color.danger, fontSize: vars.size.s }));
