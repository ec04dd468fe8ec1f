import { style } from '@vanilla-extract/css';
import { fromDesktop, inDomain, vars, when } from '@etalage/ui/theme';

export const header = style(
  inDomain({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.level.header,
    background: vars.color.header,
    color: vars.color.onHeader,
    borderBlockEnd: vars.header.border,
    ...when({ desktop: { minBlockSize: vars.layout.header }, low: { position: 'relative' } }),
  }),
);
export const bar = style(
  inDomain({
    display: 'grid',
    // The logo is what gives way where a phone is narrow.
    gridTemplateColumns: '1fr minmax(0, auto) 1fr',
    alignItems: 'center',
    minBlockSize: vars.layout.mobileHeader,
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    ...fromDesktop({ minBlockSize: 'auto', paddingBlock: vars.space.s }),
  }),
);
export const hamburger = style(
  inDomain({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.touch.min,
    blockSize: vars.touch.min,
    ...fromDesktop({ visibility: 'hidden' }),
  }),
);
export const logo = style(
  inDomain({ display: 'block', inlineSize: vars.layout.logo, maxInlineSize: 'min(45vw, 100%)' }),
);
export const icons = style(
  inDomain({ display: 'flex', justifyContent: 'flex-end', ...fromDesktop({ gap: vars.space.xs }) }),
);
