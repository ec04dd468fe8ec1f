import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

/** A card's price, as large as on the product's page. */
export const price = style(inDomain({ display: 'grid', vars: { [vars.price.size]: vars.price.sizeLarge } }));
