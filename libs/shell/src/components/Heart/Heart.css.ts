import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const heart = style(
  inDomain({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.touch.min,
    blockSize: vars.touch.min,
    borderRadius: vars.radius.round,
    background: vars.color.raised,
    color: vars.color.onRaised,
  }),
);
globalStyle(`${heart}[aria-pressed=true] svg`, { '@layer': { domain: { fill: 'currentColor' } } });
/** In the header of a phone, where three icons and the logo are all that fits; the tab bar has the way to the wishlist there. */
export const onDesktop = style(inDomain({ display: 'none', ...fromDesktop({ display: 'contents' }) }));
