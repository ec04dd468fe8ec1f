import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style(inDomain({ display: 'grid', justifyItems: 'start', gap: vars.space.l }));
/** The average and the note on it. */
export const average = style(inDomain({ display: 'grid', gap: vars.space.xs }));
export const failure = style(inDomain({ display: 'grid', justifyItems: 'start', gap: vars.space.s }));
const muted = inDomain({ color: vars.color.muted, fontSize: vars.size.s });
export const note = style(muted);
export const list = style(inDomain({ display: 'grid', gap: vars.space.m, inlineSize: '100%', listStyle: 'none' }));
export const review = style(
  inDomain({
    display: 'grid',
    gap: vars.space.xxs,
    paddingBlockEnd: vars.space.m,
    borderBlockEnd: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
  }),
);
export const by = style([note, inDomain({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s })]);
