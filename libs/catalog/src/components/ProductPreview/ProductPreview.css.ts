import { inDomain, vars } from '@etalage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const price = style(inDomain({ display: 'grid' }));
/** What is paid is as large as on the product's page: the reduced price, or the only one. */
globalStyle(
  `${price} [data-price] > :is(ins, span:last-child:not(ins ~ *))`,
  inDomain({ fontSize: vars.price.sizeLarge }),
);
