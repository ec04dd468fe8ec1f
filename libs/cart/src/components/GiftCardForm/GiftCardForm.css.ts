import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const giftCards = style(inDomain({ display: 'grid' }));
export const card = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: vars.space.m,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const buttons = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));
