import { inDomain, vars } from '@etalage/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    paddingBlock: vars.space.m,
    borderBlockStart: `${vars.border.divider} ${vars.border.dividerStyle} ${vars.color.line}`,
    fontSize: vars.size.s,
  }),
);
export const promise = style(inDomain({ display: 'flex', gap: vars.space.m, alignItems: 'center' }));
export const more = style(
  inDomain({
    display: 'block',
    color: vars.color.muted,
    textDecoration: 'underline',
    textUnderlineOffset: vars.space.xxs,
  }),
);
