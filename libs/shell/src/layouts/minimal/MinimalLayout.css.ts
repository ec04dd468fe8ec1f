import { globalStyle, style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

export const header = style(
  inDomain({ display: 'grid', placeItems: 'center', minBlockSize: vars.layout.mobileHeader }),
);
export const logo = style(inDomain({ display: 'block', inlineSize: vars.layout.logo }));
export const footer = style({});
// Some of its buttons open overlays, which this layout does not have.
globalStyle(`${footer} button[data-overlay]`, inDomain({ display: 'none' }));
