import { style } from '@vanilla-extract/css';
import { inDomain, vars } from '@etalage/ui/theme';

export const view = style(
  inDomain({
    display: 'grid',
    gap: vars.space.m,
    maxInlineSize: vars.layout.text,
    marginInline: 'auto',
    paddingBlock: vars.space.section,
    paddingInline: vars.space.gutter,
  }),
);
export const actions = style(inDomain({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m }));
export const home = style(
  inDomain({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.button.height,
    paddingInline: vars.button.padding,
    borderRadius: vars.radius.control,
    background: vars.color.action,
    color: vars.color.onAction,
    fontWeight: vars.button.weight,
  }),
);
