import { style } from '@vanilla-extract/css';
import { inUi } from '../../theme/rules.ts';
import { vars } from '../../theme/vars.ts';

export const empty = style(
  inUi({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.m,
    maxInlineSize: vars.layout.text,
    paddingBlock: vars.space.xxl,
  }),
);
export const title = style(inUi({ fontSize: vars.size.xl }));
export const text = style(inUi({ color: vars.color.muted }));
