import { fromDesktop, inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style(inDomain({ outline: 'none' }));
export const list = style(inDomain({ display: 'grid', listStyle: 'none', maxInlineSize: vars.layout.text }));
export const row = style(
  inDomain({
    display: 'grid',
    gridTemplateColumns: `${vars.layout.thumbnail} minmax(0, 1fr)`,
    alignItems: 'start',
    columnGap: vars.space.m,
    paddingBlock: vars.space.m,
    borderBlockEnd: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
  }),
);
export const picture = style(inDomain({ inlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.picture }));
export const words = style(inDomain({ display: 'grid', rowGap: vars.space.xs, minInlineSize: 0 }));
export const name = style(
  inDomain({
    fontFamily: vars.font.body,
    fontSize: vars.size.m,
    fontWeight: vars.weight.strong,
    letterSpacing: vars.tracking.body,
    overflowWrap: 'anywhere',
  }),
);
export const choices = style(inDomain({ color: vars.color.muted, fontSize: vars.size.s }));
export const note = style(
  inDomain({ color: vars.color.success, fontSize: vars.size.s, fontWeight: vars.weight.strong }),
);
export const acts = style(
  inDomain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    marginBlockStart: vars.space.xs,
  }),
);
/** At the end of the row where there is room; on a phone it stands under the other acts. */
export const remove = style(inDomain(fromDesktop({ marginInlineStart: 'auto' })));
