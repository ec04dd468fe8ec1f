import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const fields = style(inDomain({ display: 'grid', gap: vars.space.m }));
export const pair = style(
  inDomain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.m }),
);
/** A zip code is short; the words over the house number are not. */
export const zipPair = style([pair, inDomain({ gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' })]);
export const shared = style(inDomain({ gridColumn: '1 / -1', color: vars.color.danger, fontSize: vars.size.s }));
