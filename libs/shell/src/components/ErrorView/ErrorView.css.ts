import { style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

/** In the middle of what header and footer leave. */
export const view = style(
  inDomain({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space.m,
    blockSize: '100%',
    paddingBlock: vars.space.section,
    paddingInline: vars.space.gutter,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);
export const sign = style(
  inDomain({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.layout.thumbnail,
    blockSize: vars.layout.thumbnail,
    borderRadius: vars.radius.round,
    background: vars.color.accent,
    color: vars.color.onAccent,
  }),
);
export const actions = style(
  inDomain({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.m,
    marginBlockStart: vars.space.m,
  }),
);
export const more = style(inDomain({ marginBlockStart: vars.space.l }));
export const reference = style(inDomain({ color: vars.color.muted, fontSize: vars.size.s }));
