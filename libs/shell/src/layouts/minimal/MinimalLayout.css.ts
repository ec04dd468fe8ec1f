import { style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

export const header = style(
  inDomain({ display: 'grid', placeItems: 'center', minBlockSize: vars.layout.mobileHeader }),
);
export const logo = style(inDomain({ display: 'block', inlineSize: vars.layout.logo }));
